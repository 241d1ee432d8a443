import type { Field } from "../../../plugins/gatsby-source-content/model";
import {
  FIRST_URL_FIELD,
  field,
  group,
  list,
  settingsFile,
} from "../../../plugins/gatsby-source-content/model";

const LINK_FIELDS: readonly Field[] = [
  field("string", "title", "Words", "What the link says.", { maxLength: 60 }),
  field("link", "link", "Link", "A page of this site, such as /services, or a full address.", {
    anchor: "id",
  }),
  field("string", "id", "Anchor on that page", "The part after #, without it.", {
    required: false,
    maxLength: 60,
  }),
];

const menu = (name: string, label: string, extra: readonly Field[] = []): Field =>
  list(name, label, group("item", "Item", [...LINK_FIELDS, ...extra]), {
    min: 1,
    isMenu: true,
    hint: "Links, in this order. One to a page that is not on the live site is left out of it.",
  });

const NETWORK: Field = field("select", "network", "Network", "Decides about its sign.", {
  options: [
    { value: "linkedin", label: "Professional network" },
    { value: "facebook", label: "Social network" },
    { value: "instagram", label: "Photo sharing" },
  ],
});

const REGISTRATION_LINE: Field = field("string", "line", "Line", "Shown in the footer.", {
  maxLength: 160,
});

export const site = settingsFile("site", "SiteSettings", "Site", [
  field("string", "name", "Name", "The name of the agency.", { maxLength: 40 }),
  field(
    "string",
    "url",
    "Address of the live site",
    "Such as https://citrin.example, without a slash at the end.",
    {
      format: "origin",
    },
  ),
  field(
    "string",
    FIRST_URL_FIELD,
    "First address of the site",
    "As it was when the site was first published. Articles are known by it in feeds: it stays when the site moves.",
    { required: false, format: "origin" },
  ),
  field("string", "tagline", "Tagline", "A line for the home page’s title and shared links.", {
    maxLength: 80,
  }),
  field(
    "string",
    "description",
    "Description",
    "For search engines, where a page has none of its own.",
    {
      minLength: 50,
      maxLength: 170,
    },
  ),
  field("string", "legalName", "Legal name", "As registered.", { maxLength: 80 }),
  list("registrationLines", "Registration lines", REGISTRATION_LINE, {
    min: 1,
    hint: "What the law wants on the site; shown in the footer.",
  }),
  field("string", "email", "Email", "The agency’s address, shown in the footer and the overlay.", {
    format: "email",
  }),
  field(
    "string",
    "securityEmail",
    "Security email",
    "For reports of security holes: /.well-known/security.txt names it.",
    {
      required: false,
      format: "email",
    },
  ),
  field(
    "picture",
    "icon",
    "Icon",
    "A square without transparency; phones cut its corners. Shown beside the name, in tabs and on home screens.",
    { slot: "icon" },
  ),
  field(
    "string",
    "timeZone",
    "Time zone",
    "The agency’s, such as Europe/Prague: a date of an entry begins there at midnight.",
    { required: false, format: "time-zone", default: "UTC" },
  ),
  field("number", "foundedYear", "Founded in", "Four digits.", {
    integer: true,
    min: 1900,
    max: 2100,
  }),
]);

export const navigation = settingsFile("navigation", "NavigationSettings", "Navigation", [
  menu("main", "Main navigation", [
    field("string", "burgerTitle", "Words in the burger menu", "Only where they differ.", {
      required: false,
      maxLength: 60,
    }),
  ]),
  menu("whatWeDo", "What we do"),
  menu("legal", "Legal pages"),
  list(
    "social",
    "Social networks",
    group("profile", "Profile", [
      NETWORK,
      field("string", "title", "Words", "The name of the network.", { maxLength: 40 }),
      field("link", "link", "Link", "The full address of the profile."),
    ]),
    { hint: "Shown in the menu and the footer." },
  ),
]);

export const redirects = settingsFile("redirects", "RedirectSettings", "Redirects", [
  list(
    "items",
    "Redirects",
    group("redirect", "Redirect", [
      field("string", "from", "Old path", "As it was, such as /work/hid.", { format: "path" }),
      field("link", "to", "New page", "A page of this site, such as /works/hid."),
    ]),
    { hint: "Old addresses and where they lead now." },
  ),
]);
