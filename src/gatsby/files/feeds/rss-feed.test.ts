/** @jest-environment node */
import type { FeedArticle } from "./feed-item";
import { rssFeed } from "./rss-feed";

const SITE = { name: "Agency", url: "https://agency.example", description: "An agency" };

const article = (date: string): FeedArticle => ({
  title: "An article",
  perex: "A teaser",
  route: `/blog/${date}`,
  date,
  author: null,
  category: null,
  body: { html: "<p>Words</p>" },
  pictureAlt: "A stone",
  picture: { image: { layout: "constrained", width: 1, height: 1, images: {} } },
});

const feed = (...dates: string[]) => rssFeed({ path: "/rss.xml", articles: dates.map(article) }, SITE);

test("the date of the feed is that of its newest article, not of the build", () => {
  expect(feed("2026-11-16", "2026-11-01")).toContain("<lastBuildDate>Mon, 16 Nov 2026 00:00:00 GMT</lastBuildDate>");
});

test("a feed without articles has no date", () => {
  expect(feed()).toContain("<title><![CDATA[Agency]]></title>");
  expect(feed()).not.toContain("Date");
});

test("the feed of a category says what the category is about, leads to its list and names its own address", () => {
  const category = { slug: "research", title: "Research", perex: "Listening \u0001" };
  const xml = rssFeed({ path: "/feeds/research.xml", category, articles: [] }, SITE);
  expect(xml).toContain("<title><![CDATA[Research | Agency]]></title>");
  expect(xml).toContain("<description><![CDATA[Listening ]]></description>");
  expect(xml).toContain("<link>https://agency.example/blog?category=research</link>");
  expect(xml).toContain('<atom:link href="https://agency.example/feeds/research.xml" rel="self"');
});
