import { slidesIn } from "./row-fit";

/**
 * Exposes usable slides to assistive technology, also those that are partly in view: react-slick
 * hides them whenever it renders.
 */
export function exposeUsableSlides(row: Element): void {
  for (const slide of slidesIn(row))
    slide.closest("[aria-hidden]")?.setAttribute("aria-hidden", String(slide.inert));
}

/** Keeps the slides of a row inert that are out of view, and moves their focus to the row. */
export function keepHiddenSlidesInert(row: HTMLElement) {
  const inView = new Set<Element>();
  let coming = new Set<Element>();
  const update = () => {
    for (const slide of slidesIn(row)) {
      const isUsable = inView.has(slide) || coming.has(slide);
      if (!isUsable && slide.contains(document.activeElement)) row.focus({ preventScroll: true });
      slide.inert = !isUsable;
    }
    exposeUsableSlides(row);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) {
          inView.add(target);
          coming.delete(target);
        } else inView.delete(target);
      }
      update();
    },
    { root: row },
  );
  for (const slide of slidesIn(row)) observer.observe(slide);
  return {
    /**
     * Makes slides usable before they come into view: Tab may be pressed again until then. Those of
     * an earlier move are inert again unless they are in view.
     */
    announce(from: number, to: number): void {
      coming = new Set(slidesIn(row).slice(from, to));
      update();
    },
    stop: () => observer.disconnect(),
  };
}
