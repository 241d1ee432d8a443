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
    { name: "name", label: "Name", kind: "string", maxLength: 60 },
    ORDER,
    { name: "perex", label: "Text", kind: "text", maxLength: 320 },
    {
      name: "link",
      label: "Link",
      kind: "link",
      hint: "A page of this site, such as /works/esgian, or a full address.",
    },
    { name: "color", label: "Colour", kind: "color" },
    ...pictureFields("industry"),
  ],
};
