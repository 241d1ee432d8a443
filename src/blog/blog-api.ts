import type { IGatsbyImageData } from "gatsby-plugin-image";

/**
 * A page of the blog API, `{base}/articles/{page}.json`: the fields that cards show. The build
 * writes it, and `posts.ts` reads it, or that of another API (`GATSBY_BLOG_API_URL`). The
 * specification (section 7) fixes the names with underscores. A remote blog from which articles are
 * made (`BLOG_API_URL`) adds a picture and a text to each article.
 */
export type BlogApiPage = {
  articles: BlogApiArticle[];
  categories: BlogApiCategory[];
  /** Counts from 1. */
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
  /** Root-relative address of its page. */
  url: string;
  /** `draft` or `scheduled`, in previews; absent for published articles. */
  visibility?: string;
  picture: BlogApiPicture | null;
};

type BlogApiPicture = {
  url: string;
  alt: string;
  /** All sizes and formats of the picture, if the build has made them. */
  image?: IGatsbyImageData;
};

type BlogApiCategory = {
  id: string;
  title: string;
  /** Number of its articles. */
  total: number;
};

/** Address of a page of the blog API. */
export function blogApiPath(base: string, page: number): string {
  return `${base.replace(/\/+$/, "")}/articles/${page}.json`;
}
