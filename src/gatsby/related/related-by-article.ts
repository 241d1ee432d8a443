import { relatedIds } from "./related-ids";

/** What is asked of every article to know which are related. */
export type ArticleNode = {
  id: string;
  title: string;
  perex: string;
  date: string;
  visibility: string;
  category: { id: string } | null;
  related: { id: string }[];
  body: { rawMarkdownBody: string | null } | null;
};

/** The stories that each article leads on to: ids by the article's id. */
export function relatedByArticle(nodes: readonly ArticleNode[]): Map<string, string[]> {
  return relatedIds(
    nodes.map(({ visibility, category, related, body, ...article }) => ({
      ...article,
      body: body?.rawMarkdownBody ?? "",
      categoryId: category?.id ?? null,
      chosen: related.map(({ id }) => id),
      isPublished: visibility === "published",
    })),
  );
}
