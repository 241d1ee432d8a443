import { DRAFT, ORDER, pictureFields } from "../field-sets";
import type { Collection } from "../types";

export const works: Collection = {
  name: "works",
  type: "Work",
  label: "Works",
  folder: "works",
  format: "markdown",
  routePrefix: "/works",
  fields: [
    { name: "title", label: "Title", kind: "string", maxLength: 80, hint: "The client's or the product's name." },
    { name: "perex", label: "In one or two sentences", kind: "text", maxLength: 240 },
    { name: "date", label: "Published", kind: "date" },
    ORDER,
    DRAFT,
    { name: "onHome", label: "Show on the home page", kind: "boolean", default: false, required: false },
    { name: "color", label: "Colour", kind: "color", hint: "The client's colour, behind the poster." },
    { name: "industry", label: "Industry", kind: "reference", to: "industries", required: false },
    {
      name: "services",
      label: "Services",
      kind: "list",
      min: 1,
      of: { name: "service", label: "Service", kind: "reference", to: "services" },
    },
    { name: "info", label: "The engagement in a paragraph", kind: "text" },
    {
      name: "infoItems",
      label: "Facts",
      kind: "list",
      min: 1,
      max: 8,
      of: {
        name: "item",
        label: "Fact",
        kind: "object",
        fields: [
          { name: "label", label: "Name", kind: "string", maxLength: 40 },
          { name: "value", label: "Value", kind: "string", maxLength: 120 },
        ],
      },
    },
    ...pictureFields("poster"),
    {
      name: "plates",
      label: "Pictures of the work",
      kind: "list",
      required: false,
      of: {
        name: "plate",
        label: "Plate",
        kind: "object",
        fields: [
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
        ],
      },
    },
    { name: "body", label: "Story", kind: "markdown" },
  ],
};
