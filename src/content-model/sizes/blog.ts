/** `sizes` of pictures of the blog and its articles, see `SLOTS`. */
export const BLOG_SIZES = {
  cover: "(min-width: 768px) 85vw, 90vw",
  lead: "(min-width: 1250px) 57vw, 90vw",
  sevenColumns: "(min-width: 992px) 51vw, (min-width: 576px) 41vw, 90vw",
  fiveColumns: "(min-width: 992px) 36vw, (min-width: 576px) 41vw, 90vw",
  fourColumns: "(min-width: 992px) 28vw, (min-width: 576px) 41vw, 36vw",
} as const;
