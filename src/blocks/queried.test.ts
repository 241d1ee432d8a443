/** @jest-environment node */
import { pages } from "../content-model/collections/texts";
import { queried, type Site } from "./queried";

const clients = [
  { slug: "one", name: "One" },
  { slug: "two", name: "Two" },
];
const site: Site = {
  entries: { clients },
  picture: (path) => ({ picture: path }),
  film: (path) => ({ film: path }),
};
const blocksOf = (...blocks: object[]) => queried(pages.fields, { title: "Title", blocks }, site);

test("a form is answered as a query of the page would be: with entries, pictures and places", () => {
  expect(
    blocksOf(
      { type: "clients", title: "Ours" },
      { type: "clients", title: "Some", clients: ["two", "gone"] },
      { type: "media", picture: "a.jpg", pictureAlt: "A", film: "a.mp4" },
    ),
  ).toMatchObject({
    title: "Title",
    perex: null,
    blocks: [
      { __typename: "ClientsBlock", title: "Ours", perex: null, clients },
      { __typename: "ClientsBlock", clients: [clients[1]] },
      {
        __typename: "MediaBlock",
        picture: { picture: "a.jpg" },
        film: { film: "a.mp4" },
        caption: null,
      },
    ],
    places: [{ id: "clients" }, { id: "clients-2" }, { id: "media" }],
  });
});

test("a form that is just begun is answered with nothing that a page cannot show", () => {
  expect(blocksOf({ type: "opening" }, { type: "action" }, { type: "works" })).toMatchObject({
    blocks: [
      { highlight: null, action: null },
      { title: "", button: { title: "", link: "" } },
      { title: "", works: [] },
    ],
  });
});
