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
    { name: "name", label: "Name", kind: "string", maxLength: 60 },
    { name: "position", label: "Position", kind: "string", maxLength: 80 },
    { name: "perex", label: "In one or two sentences", kind: "text", maxLength: 240 },
    ORDER,
    ...pictureFields("member"),
  ],
};
