import { onFirstUserInput } from "../../../dom/on-first-user-input";

/** Ease in and out. */
export const ease = (share: number): number => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);

/**
 * Scrolls the page smoothly, until the visitor scrolls, clicks, types or navigates.
 * @param to from the top, in CSS pixels
 * @param duration in ms; with reduced motion it jumps
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
