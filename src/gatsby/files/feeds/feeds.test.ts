/** @jest-environment node */
import { type FeedArticle, jsonFeed, rssFeed } from "./feeds";
import { feedArticle } from "./testing/feed-article";

const SITE = { name: "Agency", url: "https://agency.example", description: "An agency" };
const RESEARCH = { slug: "research", title: "Research" };

const json = (...articles: FeedArticle[]) => jsonFeed({ path: "/feed.json", articles }, SITE);
const rss = (...articles: FeedArticle[]) => rssFeed({ path: "/rss.xml", articles }, SITE);

test("a feed is a JSON Feed of version 1.1 with full texts and absolute addresses", () => {
  const body = { html: '<p><a href="/works">w</a></p>' };
  expect(json(feedArticle({ updated: "2026-03-01", body }))).toEqual({
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
        title: "An article",
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

test("fields for the date of change, category and author are omitted for an article without them", () => {
  const [item] = json(feedArticle({ updated: null, category: null, author: null })).items;
  expect(item).not.toHaveProperty("date_modified");
  expect(item).not.toHaveProperty("authors");
  expect(item?.tags).toEqual([]);
});

test("the date of the RSS feed is that of its newest article, not of the build", () => {
  expect(rss(feedArticle({ date: "2026-11-16" }), feedArticle({ date: "2026-11-01" }))).toContain(
    "<lastBuildDate>Mon, 16 Nov 2026 00:00:00 GMT</lastBuildDate>",
  );
});

test("a feed without articles has no date", () => {
  expect(rss()).toContain("<title><![CDATA[Agency]]></title>");
  expect(rss()).not.toContain("Date");
});

test("the feed of a category has its description, its list as home page and its own address", () => {
  const category = { ...RESEARCH, perex: "Listening \u0001" };
  const xml = rssFeed({ path: "/feeds/research.xml", category, articles: [] }, SITE);
  expect(xml).toContain("<title><![CDATA[Research | Agency]]></title>");
  expect(xml).toContain("<description><![CDATA[Listening ]]></description>");
  expect(xml).toContain("<link>https://agency.example/blog?category=research</link>");
  expect(xml).toContain('<atom:link href="https://agency.example/feeds/research.xml" rel="self"');
});

test("the feed of a category without a description has the agency's", () => {
  expect(jsonFeed({ path: "/f.json", category: RESEARCH, articles: [] }, SITE).description).toBe("An agency");
});
