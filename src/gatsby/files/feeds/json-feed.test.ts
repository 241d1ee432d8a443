/** @jest-environment node */
import type { FeedArticle } from "./feed-item";
import { jsonFeed } from "./json-feed";

const article: FeedArticle = {
  title: "1 < 2",
  perex: "A teaser",
  route: "/blog/a",
  date: "2026-02-19",
  updated: "2026-03-01",
  author: { name: "Åse" },
  category: { title: "Research" },
  body: { html: '<p><a href="/works">w</a></p>' },
  pictureAlt: "A stone",
  picture: {
    image: { layout: "constrained", width: 960, height: 540, images: { fallback: { src: "/static/a.jpg" } } },
  },
};
const SITE = { name: "Agency", url: "https://agency.example", description: "An agency" };

test("a feed is a JSON Feed of version 1.1 with full texts and absolute addresses", () => {
  expect(jsonFeed({ path: "/feed.json", articles: [article] }, SITE)).toEqual({
    version: "https://jsonfeed.org/version/1.1",
    title: "Agency",
    description: "An agency",
    home_page_url: "https://agency.example/blog",
    feed_url: "https://agency.example/feed.json",
    language: "en",
    items: [
      {
        id: "https://agency.example/blog/a",
        url: "https://agency.example/blog/a",
        title: "1 < 2",
        summary: "A teaser",
        content_html:
          '<p><img src="https://agency.example/static/a.jpg" alt="A stone"></p><p><em>A teaser</em></p><p><a href="https://agency.example/works">w</a></p>',
        date_published: "2026-02-19T00:00:00Z",
        date_modified: "2026-03-01T00:00:00Z",
        authors: [{ name: "Åse" }],
        tags: ["Research"],
      },
    ],
  });
});

test("an article that was never changed, without a category, says neither", () => {
  const { items } = jsonFeed({ path: "/feed.json", articles: [{ ...article, updated: null, category: null }] }, SITE);
  expect(items[0]).not.toHaveProperty("date_modified");
  expect(items[0]?.tags).toEqual([]);
});
