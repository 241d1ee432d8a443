import { slidesIn } from "./row-fit";

/** Shows slides partly in view to assistive technology, from which react-slick hides them whenever it draws. */
export function showSeen(row: Element): void {
  for (const slide of slidesIn(row)) slide.closest("[aria-hidden]")?.setAttribute("aria-hidden", String(slide.inert));
}

/** Keeps slides out of view out of reach; their focus goes to the row. @returns stops it */
export function keepUnseenInert(row: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting && target.contains(document.activeElement)) row.focus({ preventScroll: true });
        (target as HTMLElement).inert = !isIntersecting;
      }
      showSeen(row);
    },
    { root: row },
  );
  for (const slide of slidesIn(row)) observer.observe(slide);
  return () => observer.disconnect();
}

/** Lets slides be reached that are about to come into view: Tab may be pressed again before they are there. */
export function letIn(row: Element, from: number, to: number): void {
  for (const slide of slidesIn(row).slice(from, to)) slide.inert = false;
}

/** Fetches the pictures of slides now: what is clipped at the edge of a row comes near to no view by itself. */
export function fetchPictures(row: Element, from: number, to: number): void {
  for (const slide of slidesIn(row).slice(from, to))
    for (const picture of slide.querySelectorAll("img")) picture.loading = "eager";
}
