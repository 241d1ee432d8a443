import { group, list, settingsFile } from "../field-sets";
import type { Field } from "../types";

const LINK_FIELDS: readonly Field[] = [
  { name: "title", label: "Words", kind: "string", maxLength: 60, hint: "What the link says." },
  {
    name: "link",
    label: "Link",
    kind: "link",
    anchor: "id",
    hint: "A page of this site, such as /services, or a full address.",
  },
  {
    name: "id",
    label: "Anchor on that page",
    kind: "string",
    required: false,
    maxLength: 60,
    hint: "The part after #, without it.",
  },
];

const menu = (name: string, label: string, extra: readonly Field[] = []): Field =>
  list(name, label, group("item", "Item", [...LINK_FIELDS, ...extra]), { min: 1, hint: "Links, in this order." });

const NETWORK: Field = {
  name: "network",
  label: "Network",
  hint: "Decides about its sign.",
  kind: "select",
  options: [
    { value: "linkedin", label: "Professional network" },
    { value: "facebook", label: "Social network" },
    { value: "instagram", label: "Photo sharing" },
  ],
};

const REGISTRATION_LINE: Field = {
  name: "line",
  label: "Line",
  kind: "string",
  maxLength: 160,
  hint: "Shown in the footer.",
};

export const site = settingsFile("site", "SiteSettings", "Site", [
  { name: "name", label: "Name", kind: "string", maxLength: 40, hint: "The name of the agency." },
  {
    name: "url",
    label: "Address of the live site",
    kind: "string",
    format: "origin",
    hint: "Such as https://citrin.example, without a slash at the end.",
  },
  {
    name: "tagline",
    label: "Tagline",
    kind: "string",
    maxLength: 80,
    hint: "A line for the home page’s title and shared links.",
  },
  {
    name: "description",
    label: "Description",
    kind: "string",
    minLength: 50,
    maxLength: 170,
    hint: "For search engines, where a page has none of its own.",
  },
  { name: "legalName", label: "Legal name", kind: "string", maxLength: 80, hint: "As registered." },
  list("registrationLines", "Registration lines", REGISTRATION_LINE, {
    min: 1,
    hint: "What the law wants on the site; shown in the footer.",
  }),
  {
    name: "email",
    label: "Email",
    kind: "string",
    format: "email",
    hint: "The agency’s address, shown in the footer and the overlay.",
  },
  {
    name: "icon",
    label: "Icon",
    kind: "picture",
    slot: "icon",
    hint: "A square without transparency; phones cut its corners. Shown beside the name, in tabs and on home screens.",
  },
  {
    name: "foundedYear",
    label: "Founded in",
    kind: "number",
    integer: true,
    min: 1900,
    max: 2100,
    hint: "Four digits.",
  },
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
      { name: "title", label: "Words", kind: "string", maxLength: 40, hint: "The name of the network." },
      { name: "link", label: "Link", kind: "link", hint: "The full address of the profile." },
    ]),
    { hint: "Shown in the menu and the footer." },
  ),
]);

export const redirects = settingsFile("redirects", "RedirectSettings", "Redirects", [
  list(
    "items",
    "Redirects",
    group("redirect", "Redirect", [
      { name: "from", label: "Old path", kind: "string", format: "path", hint: "As it was, such as /work/hid." },
      { name: "to", label: "New page", kind: "link", hint: "A page of this site, such as /works/hid." },
    ]),
    { hint: "Old addresses and where they lead now." },
  ),
]);
