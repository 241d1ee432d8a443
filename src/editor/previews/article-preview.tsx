import { ArticleCard } from "../../blog/components/article-card/article-card";
import { ArticleHeader } from "../../blog/components/article-header/article-header";
import type { PreviewData } from "./preview-data";

/** An article: its top, its text, and the card that stands for it in lists. */
export function articlePreview(data: PreviewData) {
  const category = data.text("category");
  const author = data.text("author");
  const article = {
    slug: "preview",
    route: null,
    visibility: data.visibility,
    title: data.text("title"),
    perex: data.text("perex"),
    date: data.text("date"),
    updated: data.text("updated") || null,
    words: null,
    category: category ? { slug: category, title: data.referred("category", "settings", "title") } : null,
    author: author
      ? {
          slug: author,
          name: data.referred("author", "team", "name"),
          position: data.referred("author", "team", "position"),
        }
      : null,
    pictureAlt: data.text("pictureAlt"),
    picture: data.picture("picture"),
  };
  return {
    before: <ArticleHeader article={article as unknown as Queries.ArticleHeaderFragment} />,
    after: (
      <div className="editorCard">
        <ArticleCard article={article as unknown as Queries.ArticleCardFragment} />
      </div>
    ),
  };
}
