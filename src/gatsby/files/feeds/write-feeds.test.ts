/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FeedArticle } from "./feeds";
import { feedArticle } from "./testing/feed-article";
import { writeFeeds } from "./write-feeds";

type Category = { slug: string; title: string; articles: FeedArticle[] };

const article = feedArticle({ body: { html: "<p>Words of an article that was unpublished</p>" } });

/** A mock of Gatsby's queries: the site, and the articles of the queried category, or all. */
const graphqlOf = (categories: readonly Category[]) =>
  (async (query: string) => {
    const site = { name: "Agency", url: "https://agency.example", description: "An agency" };
    const [, slug] = /slug: \{ eq: "([^"]+)"/.exec(query) ?? [];
    const nodes = categories
      .filter((each) => slug === undefined || each.slug === slug)
      .flatMap((each) => each.articles);
    return { data: { siteSettings: site, categories: { nodes: categories }, articles: { nodes } } };
  }) as unknown as Parameters<typeof writeFeeds>[0]["graphql"];

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "feeds-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = (categories: readonly Category[]) => writeFeeds({ graphql: graphqlOf(categories) }, folder);

test("all articles and each category have a feed in both formats", async () => {
  await build([{ slug: "research", title: "Research", articles: [article] }]);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    "feed.json",
    "feeds",
    "feeds/research.json",
    "feeds/research.xml",
    "rss.xml",
  ]);
  for (const file of ["feed.json", "rss.xml", "feeds/research.json", "feeds/research.xml"])
    expect(readFileSync(path.join(folder, file), "utf8")).toContain("Words of an article that was unpublished");
});

test("after a category is renamed and its article becomes a draft, no feed contains its text", async () => {
  await build([{ slug: "research", title: "Research", articles: [article] }]);
  await build([{ slug: "field-work", title: "Field work", articles: [] }]);
  expect(readdirSync(path.join(folder, "feeds")).sort()).toEqual(["field-work.json", "field-work.xml"]);
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.includes(".")))
    expect(readFileSync(path.join(folder, file), "utf8")).not.toContain("Words of an article");
});

test("a build whose articles cannot be queried fails", async () => {
  const graphql = (async () => ({ errors: ["no such field"] })) as unknown as Parameters<
    typeof writeFeeds
  >[0]["graphql"];
  await expect(writeFeeds({ graphql }, folder)).rejects.toThrow("The feeds cannot be written: no such field");
});
