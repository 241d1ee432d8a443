import { type MouseEvent, useCallback, useRef } from "react";
import { SCROLL_DOWN_MS, SCROLL_TO_TOP_MS } from "../../../constants/motion";
import { STRINGS } from "../../../constants/strings";
import { useMenu } from "../../../stores/overlays";
import { useScroll } from "../../../stores/scroll";
import { classNames } from "../../../utils/class-names";
import { animateScroll } from "./animate-scroll";
import * as styles from "./scroll-buttons.module.scss";

/** At the top of a page the hint that there is more, further down a button back to the top. */
export function ScrollButtons() {
  const hasMore = useScroll((state) => state.hasMore);
  const isFarDown = useScroll((state) => state.isFarDown);
  const { isOpen } = useMenu();
  const byKeyboard = useRef(false);
  // One button replaces the other in the same place: keep the focus.
  const takeOver = useCallback((button: HTMLButtonElement | null) => {
    if (byKeyboard.current && document.activeElement === document.body) button?.focus({ preventScroll: true });
  }, []);
  const go = (event: MouseEvent) => {
    byKeyboard.current = event.detail === 0;
    if (hasMore) animateScroll(scrollY + innerHeight, SCROLL_DOWN_MS);
    else animateScroll(0, SCROLL_TO_TOP_MS);
  };
  if (isOpen || !(hasMore || isFarDown)) return null;
  return (
    <button
      key={hasMore ? "down" : "up"}
      type="button"
      ref={takeOver}
      className={classNames(styles.root, hasMore && styles.down)}
      onClick={go}
    >
      <span className={styles.words}>{hasMore ? STRINGS.thereIsMore : STRINGS.backToTop}</span>
    </button>
  );
}
