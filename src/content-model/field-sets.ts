import type { Collection, Field, SlotName } from "./types";

/** One entry in a file of its own below `settings/`. */
export function settingsFile(name: string, type: string, label: string, fields: readonly Field[]): Collection {
  return { name, type, label, folder: `settings/${name}`, format: "single", routePrefix: null, fields };
}

type ListRules = { min?: number; max?: number; required?: boolean; hint?: string };

export const list = (name: string, label: string, of: Field, rules: ListRules = {}): Field => ({
  name,
  label,
  kind: "list",
  of,
  ...rules,
});

export const group = (name: string, label: string, fields: readonly Field[], hint?: string): Field => ({
  name,
  label,
  ...(hint && { hint }),
  kind: "object",
  fields,
});

/** A picture in a slot: the file, an optional sharper one, and what it shows in words, which only a draft may lack. */
export function pictureFields(
  slot: SlotName,
  name = "picture",
  { required = true, optionalInDraft = false } = {},
): Field[] {
  return [
    {
      name,
      label: "Picture",
      kind: "picture",
      slot,
      required,
      ...(required ? {} : { needs: `${name}Alt` }),
      hint: "A file beside this entry, at least twice the displayed size.",
    },
    {
      name: `${name}Retina`,
      label: "Picture for dense screens",
      kind: "picture",
      slot,
      denseOf: name,
      required: false,
      hint: "Only if the dense version is another drawing; otherwise the build derives it.",
    },
    {
      name: `${name}Alt`,
      label: "Picture in words",
      kind: "string",
      maxLength: 200,
      required,
      ...(optionalInDraft && { optionalInDraft }),
      hint: `What the picture shows, for those who cannot see it.${optionalInDraft ? " Only a draft may lack it." : ""}`,
    },
  ];
}

/** Place in hand-ordered lists, smallest first. */
export const ORDER: Field = {
  name: "order",
  label: "Order",
  kind: "number",
  integer: true,
  min: 0,
  hint: "Smallest comes first.",
};

export const DRAFT: Field = {
  name: "draft",
  label: "Draft",
  kind: "boolean",
  default: false,
  required: false,
  hint: "A draft shows in the preview with a mark and is absent from the built site.",
};

/** What search engines and shared links say about a page. */
export const SEO = group(
  "seo",
  "Search and sharing",
  [
    {
      name: "title",
      label: "Title",
      kind: "string",
      maxLength: 70,
      searchLength: 60,
      hint: "The line that search results and tabs show.",
    },
    {
      name: "description",
      label: "Description",
      kind: "string",
      minLength: 50,
      maxLength: 170,
      searchLength: 160,
      hint: "What the page offers, in a sentence or two.",
    },
  ],
  "What search engines and shared links say about the page.",
);

/** The heading of a section with an optional line below it. @param section its anchor, if not its name */
export function sectionFields(
  name: string,
  label: string,
  extra: readonly Field[] = [],
  section: string = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
): Field {
  const fields: Field[] = [
    { name: "title", label: "Heading", kind: "string", maxLength: 120, hint: "A few words." },
    { name: "perex", label: "Introduction", kind: "text", required: false, hint: "One or two sentences." },
    ...extra,
  ];
  return { ...group(name, label, fields, "The words at the top of this section of the page."), section };
}

export const TITLE_PEREX: readonly Field[] = [
  { name: "title", label: "Title", kind: "string", maxLength: 120, hint: "A few words." },
  { name: "perex", label: "Text", kind: "text", hint: "One or two sentences." },
];
