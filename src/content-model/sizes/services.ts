/** `sizes` of pictures of the services page, see `SLOTS`. */
export const SERVICES_SIZES = {
  edgeChapter: "(min-width: 1200px) 40vw, (min-width: 768px) 43vw, calc(100vw - 40px)",
  columnChapter: "(min-width: 1200px) 27vw, (min-width: 768px) 38vw, calc(100vw - 40px)",
} as const;
