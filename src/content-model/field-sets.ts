import type { Collection, Field, FieldOf, SlotName } from "./types";

/** Entries in a folder of the collection's name, each in a file or folder of its own. */
export const folderOf = (
  format: "json" | "markdown",
  name: string,
  type: string,
  label: string,
  singular: string,
  fields: readonly Field[],
): Collection => ({ name, type, label, singular, folder: name, format, routePrefix: null, fields });

/** One entry in a file of its own below `settings/`. */
export function settingsFile(
  name: string,
  type: string,
  label: string,
  fields: readonly Field[],
): Collection {
  return {
    name,
    type,
    label,
    folder: `settings/${name}`,
    format: "single",
    routePrefix: null,
    fields,
  };
}

type LeafKind = Exclude<Field["kind"], "list" | "object" | "block">;
type Rules<Kind extends LeafKind> = Omit<FieldOf<Kind>, "kind" | "name" | "label" | "hint">;
/** Rules may be left out where none of a kind is required. */
type RulesOf<Kind extends LeafKind> =
  object extends Rules<Kind> ? [rules?: Rules<Kind>] : [rules: Rules<Kind>];

/**
 * A field: its kind, its key in the file, what an editor reads above and below it, and its rules.
 */
export const field = <Kind extends LeafKind>(
  kind: Kind,
  name: string,
  label: string,
  hint: string,
  ...[rules]: RulesOf<Kind>
): Field => ({ kind, name, label, hint, ...rules }) as Field;

/** A field that is on or off; off unless it is set. */
export const flag = (name: string, label: string, hint: string): Field =>
  field("boolean", name, label, hint, { default: false, required: false });

type ListRules = {
  min?: number;
  max?: number;
  required?: boolean;
  hint?: string;
  emptyMeansAll?: boolean;
};

export const list = (name: string, label: string, of: Field, rules: ListRules = {}): Field => ({
  name,
  label,
  kind: "list",
  of,
  ...rules,
});

export const group = (
  name: string,
  label: string,
  fields: readonly Field[],
  hint?: string,
  type?: string,
): FieldOf<"object"> => ({
  name,
  label,
  ...(hint && { hint }),
  kind: "object",
  fields,
  ...(type && { type }),
});

/**
 * A picture in a slot: the file, an optional sharper one, and what it shows in words, which only a
 * draft may lack.
 */
export function pictureFields(
  slot: SlotName,
  name = "picture",
  { required = true, optionalInDraft = false } = {},
): Field[] {
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
      `What the picture shows, for those who cannot see it.${optionalInDraft ? " Only a draft may lack it." : ""}`,
      { maxLength: 200, required, ...(optionalInDraft && { optionalInDraft }) },
    ),
  ];
}

export const DRAFT = flag(
  "draft",
  "Draft",
  "A draft shows in the preview with a mark and is absent from the built site.",
);

/** Of an entry whose page has another address than its folder's name. */
export const ADDRESS = field(
  "string",
  "address",
  "Address",
  "What follows the last / of its page’s address. Leave it empty to keep that of the first title.",
  {
    required: false,
    format: "anchor",
  },
);

/** What search engines and shared links say about a page. */
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
