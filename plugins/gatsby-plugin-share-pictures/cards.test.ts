/** @jest-environment node */
import type { CreatePagesArgs } from "gatsby";
import { temporaryFolder, writeTree } from "../../tools/testing/tree";
import { readCards } from "./cards";

const PICTURE = { file: "/content/works/a/poster.jpg", digest: "abc" };
const SITE = { name: "Agency", url: "https://agency.example", icon: "/icon.png" };

/** The cards of pages whose HTML is given; `/works/a` is an entry. */
async function cardsOf(pages: Record<string, string>) {
  const folder = temporaryFolder();
  const files = Object.entries(pages).map(([page, html]) => [`${page}/index.html`, html]);
  writeTree(folder, Object.fromEntries(files));
  const nodes = Object.keys(pages).map((path) => ({ path }));
  const graphql = async () => ({ data: { allSitePage: { nodes } } });
  const { cards } = await readCards(graphql as unknown as CreatePagesArgs["graphql"], folder, {
    query: "",
    resolve: () => ({ ...SITE, entries: [{ route: "/works/a", title: "Work", picture: PICTURE }] }),
    picturePath: (route) => route.replace(/\/page\/\d+$/, ""),
  });
  return cards;
}

test("a page that is an entry shows the entry's title and picture", async () => {
  expect(await cardsOf({ "/works/a": "<h1>Heading</h1>" })).toEqual([
    { address: "/works/a", title: "Work", picture: PICTURE },
  ]);
});

test("another page shows the text of its first heading", async () => {
  const html = "<main><h1>Cutting-<span>edge</span> &amp; more</h1><h2>Other</h2></main>";
  expect(await cardsOf({ "/": html })).toEqual([
    { address: "/", title: "Cutting-edge & more", picture: null },
  ]);
});

test("pages with the same address share the picture of the first of them", async () => {
  const cards = await cardsOf({ "/blog/page/2": "<h1>Older</h1>", "/blog": "<h1>News</h1>" });
  expect(cards).toEqual([{ address: "/blog", title: "News", picture: null }]);
});

test("Gatsby's copies of the page for missing addresses have no picture", async () => {
  const cards = await cardsOf({ "/404/": "<p>Gone</p>", "/404.html": "", "/dev-404-page": "" });
  expect(cards).toEqual([{ address: "/404", title: "", picture: null }]);
});
