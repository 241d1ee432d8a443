import type { Field } from "../../../plugins/gatsby-source-content/model";
import { field, folderOf, list } from "../../../plugins/gatsby-source-content/model";
import { ADDRESS, DRAFT, FORMER_ADDRESSES, pictureFields } from "../field-sets";

const ARTICLE: Field = field("reference", "article", "Article", "An article.", { to: "blog" });

/** Articles; the folder and the route keep the customer's word "blog". */
export const blog = folderOf({
  format: "markdown",
  name: "blog",
  type: "Article",
  label: "Blog",
  singular: "article",
  fields: [
    field(
      "string",
      "title",
      "Title",
      "What the article is about, in words a reader would search for.",
      {
        maxLength: 110,
        searchLength: 60,
        requiredInDraft: true,
      },
    ),
    field(
      "text",
      "perex",
      "Teaser",
      "One or two sentences for lists, search engines and shared links.",
      {
        maxLength: 280,
        searchLength: 160,
      },
    ),
    field(
      "date",
      "date",
      "Published",
      "A day in the future publishes the article with the first build from that day on.",
      { requiredInDraft: true },
    ),
    field("date", "updated", "Updated", "Only after a change that readers should know of.", {
      notBefore: "date",
      required: false,
    }),
    DRAFT,
    ADDRESS,
    FORMER_ADDRESSES,
    field("reference", "category", "Category", "The topic it is filed under.", {
      to: "categories",
      required: false,
    }),
    field("reference", "author", "Author", "A member of the team, shown below the text.", {
      to: "team",
      required: false,
    }),
    ...pictureFields("article"),
    list("related", "Related articles", ARTICLE, {
      required: false,
      max: 6,
      hint: "Offered at the end. Others of the category fill the row.",
    }),
    field(
      "markdown",
      "body",
      "Text",
      "Headings begin with ##. A picture alone in its paragraph gets a caption from its title.",
    ),
  ],
  routePrefix: "/blog",
  reservedSlugs: ["page"],
});
