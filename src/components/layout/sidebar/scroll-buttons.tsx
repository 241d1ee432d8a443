import { type MouseEvent, useCallback, useRef } from "react";
import { SCROLL_DOWN_MS, SCROLL_TO_TOP_MS } from "../../../constants/motion";
import { STRINGS } from "../../../constants/strings";
import { useMenu } from "../../../stores/menu";
import { useScroll } from "../../../stores/scroll";
import { classNames } from "../../../utils/class-names";
import { animateScroll } from "./animate-scroll";
import * as styles from "./scroll-buttons.module.scss";

/** At the top of a page the hint that there is more, further down a button back to the top. */
export function ScrollButtons() {
  const { hasMore, isFarDown } = useScroll();
  const { isOpen } = useMenu();
  const byKeyboard = useRef(false);
  // One button replaces the other in the same place: keep the focus.
  const takeOver = useCallback((button: HTMLButtonElement | null) => {
    if (byKeyboard.current && document.activeElement === document.body) button?.focus({ preventScroll: true });
  }, []);
  const go = (event: MouseEvent, to: number, duration: number) => {
    byKeyboard.current = event.detail === 0;
    animateScroll(to, duration);
  };
  if (isOpen) return null;
  if (hasMore) {
    return (
      <button
        key="down"
        type="button"
        className={classNames(styles.root, styles.down)}
        ref={takeOver}
        onClick={(event) => go(event, scrollY + innerHeight, SCROLL_DOWN_MS)}
      >
        <span className={styles.words}>{STRINGS.thereIsMore}</span>
      </button>
    );
  }
  if (!isFarDown) return null;
  return (
    <button
      key="up"
      type="button"
      ref={takeOver}
      className={styles.root}
      onClick={(event) => go(event, 0, SCROLL_TO_TOP_MS)}
    >
      <span className={styles.words}>{STRINGS.backToTop}</span>
    </button>
  );
}
