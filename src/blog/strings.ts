/** What browsers call the feed; they read it in the built page. */
export const JSON_FEED_TITLE = "Articles as a feed (JSON)";

/** Words of the blog list. "Load More" is the specification's and stands in `strings.ts`. */
export const BLOG_STRINGS = {
  topics: "Topics",
  pages: "Pages",
  page: "Page",
  categories: "Categories",
  all: "All",
  articlesOn: (category: string) => `Articles on ${category}`,
  /** Below the articles that are there, or in the place of them. */
  loadFailed: "The articles you asked for could not be loaded.",
  tryAgain: "Try again",
  /** How much of the list, or of a category, is shown. */
  shown: (shown: number, total: number, category?: string) =>
    `${shown} of ${total} ${total === 1 ? "article" : "articles"}${category ? ` on ${category}` : ""}`,
  /** The same where the list begins later; both are counted from 1. */
  shownFrom: (first: number, last: number, total: number) =>
    first === last ? `Article ${last} of ${total}` : `${first}–${last} of ${total} articles`,
  added: (count: number) => `${count} more ${count === 1 ? "article" : "articles"}.`,
  end: "You have reached the first thing we ever wrote here.",
  endOfCategory: (category: string) => `That is everything on ${category} so far.`,
  feed: "All articles as RSS",
  /** The link to a category's articles; after it, visually hidden, `onTopic`. */
  articles: "Articles",
  onTopic: (category: string) => ` on ${category}`,
  gap: "and so on",
} as const;
