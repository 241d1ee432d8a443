/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { temporaryFolder } from "../../tools/testing/tree";
import { apiPages, writeBlogApi } from "./blog-api";

const CATEGORIES = [
  { id: "research", title: "Research" },
  { id: "events", title: "Events" },
];
const PER_PAGE = 9;

const article = (number: number) => ({
  slug: `article-${number}`,
  title: `Article ${number}`,
  category: CATEGORIES[number % 2] ?? null,
});
const articles = (count: number) => Array.from({ length: count }, (_, index) => article(index));

test("a page has its articles, and the totals of all categories", () => {
  const [, second] = apiPages({ articles: articles(11), categories: CATEGORIES }, PER_PAGE);
  expect(second).toEqual({
    articles: [article(9), article(10)],
    categories: [
      { id: "research", title: "Research", total: 6 },
      { id: "events", title: "Events", total: 5 },
    ],
    current_page: 2,
    has_next_page: false,
    total_pages: 2,
  });
});

test("an article without a category counts for none", () => {
  const [page] = apiPages(
    { articles: [{ slug: "a", category: null }], categories: CATEGORIES },
    PER_PAGE,
  );
  expect(page?.categories.map(({ total }) => total)).toEqual([0, 0]);
});

test("without articles there is one page, empty", () => {
  expect(apiPages({ articles: [], categories: CATEGORIES }, PER_PAGE)).toMatchObject([
    { articles: [], current_page: 1, has_next_page: false, total_pages: 1 },
  ]);
});

test("there is a file for each page, and none is left of a longer list", async () => {
  const folder = temporaryFolder();
  const options = {
    query: "{ articles }",
    resolve: (count: number) => ({ articles: articles(count), categories: CATEGORIES }),
    path: "/api-of-blog",
    articlesPerPage: PER_PAGE,
  };
  const write = (count: number) => {
    const graphql = (async () => ({ data: count })) as unknown as CreatePagesArgs["graphql"];
    return writeBlogApi<number>(graphql, options, folder);
  };
  const names = () => readdirSync(path.join(folder, "api-of-blog/articles")).sort();
  await write(3 * PER_PAGE);
  expect(names()).toEqual(["1.json", "2.json", "3.json"]);
  await write(PER_PAGE + 1);
  expect(names()).toEqual(["1.json", "2.json"]);
  const last = readFileSync(path.join(folder, "api-of-blog/articles/2.json"), "utf8");
  expect(JSON.parse(last).articles).toHaveLength(1);
});
