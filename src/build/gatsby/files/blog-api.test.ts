/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../../tools/testing/tree";
import { ARTICLES_PER_PAGE } from "../../../blog/constants";
import { type ApiSource, blogApiPages, writeBlogApi } from "./blog-api";

const CATEGORIES = [
  { slug: "research", title: "Research" },
  { slug: "events", title: "Events" },
];

const image = (src: string) => ({
  image: { layout: "constrained" as const, width: 960, height: 540, images: { fallback: { src } } },
});

const article = (number: number, own: Partial<ApiSource> = {}): ApiSource => ({
  slug: `article-${number}`,
  route: `/blog/article-${number}`,
  visibility: "published",
  title: `Article ${number}`,
  perex: "Teaser",
  date: "2026-02-19",
  updated: null,
  category: CATEGORIES[number % 2] ?? null,
  pictureAlt: "A stone",
  picture: image(`/static/${number}.jpg`),
  ...own,
});

const articles = (count: number) => Array.from({ length: count }, (_, index) => article(index));

test("a page of the API has the specified shape", () => {
  const [page] = blogApiPages([article(1)], CATEGORIES);
  expect(page).toEqual({
    articles: [
      {
        id: "article-1",
        slug: "article-1",
        title: "Article 1",
        perex: "Teaser",
        date: "2026-02-19",
        updated: null,
        category: { id: "events", title: "Events" },
        url: "/blog/article-1",
        picture: {
          url: "/static/1.jpg",
          alt: "A stone",
          image: image("/static/1.jpg").image,
        },
      },
    ],
    categories: [
      { id: "research", title: "Research", total: 0 },
      { id: "events", title: "Events", total: 1 },
    ],
    current_page: 1,
    has_next_page: false,
    total_pages: 1,
  });
});

test("without articles there is one page, empty", () => {
  expect(blogApiPages([], CATEGORIES)).toMatchObject([
    { articles: [], current_page: 1, has_next_page: false, total_pages: 1 },
  ]);
});

test("an article without a category and without a picture has neither", () => {
  expect(
    blogApiPages([article(0, { category: null, picture: null })], CATEGORIES)[0]?.articles[0],
  ).toMatchObject({
    category: null,
    picture: null,
  });
});

test("there is a file for each page, and none is left of a longer list", async () => {
  const folder = temporaryFolder();
  const write = (count: number) =>
    writeBlogApi(
      {
        graphql: (async () => ({
          data: { articles: { nodes: articles(count) }, categories: { nodes: CATEGORIES } },
        })) as unknown as Parameters<typeof writeBlogApi>[0]["graphql"],
      },
      folder,
    );
  const names = () => readdirSync(path.join(folder, "blog-api", "articles")).sort();
  await write(3 * ARTICLES_PER_PAGE);
  expect(names()).toEqual(["1.json", "2.json", "3.json"]);
  await write(ARTICLES_PER_PAGE + 1);
  expect(names()).toEqual(["1.json", "2.json"]);
  const last = readFileSync(path.join(folder, "blog-api", "articles", "2.json"), "utf8");
  expect(JSON.parse(last).articles).toHaveLength(1);
});
