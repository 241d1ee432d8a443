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

test.each([
  ["the home page", "/", ["Organization", "WebSite"]],
  ["the error page", null, ["Organization", "WebSite"]],
  ["another page", "/works", ["Organization", "WebSite", "BreadcrumbList"]],
])("the structured data of %s (%s) is %j", (_which, route, expected) => {
  expect(types({ route })).toEqual(expected);
});

test("questions of a page are listed with their answers", () => {
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

test("an article without a change was last modified on its date", () => {
  expect(last({ article: { ...article, updated: null } })).toMatchObject({
    dateModified: "2026-01-15",
  });
});

test.each(["articleSection", "wordCount", "timeRequired"])(
  "an article without a category and words has no %s",
  (name) => {
    const bare = { ...article, category: null, words: null };
    expect(last({ article: bare })).not.toHaveProperty(name);
  },
);

test("an article without an author is by the agency", () => {
  expect(last({ article: { ...article, author: null } })).toMatchObject({
    author: { "@id": "https://agency.example/#organization" },
  });
});
