import { field, flag, folderOf, group, list } from "../../../plugins/gatsby-source-content/model";
import { PLACE, pictureFields } from "../field-sets";

export const clients = folderOf({
  format: "json",
  name: "clients",
  type: "Client",
  label: "Clients",
  singular: "client",
  fields: [
    field("string", "name", "Name", "As the client writes it.", { maxLength: 60 }),
    PLACE,
    ...pictureFields("logo", "image"),
  ],
});

export const industries = folderOf({
  format: "json",
  name: "industries",
  type: "Industry",
  label: "Industries",
  singular: "industry",
  fields: [
    field("string", "name", "Name", "As it is called on the home page.", { maxLength: 60 }),
    field("text", "perex", "Text", "What we do there, in two or three sentences.", {
      maxLength: 320,
    }),
    field("link", "link", "Link", "A page of this site, such as /works/esgian, or a full address."),
    field("color", "color", "Colour", "Behind the picture."),
    PLACE,
    ...pictureFields("industry"),
  ],
});

export const offices = folderOf({
  format: "json",
  name: "offices",
  type: "Office",
  label: "Offices",
  singular: "office",
  fields: [
    field("string", "title", "City", "The name of the office.", { maxLength: 60 }),
    flag("headquarters", "Headquarters", "Marks the office. One of them has it."),
    field("text", "perex", "One line about the place", "What a visitor should know of it.", {
      maxLength: 200,
    }),
    list(
      "addressLines",
      "Address lines",
      field("string", "line", "Line", "As on an envelope.", { maxLength: 80 }),
      {
        min: 1,
        max: 6,
        hint: "As on an envelope, from the first line to the country.",
      },
    ),
    group(
      "postalAddress",
      "Address in its parts",
      [
        field("string", "street", "Street and number", "As on an envelope.", { maxLength: 80 }),
        field("string", "locality", "City", "City or town.", { maxLength: 60 }),
        field("string", "region", "State or region", "Where the country’s addresses have one.", {
          maxLength: 60,
          required: false,
        }),
        field("string", "postalCode", "Postal code", "With its space, as on an envelope.", {
          maxLength: 12,
        }),
      ],
      "The same address, for search engines.",
    ),
    field("string", "country", "Country code", "Two letters, such as CZ.", { format: "country" }),
    field("string", "phone", "Phone", "In international form: +420 000 000 000.", {
      format: "phone",
    }),
    group(
      "coordinates",
      "Coordinates",
      [
        field("number", "longitude", "Longitude", "Degrees, positive to the east.", {
          min: -180,
          max: 180,
        }),
        field("number", "latitude", "Latitude", "Degrees, positive to the north.", {
          min: -90,
          max: 90,
        }),
      ],
      "Where the map puts its pin.",
    ),
    field(
      "select",
      "labelSide",
      "Side of the name on the map",
      "Towards the middle unless set, or where it has room.",
      {
        options: [
          { value: "right", label: "Right of the pin" },
          { value: "left", label: "Left of the pin" },
          { value: "above", label: "Above the pin" },
          { value: "below", label: "Below the pin" },
        ],
        required: false,
      },
    ),
    field("string", "timeZone", "Time zone", "Such as Europe/Prague.", { format: "time-zone" }),
    PLACE,
    ...pictureFields("office", "picture", { required: false }),
  ],
});

export const team = folderOf({
  format: "json",
  name: "team",
  type: "Member",
  label: "Team",
  singular: "member",
  fields: [
    field("string", "name", "Name", "First name and surname.", { maxLength: 60 }),
    field("string", "position", "Position", "The job title.", { maxLength: 80 }),
    field(
      "text",
      "perex",
      "In one or two sentences",
      "What the person does here, and one thing besides.",
      {
        maxLength: 240,
      },
    ),
    PLACE,
    ...pictureFields("member"),
  ],
});
