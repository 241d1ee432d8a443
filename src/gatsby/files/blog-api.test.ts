/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ARTICLES_PER_PAGE } from "../../blog/constants";
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
  expect(blogApiPages([article(0, { category: null, picture: null })], CATEGORIES)[0]?.articles[0]).toMatchObject({
    category: null,
    picture: null,
  });
});

test("the size of a page does not grow with the number of articles", () => {
  const size = (count: number) => JSON.stringify(blogApiPages(articles(count), CATEGORIES)[0]).length;
  expect(size(10_000) - size(30)).toBeLessThan(20);
});

describe("the files", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "blog-api-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const write = (count: number) =>
    writeBlogApi(
      {
        graphql: (async () => ({
          data: { articles: { nodes: articles(count) }, categories: { nodes: CATEGORIES } },
        })) as unknown as Parameters<typeof writeBlogApi>[0]["graphql"],
      },
      folder,
    );
  const names = async () => (await readdir(path.join(folder, "blog-api", "articles"))).sort();
  const file = (page: number) => path.join(folder, "blog-api", "articles", `${page}.json`);

  test("are one per page, and those of a longer previous list are deleted", async () => {
    await write(3 * ARTICLES_PER_PAGE);
    expect(await names()).toEqual(["1.json", "2.json", "3.json"]);
    await write(ARTICLES_PER_PAGE + 1);
    expect(await names()).toEqual(["1.json", "2.json"]);
    expect(JSON.parse(await readFile(file(2), "utf8")).articles).toHaveLength(1);
  });

  test("are not rewritten when they are unchanged", async () => {
    await write(1);
    const before = await stat(file(1));
    await write(1);
    expect((await stat(file(1))).mtimeMs).toBe(before.mtimeMs);
  });
});
