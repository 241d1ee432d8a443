import { DRAFT, group, list, ORDER, pictureFields } from "../field-sets";
import type { Collection, Field } from "../types";

const FACT: readonly Field[] = [
  { name: "label", label: "Name", kind: "string", maxLength: 40, hint: "Such as Client, Duration or Role." },
  { name: "value", label: "Value", kind: "string", maxLength: 120, hint: "One line." },
];

export const works: Collection = {
  name: "works",
  type: "Work",
  label: "Works",
  singular: "work",
  folder: "works",
  format: "markdown",
  routePrefix: "/works",
  bodySlot: "plate",
  fields: [
    {
      name: "title",
      label: "Title",
      kind: "string",
      maxLength: 80,
      searchLength: 60,
      hint: "The client's or the product's name.",
    },
    {
      name: "perex",
      label: "In one or two sentences",
      kind: "text",
      maxLength: 240,
      searchLength: 160,
      hint: "What was done and why it matters.",
    },
    { name: "date", label: "Published", kind: "date", hint: "The day it was published." },
    ORDER,
    DRAFT,
    {
      name: "onHome",
      label: "Show on the home page",
      kind: "boolean",
      default: false,
      required: false,
      hint: "The home page shows those in the order given here.",
    },
    { name: "color", label: "Colour", kind: "color", hint: "The client's colour, behind the poster." },
    {
      name: "industry",
      label: "Industry",
      kind: "reference",
      to: "industries",
      required: false,
      hint: "Links to it on the home page.",
    },
    list(
      "services",
      "Services",
      { name: "service", label: "Service", kind: "reference", to: "services", hint: "A service." },
      { min: 1, hint: "What the project needed of us; links to each." },
    ),
    { name: "info", label: "The engagement in a paragraph", kind: "text", hint: "Who, what for, and with whom." },
    list("infoItems", "Facts", group("item", "Fact", FACT), {
      min: 1,
      max: 8,
      hint: "Shown beside the story. The first is the strongest.",
    }),
    ...pictureFields("poster", "picture", { optionalInDraft: true }),
    {
      name: "body",
      label: "Story",
      kind: "markdown",
      hint: "Headings begin with ##. A picture or film alone in its paragraph is shown large; its title is the caption.",
    },
  ],
};
