/**
 * `sizes` of the picture of the career page, see `SLOTS`: as tall as its place, it is wider than
 * the part of it that shows. On a phone it is 700 pixels wide; the first picture of the page is
 * worth two thirds of them there.
 */
export const CAREER_SIZES = {
  opening: "(min-width: 768px) calc(100vw - 80px), 480px",
  teaser: "(min-width: 992px) 100vw, 146vw",
} as const;
