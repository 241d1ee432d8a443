/**
 * `sizes` of the pictures, by where they stand: how wide the style sheets draw a picture there, by which the browser chooses one of
 * the files of its slot.
 */

/** Pictures that stand on pages of several kinds. */
export const CARD_SIZES = {
  work: "(min-width: 1200px) 600px, (min-width: 640px) 50vw, 100vw",
  workSlide: "(min-width: 950px) 760px, 80vw",
  article: "(min-width: 1200px) 380px, (min-width: 640px) 50vw, 100vw",
  articleSlide:
    "(min-width: 1200px) 34vw, (min-width: 976px) 400px, (min-width: 768px) 41vw, (min-width: 500px) 400px, 80vw",
  author: "120px",
  service: "(min-width: 992px) 37vw, 88px",
  serviceBlade: "(min-width: 1200px) 28vw, 176px",
  industry: "(min-width: 992px) 50vw, 100vw",
  member: "(min-width: 992px) 20vw, (min-width: 768px) 38vw, 30vw",
  processSlide: "(min-width: 1040px) 760px, 74vw",
  logo: "160px",
  office: "(min-width: 992px) 28vw, (min-width: 768px) 36vw, 90vw",
} as const;

/** Pictures of the works page and of case studies. */
export const WORKS_SIZES = {
  /** On small screens the poster is cropped at its sides: it is drawn wider than the window. */
  opening: "(min-width: 768px) calc(100vw - 80px), 128vw",
  next: "(min-width: 768px) calc(52vw - 60px), calc(100vw - 40px)",
  wallFull: "(min-width: 768px) calc(90vw - 80px), 100vw",
  wallLarge: "(min-width: 992px) 50vw, (min-width: 768px) 39vw, calc(100vw - 40px)",
  wallSmall: "(min-width: 992px) 35vw, (min-width: 768px) 39vw, calc(100vw - 40px)",
} as const;

/** Pictures of the services page. */
export const SERVICES_SIZES = {
  /** As tall as the words beside it: the picture is wider than the part of it that shows. */
  tall: "(min-width: 1200px) 74vw, (min-width: 768px) 40vw, calc(100vw - 40px)",
  edge: "(min-width: 768px) 40vw, calc(100vw - 40px)",
  column: "(min-width: 1200px) 27vw, (min-width: 768px) 38vw, calc(100vw - 40px)",
} as const;

/** Pictures of the blog and its articles. */
export const BLOG_SIZES = {
  cover: "(min-width: 768px) 85vw, 90vw",
  lead: "(min-width: 1250px) 57vw, 90vw",
  sevenColumns: "(min-width: 992px) 51vw, (min-width: 576px) 41vw, 90vw",
  fiveColumns: "(min-width: 992px) 36vw, (min-width: 576px) 41vw, 90vw",
  fourColumns: "(min-width: 992px) 28vw, (min-width: 576px) 41vw, 36vw",
} as const;

/** Pictures of the news. */
export const NEWS_SIZES = {
  lead: "(min-width: 1200px) 60vw, 100vw",
  small: "(min-width: 1200px) 27vw, (min-width: 768px) 38vw, (min-width: 576px) 90vw, 36vw",
} as const;

export const PEOPLE_SIZES = {
  person: "104px",
  /** As tall as a blade, wider than the part of it that shows. */
  blade: "(min-width: 1200px) 31vw, 176px",
  face: "(min-width: 640px) 28vw, 180px",
} as const;

/** The picture of the career page: as tall as its place, it is wider than the part of it that shows. */
export const CAREER_SIZES = {
  opening: "(min-width: 768px) calc(100vw - 80px), 700px",
  teaser: "(min-width: 992px) 100vw, 146vw",
} as const;
