import { DRAFT, list, SEO } from "../field-sets";
import type { Collection } from "../types";

/** Plain pages of text, such as the legal ones. */
export const pages: Collection = {
  name: "pages",
  type: "TextPage",
  label: "Pages",
  singular: "page",
  folder: "pages",
  format: "markdown",
  routePrefix: "",
  fields: [
    { name: "title", label: "Title", kind: "string", maxLength: 80, hint: "The heading of the page." },
    { name: "perex", label: "Introduction", kind: "text", required: false, hint: "A sentence below the heading." },
    {
      name: "updated",
      label: "Last changed",
      kind: "date",
      reviewYears: 2,
      hint: "Shown at the top. Change it with every change of substance.",
    },
    list(
      "shortVersion",
      "The short version",
      { name: "sentence", label: "Sentence", kind: "text", maxLength: 160, hint: "Plain words; one thought." },
      { max: 6, required: false, hint: "What the page says in a few sentences; shown large, before the text." },
    ),
    DRAFT,
    SEO,
    { name: "body", label: "Text", kind: "markdown", hint: "Headings begin with ##." },
  ],
};
