import { render } from "@testing-library/react";
import { PageHead, type PageHeadProps } from "./page-head";
import { AGENCY as mockAgency, MENU as mockMenu } from "./structured-data/testing/agency";

jest.mock("gatsby", () => ({
  graphql: () => null,
  useStaticQuery: () => ({ offices: { nodes: mockAgency.offices } }),
}));
jest.mock("../browser/hooks/use-site-settings", () => ({ useSiteSettings: () => mockAgency }));
jest.mock("../browser/hooks/use-navigation", () => ({
  useNavigation: () => ({ main: mockMenu, social: [] }),
}));

const PAGE: PageHeadProps = { title: "Works", description: "What we did.", route: "/works" };

/** Renders a head into the document. @returns contents of its tags by their name */
function head(changes: Partial<PageHeadProps> = {}): Record<string, string[]> {
  render(<PageHead {...PAGE} {...changes} />, { container: document.head });
  const found: Record<string, string[]> = {};
  for (const meta of document.head.querySelectorAll("meta")) {
    const name = meta.getAttribute("property") ?? meta.getAttribute("name") ?? "";
    found[name] = [...(found[name] ?? []), meta.content];
  }
  return found;
}

const canonical = () => document.head.querySelector("link[rel=canonical]")?.getAttribute("href");

test("a page names its language and its share picture", () => {
  expect(head()).toMatchObject({
    "og:locale": ["en_US"],
    "og:image": ["https://agency.example/share/works.jpg"],
    "og:image:width": ["1200"],
    "og:image:height": ["630"],
    "twitter:card": ["summary_large_image"],
  });
});

test("a draft without a title for search engines has its heading there", () => {
  expect(head({ title: "", heading: "Just begun" })).toMatchObject({ "og:title": ["Just begun"] });
  expect(document.title).toMatch(/^Just begun /);
});

test("all pages of the blog list have the same share picture", () => {
  const picture = ["https://agency.example/share/blog.jpg"];
  expect(head({ route: "/blog/page/2" })["og:image"]).toEqual(picture);
});

const article = {
  date: "2026-01-15",
  updated: null,
  author: null,
  category: null,
  picture: { image: { layout: "constrained" as const, width: 960, height: 540, images: {} } },
  words: null,
};

test("an article names its date, author, last change and category", () => {
  const author = { slug: "ase", name: "Åse", position: "Designer" };
  const category = { title: "Research" };
  expect(head({ article: { ...article, author, updated: "2026-02-01", category } })).toMatchObject({
    "og:type": ["article"],
    "article:published_time": ["2026-01-15"],
    "article:author": ["Åse"],
    "article:modified_time": ["2026-02-01"],
    "article:section": ["Research"],
  });
});

test.each(["author", "modified_time", "section"])("an article without one has no %s", (name) => {
  expect(head({ article })).not.toHaveProperty(`article:${name}`);
});

test("a page without keywords names none", () => {
  expect(head()).not.toHaveProperty("keywords");
});

test("the keywords of a page are in its head", () => {
  expect(head({ keywords: "jobs" }).keywords).toEqual(["jobs"]);
});

test("search engines may index a page", () => {
  expect(head()).not.toHaveProperty("robots");
});

test("search engines may not index the thank-you page", () => {
  expect(head({ route: "/thank-you" }).robots).toEqual(["noindex, nofollow"]);
});

test("the error page has no canonical address, and search engines may not index it", () => {
  expect(head({ route: null })).toMatchObject({
    robots: ["noindex, nofollow"],
    "og:image": [expect.stringMatching(/404/)],
  });
  expect(canonical()).toBeUndefined();
});
