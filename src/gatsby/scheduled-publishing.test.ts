/** @jest-environment node */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs, SourceNodesArgs } from "gatsby";
import { temporaryFolder } from "../../tools/testing/tree";
import { loadContent } from "../content-loader/load-content";
import { markdownEntry, minimalContent, writeContent } from "../content-loader/testing/content-tree";
import { createNodeSync } from "./content/sync-nodes";
import { createPages } from "./create-pages";
import { writeBlogApi } from "./files/blog-api";
import { writeFeeds } from "./files/feeds/feeds";
import { feedArticle } from "./files/feeds/testing/feed-article";
import { sitemapPages } from "./files/sitemap";
import { recordsOf } from "./search-index/page-records";

type Node = Record<string, unknown> & { slug: string; title: string; route: string; internal: { type: string } };

let root = "";
beforeAll(async () => {
  const later = markdownEntry("blog", { title: "On the first of December", date: "2026-12-01", category: "sample" });
  const earlier = markdownEntry("blog", { date: "2026-11-30" });
  root = writeContent({ ...(await minimalContent()), "blog/later/index.md": later, "blog/earlier/index.md": earlier });
});
afterAll(() => rmSync(path.dirname(root), { recursive: true, force: true }));
afterEach(() => {
  delete process.env.BUILD_DATE;
});

/** The nodes of a build, as Gatsby would keep them. */
async function nodesOfBuild(): Promise<Node[]> {
  const nodes: Node[] = [];
  const api = {
    actions: { createNode: (node: Node) => nodes.push(node), deleteNode: () => undefined },
    getNode: () => undefined,
    createNodeId: (text: string) => text,
    createContentDigest: (input: unknown) => createHash("md5").update(JSON.stringify(input)).digest("hex"),
  } as unknown as SourceNodesArgs;
  const { entries, problems } = await loadContent({ root });
  expect(problems).toEqual([]);
  createNodeSync(api, { includeUnpublished: false, renderer: "1" })(entries);
  return nodes;
}

/** A mock of Gatsby's queries: all that these files ask for, made of the nodes. */
function answerOf(nodes: readonly Node[]) {
  const ofType = (type: string) => ({ nodes: nodes.filter(({ internal }) => internal.type === type) });
  const categories = ofType("Category");
  const { picture } = feedArticle();
  const articles = ofType("Article").nodes.map((node) => ({
    ...node,
    category: categories.nodes[0] ?? null,
    author: null,
    picture,
    related: [],
    body: { html: "<p>Words</p>" },
  }));
  return {
    siteSettings: { name: "Agency", url: "https://agency.example", description: "An agency" },
    articles: { nodes: articles },
    categories,
    works: ofType("Work"),
    pages: ofType("TextPage"),
    positions: ofType("Position"),
  };
}

/** What a build on a day publishes of the blog, by kind. */
async function publishedOn(day: string): Promise<Record<string, string>> {
  process.env.BUILD_DATE = day;
  const answer = answerOf(await nodesOfBuild());
  const graphql = (async () => ({ data: answer })) as unknown as CreatePagesArgs["graphql"];
  const made: { path: string; component: string; context: unknown }[] = [];
  const actions = { createPage: (page: (typeof made)[number]) => made.push(page) };
  await createPages({ actions, graphql } as unknown as CreatePagesArgs);
  const [api, feeds] = [temporaryFolder(), temporaryFolder()];
  await writeBlogApi({ graphql }, api);
  await writeFeeds({ graphql }, feeds);
  const read = (folder: string, file: string) => readFileSync(path.join(folder, file), "utf8");
  const filesOf = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" });
  const html = (address: string) => `<main><article><header><h1>${address}</h1></header></article></main>`;
  const lists = made.filter(({ component }) => component.endsWith("blog-list.tsx"));
  const allSitePage = { nodes: made };
  return {
    pages: made.map((page) => page.path).join(" "),
    lists: JSON.stringify(lists.map(({ context }) => context)),
    API: filesOf(api)
      .flatMap((file) => (file.endsWith(".json") ? read(api, file) : []))
      .join(),
    "RSS feed": read(feeds, "rss.xml"),
    "JSON feed": read(feeds, "feed.json"),
    sitemap: JSON.stringify(sitemapPages({ ...answer, allSitePage } as unknown as Parameters<typeof sitemapPages>[0])),
    // The index is made of the built pages alone.
    search: JSON.stringify(made.flatMap((page) => recordsOf(page.path, html(page.path)))),
  };
}

const PLACES = ["pages", "lists", "API", "RSS feed", "JSON feed", "sitemap", "search"];
const placesOf = (published: Record<string, string>, slug: string) =>
  Object.keys(published).filter((place) => new RegExp(`\\b${slug}\\b`).test(published[place] ?? ""));

test("the day before its date an article is nowhere, and one of that day is everywhere", async () => {
  const published = await publishedOn("2026-11-30");
  expect(placesOf(published, "later")).toEqual([]);
  expect(JSON.stringify(published)).not.toContain("On the first of December");
  expect(placesOf(published, "earlier")).toEqual(PLACES);
});

test.each(["2026-12-01", "2026-12-02"])("built on %s it is everywhere", async (day) => {
  expect(placesOf(await publishedOn(day), "later")).toEqual(PLACES);
});

test("without a date set, the current day counts", async () => {
  jest.useFakeTimers({ now: new Date("2026-12-01T00:00:00Z"), doNotFake: ["nextTick", "setImmediate", "setTimeout"] });
  const published = (await loadContent({ root })).entries.filter(({ visibility }) => visibility === "published");
  jest.useRealTimers();
  expect(published.map(({ slug }) => slug)).toContain("later");
});
