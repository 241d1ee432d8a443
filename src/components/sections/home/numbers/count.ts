import { COUNT_MS } from "../../../../constants/motion";

/**
 * What a counting figure shows: fast at first, slower towards its value.
 * @param elapsed in ms
 */
function figureAt(value: number, elapsed: number): number {
  const left = 1 - Math.min(elapsed / COUNT_MS, 1);
  return Math.round(value * (1 - left ** 3));
}

/** The text stays: the style sheet draws the attribute over it. */
function count(figure: HTMLElement): void {
  const value = Number(figure.textContent);
  // The time of the first frame: it may be earlier than that of this call.
  let begin: number | undefined;
  const step = (now: number) => {
    begin ??= now;
    if (now - begin < COUNT_MS) {
      figure.dataset.count = String(figureAt(value, now - begin));
      requestAnimationFrame(step);
    } else delete figure.dataset.count;
  };
  requestAnimationFrame(step);
}

/**
 * Counts each figure of a list up to its value, once, as it comes into view. One that has been seen
 * already stands still.
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
