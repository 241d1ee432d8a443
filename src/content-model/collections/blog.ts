import { DRAFT, list, pictureFields } from "../field-sets";
import type { Collection, Field } from "../types";

const ARTICLE: Field = { name: "article", label: "Article", kind: "reference", to: "blog" };

/** Articles; the folder and the route keep the customer's word "blog". */
export const blog: Collection = {
  name: "blog",
  type: "Article",
  label: "Blog",
  singular: "article",
  folder: "blog",
  format: "markdown",
  routePrefix: "/blog",
  reservedSlugs: ["page"],
  fields: [
    { name: "title", label: "Title", kind: "string", maxLength: 110, searchLength: 60 },
    { name: "perex", label: "Teaser", kind: "text", maxLength: 280 },
    { name: "date", label: "Published", kind: "date" },
    { name: "updated", label: "Updated", kind: "date", notBefore: "date", required: false },
    DRAFT,
    { name: "category", label: "Category", kind: "reference", to: "categories", required: false },
    { name: "author", label: "Author", kind: "reference", to: "team", required: false },
    ...pictureFields("article"),
    list("related", "Related articles", ARTICLE, { required: false, max: 6 }),
    { name: "body", label: "Text", kind: "markdown" },
  ],
};
