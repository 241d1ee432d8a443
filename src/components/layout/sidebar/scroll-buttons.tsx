import { type MouseEvent, useCallback, useRef } from "react";
import { onFirstUserInput } from "../../../browser/dom/on-first-user-input";
import { useMenu } from "../../../browser/stores/overlays";
import { useScroll } from "../../../browser/stores/scroll";
import { SCROLL_DOWN_MS, SCROLL_TO_TOP_MS } from "../../../constants/motion";
import { STRINGS } from "../../../constants/strings";
import { classNames } from "../../../ui/class-names";
import * as styles from "./scroll-buttons.module.scss";

/** Easing that accelerates and slows down. @param share of the duration, 0 to 1 */
const ease = (share: number): number =>
  share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;

/**
 * Scrolls the page smoothly, until the visitor acts or navigates. With reduced motion it jumps.
 * @param to position from the top, in CSS pixels
 * @param duration in ms
 */
export function animateScroll(to: number, duration: number): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    scrollTo({ top: to, behavior: "instant" });
    return;
  }
  const from = scrollY;
  const started = performance.now();
  const address = location.href;
  let frame = 0;
  const stop = onFirstUserInput(() => cancelAnimationFrame(frame));
  const step = (now: number) => {
    if (location.href !== address) return stop();
    const share = Math.min(1, Math.max(0, now - started) / duration);
    scrollTo({ top: from + (to - from) * ease(share), behavior: "instant" });
    if (share < 1) frame = requestAnimationFrame(step);
    else stop();
  };
  frame = requestAnimationFrame(step);
}

/** A button that scrolls down at the top of a page, and back to the top further down. */
export function ScrollButtons() {
  const hasMore = useScroll((state) => state.hasMore);
  const isFarDown = useScroll((state) => state.isFarDown);
  const { isOpen } = useMenu();
  const byKeyboard = useRef(false);
  // One button replaces the other in the same place, and gets its focus.
  const takeFocus = useCallback((button: HTMLButtonElement | null) => {
    if (byKeyboard.current && document.activeElement === document.body)
      button?.focus({ preventScroll: true });
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
      ref={takeFocus}
      className={classNames(styles.root, hasMore && styles.down)}
      onClick={go}
    >
      <span className={styles.words}>{hasMore ? STRINGS.thereIsMore : STRINGS.backToTop}</span>
    </button>
  );
}
