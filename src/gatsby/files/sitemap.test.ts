import { sitemapPages } from "./sitemap";

const paths = [
  "/",
  "/about-us",
  "/works",
  "/works/a",
  "/blog",
  "/blog/page/2",
  "/blog/b",
  "/blog/page-design",
  "/career-page",
  "/legal",
  "/404",
  "/404.html",
  "/dev-404-page",
  "/thank-you",
  "/[...]",
];

function pages() {
  const found = sitemapPages({
    allSitePage: { nodes: paths.map((path) => ({ path })) },
    siteSettings: { url: "https://agency.example" },
    works: { nodes: [{ route: "/works/a", date: "2026-01-01" }] },
    articles: {
      nodes: [
        { route: "/blog/b", date: "2026-02-01", updated: "2026-03-01" },
        { route: "/blog/page-design", date: "2026-02-02", updated: null },
      ],
    },
    pages: { nodes: [{ route: "/legal", updated: "2025-05-05" }] },
    positions: { nodes: [{ date: "2026-01-02" }, { date: "2025-12-31" }] },
  });
  return new Map(found.map(({ path, lastmod }) => [path, lastmod]));
}

test("the sitemap leaves out the 404 page, Gatsby's own pages, patterns and the thank-you page", () => {
  expect([...pages().keys()]).toEqual(paths.slice(0, 10));
});

test("entries have the day of their last change, lists that of the newest entry they show", () => {
  expect(Object.fromEntries(pages())).toMatchObject({
    "/": "2026-03-01",
    "/works": "2026-01-01",
    "/works/a": "2026-01-01",
    "/blog": "2026-03-01",
    "/blog/page/2": "2026-03-01",
    "/blog/b": "2026-03-01",
    "/blog/page-design": "2026-02-02",
    "/career-page": "2026-01-02",
    "/legal": "2025-05-05",
  });
});

test("a page without dated content has no date", () => {
  expect(pages().get("/about-us")).toBeUndefined();
});
