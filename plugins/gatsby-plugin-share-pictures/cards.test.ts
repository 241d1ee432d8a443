/** @jest-environment node */
import type { CreatePagesArgs } from "gatsby";
import { temporaryFolder, writeTree } from "../../tools/testing/tree";
import { readCards } from "./cards";

const file = { absolutePath: "/content/works/a/poster.jpg", internal: { contentDigest: "abc" } };
const paths = [
  "/",
  "/works/a",
  "/blog",
  "/blog/page/2",
  "/blog/b",
  "/404/",
  "/404.html",
  "/dev-404-page",
];
const data = {
  pages: { nodes: paths.map((path) => ({ path })) },
  siteSettings: { name: "Agency", url: "https://agency.example", icon: { file } },
  works: { nodes: [{ route: "/works/a", title: "Work", picture: { file } }] },
  articles: { nodes: [{ route: "/blog/b", title: "Article", picture: { file } }] },
};
const graphql = (async () => ({ data })) as unknown as CreatePagesArgs["graphql"];

test("entries show their picture, other pages their heading; further pages of a list have no card", async () => {
  const folder = temporaryFolder();
  writeTree(folder, {
    "index.html": "<main><h1>Cutting-<span>edge</span> &amp; more</h1><h2>Other</h2></main>",
    "blog/index.html": "<h1>News</h1>",
    "404/index.html": "<p>Gone</p>",
  });
  const { cards } = await readCards(graphql, folder);
  expect(cards.map(({ route, title, picture }) => [route, title, picture?.digest])).toEqual([
    ["/", "Cutting-edge & more", undefined],
    ["/works/a", "Work", "abc"],
    ["/blog", "News", undefined],
    ["/blog/b", "Article", "abc"],
    ["/404", "", undefined],
  ]);
});
