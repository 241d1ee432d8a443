import { COUNT_MS } from "../../../../constants/motion";

/**
 * Computes the number that a count shows, which is fast at first and slows down.
 * @param elapsed time since the beginning, in ms
 */
function numberAt(value: number, elapsed: number): number {
  const remaining = 1 - Math.min(elapsed / COUNT_MS, 1);
  return Math.round(value * (1 - remaining ** 3));
}

/** Counts up to a figure. The style sheet draws the attribute on top of the text, which stays. */
function count(figure: HTMLElement): void {
  const value = Number(figure.textContent);
  // The first frame may have an earlier time than this call.
  let begin: number | undefined;
  const step = (now: number) => {
    begin ??= now;
    if (now - begin < COUNT_MS) {
      figure.dataset.count = String(numberAt(value, now - begin));
      requestAnimationFrame(step);
    } else delete figure.dataset.count;
  };
  requestAnimationFrame(step);
}

/**
 * Counts up to each figure of a list when it comes into view, once. Figures in view do not count.
 */
export function countOnce(list: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        count(target as HTMLElement);
      }
    },
    { threshold: 0.5 },
  );
  for (const figure of list.querySelectorAll<HTMLElement>("bdi > :first-child")) {
    if (figure.getBoundingClientRect().top < innerHeight) continue;
    figure.dataset.count = "0";
    observer.observe(figure);
  }
}
