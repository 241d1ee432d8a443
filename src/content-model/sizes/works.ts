/** `sizes` of pictures of the works page and of case studies, see `SLOTS`. */
export const WORKS_SIZES = {
  /** On a phone the poster is 128vw wide and cropped; a smaller file loads sooner there. */
  opening: "(min-width: 768px) calc(100vw - 80px), 92vw",
  next: "(min-width: 768px) calc(52vw - 60px), calc(100vw - 40px)",
  wallFull: "(min-width: 768px) calc(90vw - 80px), 100vw",
  wallLarge: "(min-width: 992px) 50vw, (min-width: 768px) 39vw, calc(100vw - 40px)",
  wallSmall: "(min-width: 992px) 35vw, (min-width: 768px) 39vw, calc(100vw - 40px)",
} as const;
