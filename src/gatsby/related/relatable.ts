import type { Entry } from "../../../plugins/gatsby-plugin-content/load/entry";
import { blog } from "../../content-model/collections/blog";
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

type ArticleData = Pick<RelatableArticle, "title" | "perex" | "date"> & { category?: string; related?: string[] };

/** The articles of which a built site is made: the published ones. */
export const relatableEntries = (entries: readonly Entry[]): RelatableArticle[] =>
  entries
    .filter(({ collection, visibility }) => collection.name === blog.name && visibility === "published")
    .map(({ slug, data, body }) => {
      const { title, perex, date, category = null, related = [] } = data as ArticleData;
      return {
        id: slug,
        title,
        perex,
        date,
        body: body ?? "",
        categoryId: category,
        chosen: related,
        isPublished: true,
      };
    });
