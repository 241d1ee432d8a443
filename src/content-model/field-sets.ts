import {
  ADDRESS_FIELD,
  AFTER_END_FIELD,
  type Field,
  FORMER_ADDRESSES_FIELD,
  FROM_FIELD,
  field,
  flag,
  group,
  list,
  PLACE_FIELD,
  UNTIL_FIELD,
} from "../../plugins/gatsby-source-content/model";
import type { SlotName } from "./slots";

/**
 * The fields of a picture in a slot: the file, an optional one for dense screens, and the picture
 * in words.
 */
export function pictureFields(slot: SlotName, name = "picture", { required = true } = {}): Field[] {
  return [
    field("picture", name, "Picture", "A file beside this entry.", {
      slot,
      required,
      ...(required ? {} : { needs: `${name}Alt` }),
    }),
    field(
      "picture",
      `${name}Retina`,
      "Picture for dense screens",
      "Only if the dense version is another drawing; otherwise the build derives it.",
      { slot, denseOf: name, required: false },
    ),
    field(
      "string",
      `${name}Alt`,
      "Picture in words",
      "What the picture shows, for those who cannot see it.",
      { maxLength: 200, required },
    ),
  ];
}

export const DRAFT = flag(
  "draft",
  "Draft",
  "A draft shows in the preview with a mark and is absent from the built site.",
);

/** The days between which a page is on the live site, and where its address leads after that. */
export const PERIOD: readonly Field[] = [
  field(
    "date",
    FROM_FIELD,
    "Publish from",
    "The first day on the live site, with the first build on it. Empty: at once.",
    { required: false },
  ),
  field(
    "date",
    UNTIL_FIELD,
    "Publish until",
    "The last day on the live site, which counts whole. Empty: for good.",
    { required: false },
  ),
  field(
    "link",
    AFTER_END_FIELD,
    "After the end, lead to",
    "A page such as /works, or a full address. Empty: visitors see the page for unknown addresses.",
    { required: false },
  ),
];

/** The address of an entry's page, where that is not its folder's name. */
export const ADDRESS = field(
  "string",
  ADDRESS_FIELD,
  "Address",
  "What follows the last / of its page’s address. Leave it empty to keep that of the first title.",
  {
    required: false,
    format: "anchor",
  },
);

/** The names of that address before; the editor adds to them. */
export const FORMER_ADDRESSES: Field = {
  ...list(
    FORMER_ADDRESSES_FIELD,
    "Former addresses",
    field("string", "name", "Former address", "What followed the last / then.", {
      format: "anchor",
    }),
    { required: false, hint: "They lead to the page." },
  ),
  hidden: true,
};

/**
 * Where an entry stands among the others, in its own file: drafts of several entries that are moved
 * do not meet in one.
 */
export const PLACE = field(
  "number",
  PLACE_FIELD,
  "Place in lists",
  "1 comes first, 2.5 stands between the second and the third. Leave it empty to keep its place.",
  { required: false, min: 0 },
);

/** Title and description of a page in search results and shared links. */
export const SEO = group(
  "seo",
  "Search and sharing",
  [
    field("string", "title", "Title", "The line that search results and tabs show.", {
      maxLength: 70,
      searchLength: 60,
    }),
    field("string", "description", "Description", "What the page offers, in a sentence or two.", {
      minLength: 50,
      maxLength: 170,
      searchLength: 160,
    }),
    field("string", "keywords", "Search words", "What visitors type and the page does not say.", {
      maxLength: 120,
      required: false,
    }),
  ],
  "What search engines and shared links say about the page.",
  "Seo",
);

/**
 * The heading of a section with an optional line below it.
 * @param section its anchor, if not its name
 */
export function sectionFields(
  name: string,
  label: string,
  extra: readonly Field[] = [],
  section: string = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
): Field {
  const fields = [
    field("string", "title", "Heading", "A few words.", { maxLength: 120 }),
    field("text", "perex", "Introduction", "One or two sentences.", { required: false }),
    ...extra,
  ];
  const hint = "The words at the top of this section of the page.";
  return {
    ...group(name, label, fields, hint, extra.length > 0 ? undefined : "SectionCopy"),
    section,
  };
}

export const TITLE_PEREX: readonly Field[] = [
  field("string", "title", "Title", "A few words.", { maxLength: 120 }),
  field("text", "perex", "Text", "One or two sentences."),
];
