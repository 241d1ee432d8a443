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
    { name: "title", label: "City", kind: "string", maxLength: 60, hint: "The name of the office." },
    ORDER,
    {
      name: "headquarters",
      label: "Headquarters",
      kind: "boolean",
      default: false,
      required: false,
      hint: "Marks the office. One of them has it.",
    },
    {
      name: "perex",
      label: "One line about the place",
      kind: "text",
      maxLength: 200,
      hint: "What a visitor should know of it.",
    },
    list(
      "addressLines",
      "Address lines",
      { name: "line", label: "Line", kind: "string", maxLength: 80, hint: "As on an envelope." },
      { min: 1, max: 6, hint: "As on an envelope, from the first line to the country." },
    ),
    {
      ...group("postalAddress", "Address in its parts", [
        { name: "street", label: "Street and number", kind: "string", maxLength: 80, hint: "As on an envelope." },
        { name: "locality", label: "City", kind: "string", maxLength: 60, hint: "City or town." },
        {
          name: "region",
          label: "State or region",
          kind: "string",
          maxLength: 60,
          required: false,
          hint: "Where the country’s addresses have one.",
        },
        {
          name: "postalCode",
          label: "Postal code",
          kind: "string",
          maxLength: 12,
          hint: "With its space, as on an envelope.",
        },
      ]),
      hint: "The same address, for search engines.",
    },
    { name: "country", label: "Country code", kind: "string", format: "country", hint: "Two letters, such as CZ." },
    {
      name: "phone",
      label: "Phone",
      kind: "string",
      format: "phone",
      hint: "In international form: +420 000 000 000.",
    },
    group(
      "coordinates",
      "Coordinates",
      [
        {
          name: "longitude",
          label: "Longitude",
          kind: "number",
          min: -180,
          max: 180,
          hint: "Degrees, positive to the east.",
        },
        {
          name: "latitude",
          label: "Latitude",
          kind: "number",
          min: -90,
          max: 90,
          hint: "Degrees, positive to the north.",
        },
      ],
      "Where the map puts its pin.",
    ),
    { name: "timeZone", label: "Time zone", kind: "string", format: "time-zone", hint: "Such as Europe/Prague." },
    ...pictureFields("office", "picture", { required: false }),
  ],
};
