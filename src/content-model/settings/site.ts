import { settingsFile } from "../field-sets";
import type { Field } from "../types";

const LINK_FIELDS: readonly Field[] = [
  { name: "title", label: "Words", kind: "string", maxLength: 60 },
  { name: "link", label: "Link", kind: "link", anchor: "id" },
  { name: "id", label: "Anchor on that page", kind: "string", required: false, maxLength: 60 },
];

function menu(name: string, label: string, extra: readonly Field[] = []): Field {
  return {
    name,
    label,
    kind: "list",
    min: 1,
    of: { name: "item", label: "Item", kind: "object", fields: [...LINK_FIELDS, ...extra] },
  };
}

export const site = settingsFile("site", "SiteSettings", "Site", [
  { name: "name", label: "Name", kind: "string", maxLength: 40 },
  {
    name: "url",
    label: "Address of the live site",
    kind: "string",
    format: "origin",
    hint: "Such as https://citrin.example, without a slash at the end.",
  },
  { name: "tagline", label: "Tagline", kind: "string", maxLength: 80 },
  { name: "description", label: "Description", kind: "string", minLength: 50, maxLength: 170 },
  { name: "legalName", label: "Legal name", kind: "string", maxLength: 80 },
  {
    name: "registrationLines",
    label: "Registration lines",
    kind: "list",
    min: 1,
    of: { name: "line", label: "Line", kind: "string", maxLength: 160 },
  },
  { name: "email", label: "Email", kind: "string", format: "email" },
  {
    name: "icon",
    label: "Icon",
    kind: "picture",
    slot: "icon",
    hint: "A square: the mark beside the name, in the browser's tab and on home screens.",
  },
  { name: "foundedYear", label: "Founded in", kind: "number", integer: true, min: 1900, max: 2100 },
]);

export const navigation = settingsFile("navigation", "NavigationSettings", "Navigation", [
  menu("main", "Main navigation", [
    {
      name: "burgerTitle",
      label: "Words in the burger menu",
      kind: "string",
      required: false,
      maxLength: 60,
      hint: "Only where they differ.",
    },
  ]),
  menu("whatWeDo", "What we do"),
  menu("legal", "Legal pages"),
  {
    name: "social",
    label: "Social networks",
    kind: "list",
    of: {
      name: "profile",
      label: "Profile",
      kind: "object",
      fields: [
        {
          name: "network",
          label: "Network",
          kind: "select",
          options: [
            { value: "linkedin", label: "Professional network" },
            { value: "facebook", label: "Social network" },
            { value: "instagram", label: "Photo sharing" },
          ],
        },
        { name: "title", label: "Words", kind: "string", maxLength: 40 },
        { name: "link", label: "Link", kind: "link" },
      ],
    },
  },
]);

export const redirects = settingsFile("redirects", "RedirectSettings", "Redirects", [
  {
    name: "items",
    label: "Redirects",
    kind: "list",
    of: {
      name: "redirect",
      label: "Redirect",
      kind: "object",
      fields: [
        { name: "from", label: "Old path", kind: "string", format: "path" },
        { name: "to", label: "New page", kind: "link" },
      ],
    },
  },
]);
