/** `sizes` of pictures of the blog and its articles, see `SLOTS`. */
export const BLOG_SIZES = {
  cover: "(min-width: 2049px) 82vw, (min-width: 1920px) 1680px, (min-width: 768px) 85vw, 90vw",
  lead: "(min-width: 2049px) 54.2vw, (min-width: 1920px) 1110px, (min-width: 1250px) 57vw, 90vw",
  sevenColumns:
    "(min-width: 2049px) 47.2vw, (min-width: 1920px) 968px, (min-width: 992px) 51vw, (min-width: 576px) 41vw, 90vw",
  fiveColumns:
    "(min-width: 2049px) 33.3vw, (min-width: 1920px) 683px, (min-width: 992px) 36vw, (min-width: 576px) 41vw, 90vw",
  fourColumns:
    "(min-width: 2049px) 26.4vw, (min-width: 1920px) 540px, (min-width: 992px) 28vw, (min-width: 576px) 41vw, 90vw",
} as const;
