import type { SiteSearchOptions } from "../../plugins/gatsby-plugin-site-search/options";
import { blogPagePath } from "../blog/blog-pages";

/** The pages of the blog list after the first one, whose cards lead to articles. */
const FURTHER_BLOG_PAGES = `${blogPagePath(1)}/page/`;

const WORDS_OF_INTERFACE = [
  // What is not printed, but for sections that are not printed as a whole.
  "body > * .unprinted",
  ".visually-hidden",
  // Links of components, which stand by themselves. Those within texts have no class.
  ..."div header p li".split(" ").map((parent) => `${parent} > a[class]`),
  // Category, dates and author of an article, which are its metadata, and its reading time.
  "article > header ul",
  "article > header [class^=author-]",
  // Labels and head rows of components. Tables of texts have no class.
  "[class^=label-]",
  "[class^=clock-]",
  "thead[class]",
  // The way back from a footnote.
  "a[href^='#fnref']",
];

/** Options of gatsby-plugin-site-search. */
export const SITE_SEARCH: SiteSearchOptions = {
  language: "en",
  // C++ and C# are words.
  wordCharacters: "+#",
  pageFilter: "kind:page",
  ignored: WORDS_OF_INTERFACE,
  isSearched: (address) => !address.startsWith(FURTHER_BLOG_PAGES),
};
