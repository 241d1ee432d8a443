import { ORDER, pictureFields } from "../field-sets";
import type { Collection } from "../types";

export const industries: Collection = {
  name: "industries",
  type: "Industry",
  label: "Industries",
  singular: "industry",
  folder: "industries",
  format: "json",
  routePrefix: null,
  fields: [
    { name: "name", label: "Name", kind: "string", maxLength: 60, hint: "As it is called on the home page." },
    ORDER,
    {
      name: "perex",
      label: "Text",
      kind: "text",
      maxLength: 320,
      hint: "What we do there, in two or three sentences.",
    },
    {
      name: "link",
      label: "Link",
      kind: "link",
      hint: "A page of this site, such as /works/esgian, or a full address.",
    },
    { name: "color", label: "Colour", kind: "color", hint: "Behind the picture." },
    ...pictureFields("industry"),
  ],
};
