/** @jest-environment node */
import { SHARE_PICTURES } from "./share-pictures";

test("a draft without a picture has a card without one, and keeps none from the others", () => {
  const icon = { file: { absolutePath: "/icon.png" } };
  const file = { absolutePath: "/poster.jpg", internal: { contentDigest: "abc" } };
  const { entries } = SHARE_PICTURES.resolve({
    siteSettings: { name: "Agency", url: "https://agency.example", icon },
    works: { nodes: [{ route: "/works/a", title: "Work", picture: { file } }] },
    articles: { nodes: [{ route: "/blog/b", title: "Draft", picture: null }] },
  });
  expect(entries).toEqual([
    { route: "/works/a", title: "Work", picture: { file: "/poster.jpg", digest: "abc" } },
    { route: "/blog/b", title: "Draft", picture: null },
  ]);
});
