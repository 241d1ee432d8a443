import type { Field } from "../../../plugins/gatsby-source-content/model";
import { field, flag, folderOf, group, list } from "../../../plugins/gatsby-source-content/model";
import { ADDRESS, DRAFT, FORMER_ADDRESSES, PLACE, pictureFields } from "../field-sets";

const FACT: readonly Field[] = [
  field("string", "label", "Name", "Such as Client, Duration or Role.", { maxLength: 40 }),
  field("string", "value", "Value", "One line.", { maxLength: 120 }),
];

export const works = folderOf({
  format: "markdown",
  name: "works",
  type: "Work",
  label: "Works",
  singular: "work",
  fields: [
    field("string", "title", "Title", "The client's or the product's name.", {
      maxLength: 80,
      searchLength: 60,
      requiredInDraft: true,
    }),
    field(
      "string",
      "tagline",
      "In a few words",
      "After the title in tabs and search results: “HID: a mobile key”.",
      {
        required: false,
        maxLength: 50,
      },
    ),
    field("text", "perex", "In one or two sentences", "What was done and why it matters.", {
      maxLength: 240,
      searchLength: 160,
    }),
    field("date", "date", "Published", "The day it was published."),
    DRAFT,
    ADDRESS,
    FORMER_ADDRESSES,
    flag("onHome", "Show on the home page", "The home page shows those, in their order."),
    PLACE,
    field("color", "color", "Colour", "The client's colour, behind the poster."),
    field("reference", "industry", "Industry", "Links to it on the home page.", {
      to: "industries",
      required: false,
    }),
    list(
      "services",
      "Services",
      field("reference", "service", "Service", "A service.", { to: "services" }),
      {
        min: 1,
        hint: "What the project needed of us; links to each.",
      },
    ),
    field("text", "info", "The engagement in a paragraph", "Who, what for, and with whom."),
    list("infoItems", "Facts", group("item", "Fact", FACT), {
      min: 1,
      max: 8,
      hint: "Shown beside the story. The first is the strongest.",
    }),
    ...pictureFields("poster"),
    field(
      "markdown",
      "body",
      "Story",
      "Headings begin with ##. A picture or film alone in its paragraph is shown large; its title is the caption.",
    ),
  ],
  routePrefix: "/works",
  bodySlot: "plate",
});
