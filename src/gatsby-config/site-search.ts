import type { SiteSearchOptions } from "../../plugins/gatsby-plugin-site-search/options";
import { blogPagePath } from "../blog/blog-pages";

/** The pages of the blog list after the first one, whose cards lead to articles. */
const FURTHER_BLOG_PAGES = `${blogPagePath(1)}/page/`;

/** Options of gatsby-plugin-site-search. */
export const SITE_SEARCH: SiteSearchOptions = {
  language: "en",
  // C++ and C# are words.
  wordCharacters: "+#",
  pageFilter: "kind:page",
  isSearched: (address) => !address.startsWith(FURTHER_BLOG_PAGES),
};
