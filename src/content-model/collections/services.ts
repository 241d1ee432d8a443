import { list, ORDER, pictureFields } from "../field-sets";
import type { Collection } from "../types";

export const services: Collection = {
  name: "services",
  type: "Service",
  label: "Services",
  singular: "service",
  folder: "services",
  format: "markdown",
  routePrefix: null,
  bodyLevel: 3,
  fields: [
    { name: "title", label: "Title", kind: "string", maxLength: 60, hint: "The name of the service." },
    ORDER,
    {
      name: "summary",
      label: "One sentence for lists",
      kind: "string",
      maxLength: 160,
      hint: "For the home page and the menu.",
    },
    list(
      "perex",
      "Paragraphs",
      { name: "paragraph", label: "Paragraph", kind: "text", hint: "One paragraph of the introduction." },
      { min: 1, hint: "The introduction on the services page." },
    ),
    list(
      "keyServices",
      "Key services",
      { name: "name", label: "Key service", kind: "string", maxLength: 80, hint: "Two to four words." },
      { min: 1, hint: "What it consists of, as a list." },
    ),
    {
      name: "linkName",
      label: "Words of the link",
      kind: "string",
      maxLength: 60,
      hint: "For example: Learn More. Screen readers add: about, and the title",
    },
    ...pictureFields("service"),
    { name: "body", label: "How we go about it", kind: "markdown", required: false, hint: "How such a project goes." },
  ],
};
