import { apiArticle, feedArticle } from "./blog-files";

const IMAGE = {
  layout: "constrained" as const,
  width: 960,
  height: 540,
  images: { fallback: { src: "/static/1.jpg" } },
};

const NODE = {
  slug: "a",
  route: "/blog/a",
  visibility: "published",
  title: "An article",
  perex: "Teaser",
  date: "2026-02-19",
  updated: null,
  category: { id: "events", title: "Events" },
  pictureAlt: "A stone",
  picture: { image: IMAGE },
};

test("an article of the blog API has the specified shape", () => {
  expect(apiArticle(NODE)).toEqual({
    id: "a",
    slug: "a",
    title: "An article",
    perex: "Teaser",
    date: "2026-02-19",
    updated: null,
    category: { id: "events", title: "Events" },
    url: "/blog/a",
    picture: { url: "/static/1.jpg", alt: "A stone", image: IMAGE },
  });
});

test("an article without a category and without a picture has neither", () => {
  expect(apiArticle({ ...NODE, category: null, picture: null })).toMatchObject({
    category: null,
    picture: null,
  });
});

test("in the preview, a draft says that it is one", () => {
  expect(apiArticle({ ...NODE, visibility: "draft" }).visibility).toBe("draft");
});

test("feeds know an article by its folder and the site's first address, wherever both are now", () => {
  const node = {
    ...NODE,
    route: "/blog/b",
    author: null,
    body: { html: "<p>Words</p>" },
    picture: { image: IMAGE },
  };
  expect(feedArticle(node, "https://first.example")).toMatchObject({
    path: "/blog/b",
    id: "https://first.example/blog/a",
  });
});
