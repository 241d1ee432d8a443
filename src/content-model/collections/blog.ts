import { DRAFT, list, pictureFields } from "../field-sets";
import type { Collection, Field } from "../types";

const ARTICLE: Field = { name: "article", label: "Article", kind: "reference", to: "blog", hint: "An article." };

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
    {
      name: "title",
      label: "Title",
      kind: "string",
      maxLength: 110,
      searchLength: 60,
      hint: "What the article is about, in words a reader would search for.",
    },
    {
      name: "perex",
      label: "Teaser",
      kind: "text",
      maxLength: 280,
      searchLength: 160,
      hint: "One or two sentences for lists, search engines and shared links.",
    },
    {
      name: "date",
      label: "Published",
      kind: "date",
      hint: "A day in the future publishes the article with the first build from that day on.",
    },
    {
      name: "updated",
      label: "Updated",
      kind: "date",
      notBefore: "date",
      required: false,
      hint: "Only after a change that readers should know of.",
    },
    DRAFT,
    {
      name: "category",
      label: "Category",
      kind: "reference",
      to: "categories",
      required: false,
      hint: "The topic it is filed under.",
    },
    {
      name: "author",
      label: "Author",
      kind: "reference",
      to: "team",
      required: false,
      hint: "A member of the team, shown below the text.",
    },
    ...pictureFields("article", "picture", { optionalInDraft: true }),
    list("related", "Related articles", ARTICLE, {
      required: false,
      max: 6,
      hint: "Offered at the end. Others of the category fill the row.",
    }),
    {
      name: "body",
      label: "Text",
      kind: "markdown",
      hint: "Headings begin with ##. A picture alone in its paragraph gets a caption from its title.",
    },
  ],
};
