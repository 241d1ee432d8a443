import type { BlogSource } from "../../plugins/gatsby-source-blog-api/blog";
import { shownArticles } from "../../plugins/gatsby-source-blog-api/blog";
import type { ContentOverride } from "../../plugins/gatsby-source-content/check";
import { contentDirectory, remoteBlogFolder, remoteBlogUrl } from "../constants/build";
import { blog } from "../content-model/collections/blog";
import { team } from "../content-model/collections/company";
import { loadSiteContent } from "../content-rules/load-site-content";

/** The remote blog of the environment (`BLOG_API_URL`); null if the blog is `content/blog`. */
export function remoteBlog(content = contentDirectory()): BlogSource | null {
  const url = remoteBlogUrl();
  if (url === null) return null;
  return {
    url,
    folder: remoteBlogFolder(url),
    content,
    articles: blog,
    authors: team.folder,
    check: (override) => loadSiteContent({ root: content, override }),
  };
}

/** The last valid copy of the remote blog, in place of `content/blog`; null without one. */
export function articlesOverride(): ContentOverride | null {
  const source = remoteBlog();
  return source && shownArticles(source);
}
