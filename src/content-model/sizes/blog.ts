/** `sizes` of pictures of the blog and its articles, see `SLOTS`. */
export const BLOG_SIZES = {
  card: "(min-width: 1200px) 380px, (min-width: 640px) 50vw, 100vw",
  slide:
    "(min-width: 1200px) 34vw, (min-width: 976px) 400px, (min-width: 768px) 41vw, (min-width: 500px) 400px, 80vw",
  author: "120px",
  cover: "(min-width: 768px) 85vw, 90vw",
  lead: "(min-width: 1250px) 57vw, 90vw",
  sevenColumns: "(min-width: 992px) 51vw, (min-width: 576px) 41vw, 90vw",
  fiveColumns: "(min-width: 992px) 36vw, (min-width: 576px) 41vw, 90vw",
  fourColumns: "(min-width: 992px) 28vw, (min-width: 576px) 41vw, 36vw",
} as const;
