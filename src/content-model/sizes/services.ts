/** `sizes` of pictures of the services page, see `SLOTS`. */
export const SERVICES_SIZES = {
  narrowChapter: "(min-width: 1200px) 27vw, (min-width: 992px) 25vw, (min-width: 768px) 35vw, calc(100vw - 40px)",
  middleChapter:
    "(min-width: 2000px) 38vw, (min-width: 1200px) 34vw, (min-width: 992px) 32vw, (min-width: 768px) 43vw, calc(100vw - 20px)",
  wideChapter: "(min-width: 1200px) 38vw, (min-width: 992px) 31vw, (min-width: 768px) 43vw, calc(100vw - 20px)",
} as const;
