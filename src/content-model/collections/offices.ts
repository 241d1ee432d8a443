import { group, list, ORDER, pictureFields } from "../field-sets";
import type { Collection } from "../types";

export const offices: Collection = {
  name: "offices",
  type: "Office",
  label: "Offices",
  singular: "office",
  folder: "offices",
  format: "json",
  routePrefix: null,
  fields: [
    { name: "title", label: "City", kind: "string", maxLength: 60 },
    ORDER,
    { name: "headquarters", label: "Headquarters", kind: "boolean", default: false, required: false },
    { name: "perex", label: "One line about the place", kind: "text", maxLength: 200 },
    list(
      "addressLines",
      "Address lines",
      { name: "line", label: "Line", kind: "string", maxLength: 80 },
      { min: 1, max: 6 },
    ),
    {
      ...group("postalAddress", "Address in its parts", [
        { name: "street", label: "Street and number", kind: "string", maxLength: 80 },
        { name: "locality", label: "City", kind: "string", maxLength: 60 },
        { name: "region", label: "State or region", kind: "string", maxLength: 60, required: false },
        { name: "postalCode", label: "Postal code", kind: "string", maxLength: 12 },
      ]),
      hint: "The same address, for search engines.",
    },
    { name: "country", label: "Country code", kind: "string", format: "country", hint: "Two letters, such as CZ." },
    { name: "phone", label: "Phone", kind: "string", format: "phone" },
    group("coordinates", "Coordinates", [
      { name: "longitude", label: "Longitude", kind: "number", min: -180, max: 180 },
      { name: "latitude", label: "Latitude", kind: "number", min: -90, max: 90 },
    ]),
    { name: "timeZone", label: "Time zone", kind: "string", format: "time-zone", hint: "Such as Europe/Prague." },
    ...pictureFields("office", "picture", { required: false }),
  ],
};
