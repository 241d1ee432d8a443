import { ORDER, pictureFields } from "../field-sets";
import type { Collection } from "../types";

export const clients: Collection = {
  name: "clients",
  type: "Client",
  label: "Clients",
  singular: "client",
  folder: "clients",
  format: "json",
  routePrefix: null,
  fields: [
    { name: "name", label: "Name", kind: "string", maxLength: 60, hint: "As the client writes it." },
    ORDER,
    ...pictureFields("logo", "image"),
  ],
};
