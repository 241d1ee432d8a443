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
  "/career-page/c",
  "/legal",
  "/404",
  "/404.html",
  "/dev-404-page",
  "/thank-you",
  "/booked",
  "/[...]",
];

function pages() {
  const found = sitemapPages({
    allSitePage: { nodes: paths.map((path) => ({ path })) },
    siteSettings: { url: "https://agency.example" },
    works: { nodes: [{ route: "/works/a", date: "2026-01-01" }] },
    positions: { nodes: [{ route: "/career-page/c", date: "2026-01-03" }] },
    articles: {
      nodes: [
        { route: "/blog/b", date: "2026-02-01", updated: "2026-03-01" },
        { route: "/blog/page-design", date: "2026-02-02", updated: null },
      ],
    },
    pages: {
      nodes: [
        { route: "/legal", updated: "2025-05-05", unlisted: false },
        { route: "/booked", updated: "2025-05-05", unlisted: true },
      ],
    },
  });
  return new Map(found.map(({ path, lastmod }) => [path, lastmod]));
}

test("the sitemap leaves out the 404 page, Gatsby's own pages, patterns and pages of thanks", () => {
  expect([...pages().keys()]).toEqual(paths.slice(0, 11));
});

test("entries have the day of their last change, other pages none", () => {
  const dated = [...pages()].filter(([, lastmod]) => lastmod !== undefined);
  expect(Object.fromEntries(dated)).toEqual({
    "/works/a": "2026-01-01",
    "/blog/b": "2026-03-01",
    "/blog/page-design": "2026-02-02",
    "/career-page/c": "2026-01-03",
    "/legal": "2025-05-05",
  });
});
