/** `sizes` of pictures of the news, see `SLOTS`. */
export const NEWS_SIZES = {
  lead: "(min-width: 1200px) 60vw, 100vw",
  small: "(min-width: 1200px) 27vw, (min-width: 768px) 38vw, (min-width: 576px) 90vw, 36vw",
} as const;
