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
    { name: "name", label: "Name", kind: "string", maxLength: 80, hint: "The job title." },
    { name: "location", label: "Office", kind: "reference", to: "offices", hint: "The office it belongs to." },
    {
      name: "perex",
      label: "In one sentence",
      kind: "text",
      maxLength: 200,
      hint: "Shown in the list, before somebody opens it.",
    },
    {
      name: "employmentType",
      label: "Kind of employment",
      hint: "Shown beside the name and told to search engines.",
      kind: "select",
      options: [
        { value: "FULL_TIME", label: "Full-time" },
        { value: "PART_TIME", label: "Part-time" },
        { value: "CONTRACTOR", label: "Contract" },
        { value: "INTERN", label: "Internship" },
      ],
    },
    {
      name: "remote",
      label: "Can be done remotely",
      kind: "boolean",
      default: false,
      required: false,
      hint: "Shown beside the office.",
    },
    { name: "date", label: "Published", kind: "date", hint: "The day it was opened." },
    ORDER,
    DRAFT,
    {
      name: "description",
      label: "Description",
      kind: "markdown",
      hint: "What the work is, what you expect, what you offer.",
    },
  ],
};
