import { ORDER, pictureFields } from "../field-sets";
import type { Collection } from "../types";

export const team: Collection = {
  name: "team",
  type: "Member",
  label: "Team",
  singular: "member",
  folder: "team",
  format: "json",
  routePrefix: null,
  fields: [
    { name: "name", label: "Name", kind: "string", maxLength: 60, hint: "First name and surname." },
    { name: "position", label: "Position", kind: "string", maxLength: 80, hint: "The job title." },
    {
      name: "perex",
      label: "In one or two sentences",
      kind: "text",
      maxLength: 240,
      hint: "What the person does here, and one thing besides.",
    },
    ORDER,
    ...pictureFields("member"),
  ],
};
