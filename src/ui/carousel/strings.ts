/** Strings of carousels, most of them for screen readers. */
export const CAROUSEL_STRINGS = {
  /** Role descriptions of the row and its slides, instead of "group". */
  carousel: "carousel",
  slide: "slide",
  previous: "Previous",
  next: "Next",
  /** Name of a slide. */
  place: (slide: number, count: number) => `${slide} of ${count}`,
  /** Announced after a move. */
  moved: (first: number, last: number, count: number) =>
    first === last ? `Slide ${first} of ${count}` : `Slides ${first} to ${last} of ${count}`,
  /** Shown between the buttons. */
  range: (first: number, last: number) => (first === last ? String(first) : `${first}–${last}`),
} as const;
