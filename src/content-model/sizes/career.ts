/** `sizes` of the picture of the career page, see `SLOTS`: as tall as its place, it is wider than the part of it that shows. */
export const CAREER_SIZES = {
  opening: "(min-width: 768px) calc(100vw - 80px), 700px",
  teaser: "(min-width: 992px) 100vw, 146vw",
} as const;
