import { SCROLL_DOWN_MS, SCROLL_TO_TOP_MS } from "../../../constants/motion";
import { STRINGS } from "../../../constants/strings";
import { useMenu } from "../../../stores/menu";
import { useScroll } from "../../../stores/scroll";
import { classNames } from "../../../utils/class-names";
import { animateScroll } from "./animate-scroll";
import * as styles from "./scroll-buttons.module.scss";

/** At the top of a page the hint that there is more, further down the way back up. */
export function ScrollButtons() {
  const { hasMore, isFarDown } = useScroll();
  const { isOpen } = useMenu();
  if (isOpen) return null;
  if (hasMore) {
    return (
      <button
        key="down"
        type="button"
        className={classNames(styles.root, styles.down)}
        onClick={() => animateScroll(scrollY + innerHeight, SCROLL_DOWN_MS)}
      >
        <span className={styles.words}>{STRINGS.thereIsMore}</span>
      </button>
    );
  }
  if (!isFarDown) return null;
  return (
    <button key="up" type="button" className={styles.root} onClick={() => animateScroll(0, SCROLL_TO_TOP_MS)}>
      <span className={styles.words}>{STRINGS.backToTop}</span>
    </button>
  );
}
