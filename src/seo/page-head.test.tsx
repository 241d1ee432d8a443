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

/** What a head contains, by the name of each tag; rendered into it, as React does. */
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

test("a page names its language and its own picture; the pages of the blog have one", () => {
  expect(head()).toMatchObject({
    "og:locale": ["en_US"],
    "og:image": ["https://agency.example/share/works.jpg"],
    "og:image:width": ["1200"],
    "og:image:height": ["630"],
    "twitter:card": ["summary_large_image"],
  });
  expect(head({ route: "/blog/page/2" })["og:image"]).toEqual([
    "https://agency.example/share/blog.jpg",
  ]);
});

test("an article says when and by whom it was written, and nothing of what it has not", () => {
  const article = {
    date: "2026-01-15",
    updated: null,
    author: { slug: "ase", name: "Åse", position: "Designer" },
    category: null,
    picture: { image: { layout: "constrained" as const, width: 960, height: 540, images: {} } },
    words: null,
  };
  expect(head({ article })).toMatchObject({
    "og:type": ["article"],
    "article:published_time": ["2026-01-15"],
    "article:author": ["Åse"],
  });
  expect(head({ article })).not.toHaveProperty("article:modified_time");
  expect(head({ article })).not.toHaveProperty("article:section");
  expect(head({ article: { ...article, author: null } })).not.toHaveProperty("article:author");
  expect(
    head({ article: { ...article, updated: "2026-02-01", category: { title: "Research" } } }),
  ).toMatchObject({
    "article:modified_time": ["2026-02-01"],
    "article:section": ["Research"],
  });
});

test("search engines may show a page, but neither the 404 page nor the thank-you page", () => {
  expect(head()).not.toHaveProperty("keywords");
  expect(head({ keywords: "jobs" }).keywords).toEqual(["jobs"]);
  expect(head()).not.toHaveProperty("robots");
  expect(head({ route: "/thank-you" }).robots).toEqual(["noindex, nofollow"]);
  expect(head({ route: null })).toMatchObject({
    robots: ["noindex, nofollow"],
    "og:image": [expect.stringMatching(/404/)],
  });
  expect(canonical()).toBeUndefined();
});
