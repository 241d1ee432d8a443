import { render } from "@testing-library/react";
import { AGENCY as mockAgency, MENU as mockMenu } from "../../utils/structured-data/testing/agency";
import { PageHead, type PageHeadProps } from "./page-head";

jest.mock("../../hooks/use-organization", () => ({ useOrganization: () => mockAgency }));
jest.mock("../../hooks/use-site-settings", () => ({ useSiteSettings: () => mockAgency }));
jest.mock("../../hooks/use-navigation", () => ({ useNavigation: () => ({ main: mockMenu }) }));

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

test("a page has a title with the agency's name, a description and its address", () => {
  expect(head()).toMatchObject({ description: ["What we did."], "og:url": ["https://agency.example/works"] });
  expect(document.title).toBe("Works | Agency");
  expect(canonical()).toBe("https://agency.example/works");
});

test("a page has one of every share tag, with its own picture", () => {
  const tags = head();
  expect(Object.values(tags).filter((contents) => contents.length !== 1)).toEqual([]);
  expect(tags).toMatchObject({
    "og:type": ["website"],
    "og:site_name": ["Agency"],
    "og:locale": ["en_US"],
    "og:title": ["Works"],
    "og:image": ["https://agency.example/share/works.jpg"],
    "og:image:width": ["1200"],
    "og:image:height": ["630"],
    "og:image:alt": ["Works"],
    "twitter:card": ["summary_large_image"],
    "twitter:image": ["https://agency.example/share/works.jpg"],
  });
  expect(tags).not.toHaveProperty("article:published_time");
});

test("a page for which no picture is drawn names the one it has, with its own size", () => {
  const sharePicture = { path: "/static/a/cover.jpg", type: "image/jpeg", width: 960, height: 540 };
  expect(head({ sharePicture })).toMatchObject({
    "og:image": ["https://agency.example/static/a/cover.jpg"],
    "og:image:width": ["960"],
    "og:image:height": ["540"],
    "twitter:image": ["https://agency.example/static/a/cover.jpg"],
  });
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
  expect(head({ article: { ...article, updated: "2026-02-01", category: { title: "Research" } } })).toMatchObject({
    "article:modified_time": ["2026-02-01"],
    "article:section": ["Research"],
  });
});

test("search engines may show a page, but neither the 404 page nor the thank-you page", () => {
  expect(head()).not.toHaveProperty("robots");
  expect(head({ route: "/thank-you" }).robots).toEqual(["noindex, nofollow"]);
  expect(head({ route: null })).toMatchObject({
    robots: ["noindex, nofollow"],
    "og:image": [expect.stringMatching(/404/)],
  });
  expect(canonical()).toBeUndefined();
});

test("structured data stands in the page and parses", () => {
  head();
  const script = document.head.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? "")["@graph"]).toHaveLength(3);
});
