/** Titles of the feeds in the head of pages. */
export const RSS_FEED_TITLE = "Articles as a feed";
export const JSON_FEED_TITLE = "Articles as a feed (JSON)";

/**
 * Strings of the blog. "Load More", which the specification fixes, is in `constants/strings.ts`.
 */
export const BLOG_STRINGS = {
  topics: "Topics",
  pages: "Pages",
  page: "Page",
  categories: "Categories",
  all: "All",
  articlesOn: (category: string) => `Articles on ${category}`,
  /** Shown below the articles, or instead of them. */
  loadFailed: "The articles you asked for could not be loaded.",
  tryAgain: "Try again",
  /** How many articles of the list, or of a category, are shown. */
  shown: (shown: number, total: number, category?: string) =>
    `${shown} of ${total} ${total === 1 ? "article" : "articles"}${category ? ` on ${category}` : ""}`,
  /** The same for a list that begins with a later page; both numbers count from 1. */
  shownFrom: (first: number, last: number, total: number) =>
    first === last ? `Article ${last} of ${total}` : `${first}–${last} of ${total} articles`,
  added: (count: number) => `${count} more ${count === 1 ? "article" : "articles"}.`,
  end: "You have reached the first thing we ever wrote here.",
  endOfCategory: (category: string) => `That is everything on ${category} so far.`,
  feed: "All articles as RSS",
  /** Link to a category's articles. `onTopic`, visually hidden, follows it. */
  articles: "Articles",
  onTopic: (category: string) => ` on ${category}`,
  gap: "and so on",
} as const;
