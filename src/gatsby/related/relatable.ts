import type { RelatableArticle } from "./related-ids";

/** What is asked of every article to know which are related. */
export type ArticleNode = {
  slug: string;
  title: string;
  perex: string;
  date: string;
  visibility: string;
  category: { slug: string } | null;
  related: { slug: string }[];
  body: { rawMarkdownBody: string | null } | null;
};

export const relatableNode = ({
  slug,
  visibility,
  category,
  related,
  body,
  ...article
}: ArticleNode): RelatableArticle => ({
  ...article,
  id: slug,
  body: body?.rawMarkdownBody ?? "",
  categoryId: category?.slug ?? null,
  chosen: related.map((chosen) => chosen.slug),
  isPublished: visibility === "published",
});
