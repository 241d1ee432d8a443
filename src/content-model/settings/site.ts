import { group, list, settingsFile } from "../field-sets";
import type { Field } from "../types";

const LINK_FIELDS: readonly Field[] = [
  { name: "title", label: "Words", kind: "string", maxLength: 60 },
  { name: "link", label: "Link", kind: "link", anchor: "id" },
  { name: "id", label: "Anchor on that page", kind: "string", required: false, maxLength: 60 },
];

const menu = (name: string, label: string, extra: readonly Field[] = []): Field =>
  list(name, label, group("item", "Item", [...LINK_FIELDS, ...extra]), { min: 1 });

const NETWORK: Field = {
  name: "network",
  label: "Network",
  kind: "select",
  options: [
    { value: "linkedin", label: "Professional network" },
    { value: "facebook", label: "Social network" },
    { value: "instagram", label: "Photo sharing" },
  ],
};

const REGISTRATION_LINE: Field = { name: "line", label: "Line", kind: "string", maxLength: 160 };

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
  list("registrationLines", "Registration lines", REGISTRATION_LINE, { min: 1 }),
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
  list(
    "social",
    "Social networks",
    group("profile", "Profile", [
      NETWORK,
      { name: "title", label: "Words", kind: "string", maxLength: 40 },
      { name: "link", label: "Link", kind: "link" },
    ]),
  ),
]);

export const redirects = settingsFile("redirects", "RedirectSettings", "Redirects", [
  list(
    "items",
    "Redirects",
    group("redirect", "Redirect", [
      { name: "from", label: "Old path", kind: "string", format: "path" },
      { name: "to", label: "New page", kind: "link" },
    ]),
  ),
]);
