import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type PageFacts, pageThings } from "./page-things";
import { AGENCY, MENU } from "./testing/agency";

const page: PageFacts = {
  title: "Title",
  description: "Words",
  route: "/blog/a",
  agency: AGENCY,
  menu: MENU,
};
const types = (facts: Partial<PageFacts>) =>
  pageThings({ ...page, ...facts }).map((thing) => (thing as { "@type": string })["@type"]);
const last = (facts: Partial<PageFacts>) => pageThings({ ...page, ...facts }).at(-1);
const picture = { image: { images: { fallback: { src: "/static/a.jpg" } } } as IGatsbyImageData };
const article = {
  date: "2026-01-15",
  updated: "2026-02-01",
  author: { slug: "ase", name: "Åse", position: "Designer" },
  category: { title: "Research" },
  picture,
  words: 1250,
};

test("every page names the agency and the site, every page but the home page and the 404 page the way to it", () => {
  expect(types({ route: "/" })).toEqual(["Organization", "WebSite"]);
  expect(types({ route: null })).toEqual(["Organization", "WebSite"]);
  expect(types({ route: "/works" })).toEqual(["Organization", "WebSite", "BreadcrumbList"]);
});

test("questions of a page are told with their answers", () => {
  expect(
    last({ route: "/offer", questions: [{ question: "Why?", answer: "Because." }] }),
  ).toMatchObject({
    "@type": "FAQPage",
    "@id": "https://agency.example/offer#questions",
    mainEntity: [
      {
        "@type": "Question",
        name: "Why?",
        acceptedAnswer: { "@type": "Answer", text: "Because." },
      },
    ],
  });
});

test("an article has headline, dates, author, pictures and publisher", () => {
  expect(last({ article })).toMatchObject({
    "@type": "BlogPosting",
    headline: "Title",
    description: "Words",
    datePublished: "2026-01-15",
    dateModified: "2026-02-01",
    articleSection: "Research",
    wordCount: 1250,
    timeRequired: "PT5M",
    mainEntityOfPage: "https://agency.example/blog/a",
    inLanguage: "en",
    author: { "@type": "Person", name: "Åse", jobTitle: "Designer" },
    publisher: { "@id": "https://agency.example/#organization" },
    image: ["https://agency.example/static/a.jpg", "https://agency.example/share/blog/a.jpg"],
  });
});

test("an article that was never changed was last changed when it appeared", () => {
  const unchanged = { ...article, updated: null, category: null, words: null };
  expect(last({ article: unchanged })).toMatchObject({ dateModified: "2026-01-15" });
  for (const absent of ["articleSection", "wordCount", "timeRequired"])
    expect(last({ article: unchanged })).not.toHaveProperty(absent);
});

test("an article nobody signed is by the agency", () => {
  expect(last({ article: { ...article, author: null } })).toMatchObject({
    author: { "@id": "https://agency.example/#organization" },
  });
});
