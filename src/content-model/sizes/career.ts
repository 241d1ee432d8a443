/**
 * `sizes` of the picture of the career page, see `SLOTS`. It is as tall as its place and wider than
 * the visible part. On a phone it is 700 pixels wide; a file of two thirds loads sooner there.
 */
export const CAREER_SIZES = {
  opening: "(min-width: 768px) calc(100vw - 80px), 480px",
  teaser: "(min-width: 992px) 100vw, 146vw",
} as const;
