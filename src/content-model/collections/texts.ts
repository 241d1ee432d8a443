import {
  field,
  flag,
  folderOf,
  list,
  periodFindings,
} from "../../../plugins/gatsby-source-content/model";
import { ADDRESS, DRAFT, FORMER_ADDRESSES, PERIOD, PLACE, pictureFields, SEO } from "../field-sets";
import { BLOCKS_FIELD, blockPlaces } from "./block-places";
import { blockFindings } from "./block-rules";
import { BLOCKS } from "./blocks";

export const services = folderOf({
  format: "markdown",
  name: "services",
  type: "Service",
  label: "Services",
  singular: "service",
  fields: [
    field("string", "title", "Title", "The name of the service.", { maxLength: 60 }),
    field("string", "summary", "One sentence for lists", "For the home page and the menu.", {
      maxLength: 160,
    }),
    list(
      "perex",
      "Paragraphs",
      field("text", "paragraph", "Paragraph", "One paragraph of the introduction."),
      {
        min: 1,
        hint: "The introduction on the services page.",
      },
    ),
    list(
      "keyServices",
      "Key services",
      field("string", "name", "Key service", "Two to four words.", { maxLength: 80 }),
      { min: 1, hint: "What it consists of, as a list." },
    ),
    field(
      "string",
      "linkName",
      "Words of the link",
      "For example: Learn More. Screen readers add: about, and the title",
      { maxLength: 60 },
    ),
    PLACE,
    ...pictureFields("service"),
    field("markdown", "body", "How we go about it", "How such a project goes.", {
      required: false,
    }),
  ],
  bodyLevel: 3,
});

/** Pages of text, such as the legal ones, and of blocks, such as those of campaigns. */
export const pages = folderOf({
  format: "markdown",
  name: "pages",
  type: "TextPage",
  label: "Pages",
  singular: "page",
  fields: [
    field("string", "title", "Title", "The heading of the page.", {
      maxLength: 80,
      requiredInDraft: true,
    }),
    field("text", "perex", "Introduction", "A sentence below the heading.", { required: false }),
    field(
      "date",
      "updated",
      "Last changed",
      "Shown at the top. Change it with every change of substance.",
      {
        reviewYears: 2,
      },
    ),
    list(
      "shortVersion",
      "The short version",
      field("text", "sentence", "Sentence", "Plain words; one thought.", { maxLength: 160 }),
      {
        max: 6,
        required: false,
        hint: "What the page says in a few sentences; shown large, before the text.",
      },
    ),
    ...PERIOD,
    DRAFT,
    flag(
      "unlisted",
      "Keep out of searches",
      "Search engines, the site’s own search and the sitemap leave it out: for a page of thanks.",
    ),
    ADDRESS,
    FORMER_ADDRESSES,
    SEO,
    list(
      BLOCKS_FIELD,
      "Blocks",
      { name: "block", label: "Block", kind: "block", blocks: BLOCKS },
      {
        required: false,
        hint: "What the page is composed of, in this order. Without any it is its text.",
      },
    ),
    field(
      "markdown",
      "body",
      "Text",
      "Of a page without blocks. Headings begin with ##. In a page of blocks each “Text” has its own.",
      {
        required: false,
      },
    ),
  ],
  routePrefix: "",
  check: (values, texts) => [...periodFindings(values), ...blockFindings(values, texts)],
  anchors: (values) => blockPlaces(values).map(({ id }) => id),
  computed: {
    fields: { places: "[BlockPlace!]!" },
    types: "type BlockPlace @dontInfer {\n  id: String!\n  tone: String!\n  cut: String\n}",
    compute: (values) => ({ places: blockPlaces(values) }),
  },
});
