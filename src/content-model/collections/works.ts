import { DRAFT, group, list, ORDER, pictureFields } from "../field-sets";
import type { Collection, Field } from "../types";

const FACT: readonly Field[] = [
  { name: "label", label: "Name", kind: "string", maxLength: 40 },
  { name: "value", label: "Value", kind: "string", maxLength: 120 },
];

const PLATE: readonly Field[] = [
  ...pictureFields("plate"),
  { name: "caption", label: "Caption", kind: "string", maxLength: 160, required: false },
  {
    name: "width",
    label: "Width",
    kind: "select",
    options: [
      { value: "full", label: "Full width" },
      { value: "wide", label: "Wide" },
      { value: "narrow", label: "Narrow" },
    ],
    default: "wide",
    required: false,
  },
];

export const works: Collection = {
  name: "works",
  type: "Work",
  label: "Works",
  singular: "work",
  folder: "works",
  format: "markdown",
  routePrefix: "/works",
  fields: [
    {
      name: "title",
      label: "Title",
      kind: "string",
      maxLength: 80,
      searchLength: 60,
      hint: "The client's or the product's name.",
    },
    { name: "perex", label: "In one or two sentences", kind: "text", maxLength: 240 },
    { name: "date", label: "Published", kind: "date" },
    ORDER,
    DRAFT,
    { name: "onHome", label: "Show on the home page", kind: "boolean", default: false, required: false },
    { name: "color", label: "Colour", kind: "color", hint: "The client's colour, behind the poster." },
    { name: "industry", label: "Industry", kind: "reference", to: "industries", required: false },
    list("services", "Services", { name: "service", label: "Service", kind: "reference", to: "services" }, { min: 1 }),
    { name: "info", label: "The engagement in a paragraph", kind: "text" },
    list("infoItems", "Facts", group("item", "Fact", FACT), { min: 1, max: 8 }),
    ...pictureFields("poster"),
    list("plates", "Pictures of the work", group("plate", "Plate", PLATE), { required: false }),
    { name: "body", label: "Story", kind: "markdown" },
  ],
};
