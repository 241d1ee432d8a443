/**
 * Interface strings: the words that belong to the interface and not to the content. Those marked (spec) are fixed by
 * the specification, letter by letter.
 */
export const STRINGS = {
  /** (spec) */
  letsTalk: "Let's talk",
  /** (spec) */
  startProject: "Start project",
  /** (spec) */
  learnMore: "Learn More",
  /** Visually hidden after "Learn More", for screen readers and search engines. */
  aboutIt: (name: string) => ` about ${name}`,
  /** (spec) */
  loadMore: "Load More",
  /** (spec) */
  notFound: "This page could not be found",
  /** (spec) */
  backToHome: "Back to the home page",
  /** (spec) */
  thereIsMore: "There is more",
  /** (spec) */
  backToTop: "Back to top",
  /** (spec) */
  errorPageFailed: "An error occurred while showing the error page",
  /** (spec) */
  goBackToHome: "Go back to home",
  /** (spec) */
  unknownGuard: "Unknown middleware",
  reload: "Try again",
  pageMissing: "This page could not be loaded",
  loading: "Loading",
  offline: "You are offline. What you have opened is still here; the rest waits until you are back.",
  close: "Close",
  cookieSettings: "Cookie settings",
  skipToContent: "Skip to content",
  menu: "Menu",
  closeMenu: "Close the menu",
  whatWeDo: "What we do",
  mainNavigation: "Main",
  footerNavigation: "Footer",
  legalNavigation: "Legal",
  socialNavigation: "Social networks",
  onThisPage: "On this page",
  allWorks: "All works",
  allArticles: "All articles",
  allPositions: "All open positions",
  services: "Services",
  industry: "Industry",
  keyServices: "Key services",
  nextWork: "Next case study",
  published: "Published",
  updated: "Updated",
  writtenBy: "By",
  aboutTheAuthor: "About the author",
  readingTime: "min read",
  topics: "Topics",
  pages: "Pages",
  page: "Page",
  headquarters: "Headquarters",
  remote: "Remote possible",
  draft: "Draft: not on the live site",
  scheduled: "Scheduled: not on the live site yet",
  /** What the built Markdown says to those who cannot see it. */
  markdown: {
    table: "Table",
    code: "Code",
    done: "Done",
    toDo: "To do",
    footnote: "Footnote",
    footnotes: "Footnotes",
    backToText: "Back to the text",
    sectionLink: "Link to section",
  },
  awardsTable: "Table of awards",
  applyForPosition: "Apply for this position",
  /** Visually hidden after it. */
  asPosition: (name: string) => ` as ${name}`,
  localTime: "Local time",
  employment: { FULL_TIME: "Full-time", PART_TIME: "Part-time", CONTRACTOR: "Contract", INTERN: "Internship" },
  award: "Award",
  organisation: "Given by",
  project: "For",
  year: "Year",
  formMissing: "The form could not be loaded.",
  formPage: "Open it on a page of its own",
  feed: "Articles as a feed",
  nothingHere: "There is nothing here yet.",
} as const;
