import { DRAFT, ORDER } from "../field-sets";
import type { Collection } from "../types";

export const positions: Collection = {
  name: "positions",
  type: "Position",
  label: "Open positions",
  singular: "position",
  folder: "positions",
  format: "markdown",
  routePrefix: null,
  bodyLevel: 4,
  fields: [
    { name: "name", label: "Name", kind: "string", maxLength: 80 },
    { name: "location", label: "Office", kind: "reference", to: "offices" },
    { name: "perex", label: "In one sentence", kind: "text", maxLength: 200 },
    {
      name: "employmentType",
      label: "Kind of employment",
      kind: "select",
      options: [
        { value: "FULL_TIME", label: "Full-time" },
        { value: "PART_TIME", label: "Part-time" },
        { value: "CONTRACTOR", label: "Contract" },
        { value: "INTERN", label: "Internship" },
      ],
    },
    { name: "remote", label: "Can be done remotely", kind: "boolean", default: false, required: false },
    { name: "date", label: "Published", kind: "date" },
    ORDER,
    DRAFT,
    { name: "description", label: "Description", kind: "markdown" },
  ],
};
