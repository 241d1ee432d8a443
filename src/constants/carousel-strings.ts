/** Words of rows that move, most of them for those who cannot see where a row stands. */
export const CAROUSEL_STRINGS = {
  /** How assistive technology calls the row and its parts, instead of "group". */
  carousel: "carousel",
  slide: "slide",
  previous: "Previous",
  next: "Next",
  /** The name of a slide. */
  place: (slide: number, count: number) => `${slide} of ${count}`,
  /** Said when the row has moved. */
  moved: (first: number, last: number, count: number) =>
    first === last ? `Slide ${first} of ${count}` : `Slides ${first} to ${last} of ${count}`,
  /** The same for the eye. */
  range: (first: number, last: number) => (first === last ? String(first) : `${first}–${last}`),
} as const;
