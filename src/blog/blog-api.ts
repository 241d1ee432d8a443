import type { IGatsbyImageData } from "gatsby-plugin-image";

/**
 * One page of the list's API, `{base}/articles/{page}.json`: what cards show, without texts. The
 * names with underscores are the specification's (section 7). The build writes it, and
 * `blog/posts.ts` reads it, from another place where `GATSBY_BLOG_API_URL` names one. A remote blog
 * that articles are made of (`BLOG_API_URL`) has to answer with more: the same page, with a picture
 * and a text to each article; its shape stands in `src/build/content-loader/remote-blog`.
 */
export type BlogApiPage = {
  articles: BlogApiArticle[];
  categories: BlogApiCategory[];
  /** Counted from 1. */
  current_page: number;
  has_next_page: boolean;
  total_pages: number;
};

export type BlogApiArticle = {
  id: string;
  slug: string;
  title: string;
  perex: string;
  /** `YYYY-MM-DD`. */
  date: string;
  updated: string | null;
  category: { id: string; title: string } | null;
  /** Of its page, from the root of the site. */
  url: string;
  /** Only in the preview, where drafts and scheduled articles are shown. */
  visibility?: string;
  picture: BlogApiPicture | null;
};

type BlogApiPicture = {
  url: string;
  alt: string;
  /** Every size and format of it, where the build has made them. */
  image?: IGatsbyImageData;
};

type BlogApiCategory = {
  id: string;
  title: string;
  /** How many articles it has. */
  total: number;
};

/** Address of a page of the blog API. */
export function blogApiPath(base: string, page: number): string {
  return `${base.replace(/\/+$/, "")}/articles/${page}.json`;
}
