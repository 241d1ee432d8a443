/** @jest-environment node */
import { Parser } from "htmlparser2";
import { type FeedArticle, jsonFeed, rssFeed } from "./feeds";

const PLACE = { rssPath: "/rss.xml", jsonPath: "/feed.json", pagePath: "/blog", language: "en" };
const SITE = {
  title: "Agency",
  url: "https://agency.example",
  description: "An agency",
  timeZone: "UTC",
};

const rssOf = (...articles: FeedArticle[]) => rssFeed({ ...SITE, articles }, PLACE);
const jsonOf = (...articles: FeedArticle[]) => JSON.parse(jsonFeed({ ...SITE, articles }, PLACE));

const feedArticle = (changes: Partial<FeedArticle> = {}): FeedArticle => ({
  title: "An article",
  teaser: "A teaser",
  path: "/blog/a",
  id: "https://agency.example/blog/a",
  date: "2026-02-19",
  updated: null,
  author: "Åse",
  category: "Research",
  picture: { src: "/static/a.jpg", alt: "A stone" },
  html: "<p>Words</p>",
  ...changes,
});

test("the JSON Feed has full texts and absolute addresses", () => {
  const html = '<p><a href="/works">w</a></p>';
  expect(jsonOf(feedArticle({ updated: "2026-03-01", html }))).toEqual({
    version: "https://jsonfeed.org/version/1",
    title: "Agency",
    description: "An agency",
    home_page_url: "https://agency.example/blog",
    feed_url: "https://agency.example/feed.json",
    items: [
      {
        id: "https://agency.example/blog/a",
        url: "https://agency.example/blog/a",
        title: "An article",
        summary: "A teaser",
        content_html:
          '<p><img src="https://agency.example/static/a.jpg" alt="A stone"></p><p><em>A teaser</em></p><p><a href="https://agency.example/works">w</a></p>',
        date_published: "2026-02-19T00:00:00.000Z",
        date_modified: "2026-03-01T00:00:00.000Z",
        author: { name: "Åse" },
        tags: ["Research"],
      },
    ],
  });
});

test("an article without a category and an author has neither", () => {
  const [item] = jsonOf(feedArticle({ category: null, author: null })).items;
  expect(item).not.toHaveProperty("author");
  expect(item.tags ?? []).toEqual([]);
});

test("the date of the RSS feed is that of its newest article, not of the build", () => {
  expect(rssOf(feedArticle({ date: "2026-11-16" }), feedArticle({ date: "2026-11-01" }))).toContain(
    "<lastBuildDate>Mon, 16 Nov 2026 00:00:00 GMT</lastBuildDate>",
  );
});

test("an article keeps its id in both feeds when its address and the site's domain change", () => {
  const article = feedArticle({ path: "/blog/b" });
  const content = { ...SITE, url: "https://new.example", articles: [article] };
  const xml = rssFeed(content, PLACE);
  expect(xml).toContain("<link>https://new.example/blog/b</link>");
  expect(xml).toContain('<guid isPermaLink="false">https://agency.example/blog/a</guid>');
  expect(JSON.parse(jsonFeed(content, PLACE)).items).toMatchObject([
    { id: "https://agency.example/blog/a", url: "https://new.example/blog/b" },
  ]);
});

test("an article is published as its day begins in the agency's time zone", () => {
  const content = { ...SITE, timeZone: "Pacific/Auckland", articles: [feedArticle()] };
  expect(rssFeed(content, PLACE)).toContain("<pubDate>Wed, 18 Feb 2026 11:00:00 GMT</pubDate>");
  const [item] = JSON.parse(jsonFeed(content, PLACE)).items;
  expect(item.date_published).toBe("2026-02-18T11:00:00.000Z");
});

test("an article is a well-formed item with all its fields, whatever its text", () => {
  const article = feedArticle({
    title: "1 < 2 & ]]> 🎉\u0001",
    teaser: "A <teaser> & more",
    html: "<p>]]&gt; and ]]> and &amp;</p>",
    picture: { src: "/static/a.jpg", alt: 'A "stone"' },
  });
  const xml = rssOf(article);
  const texts: Record<string, string> = {};
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentagname: (name) => void open.push(name),
      ontext: (text) => {
        const name = open.at(-1) ?? "";
        texts[name] = (texts[name] ?? "") + text;
      },
      onclosetag: (name) => expect(open.pop()).toBe(name),
    },
    { xmlMode: true },
  );
  parser.end(xml.slice(xml.indexOf("<item>"), xml.indexOf("</item>") + "</item>".length));
  expect(texts).toMatchObject({
    title: "1 < 2 & ]]> 🎉",
    description: "A &lt;teaser&gt; &amp; more",
    link: "https://agency.example/blog/a",
    guid: "https://agency.example/blog/a",
    category: "Research",
    "dc:creator": "Åse",
    pubDate: "Thu, 19 Feb 2026 00:00:00 GMT",
  });
  expect(texts["content:encoded"]).toBe(
    '<p><img src="https://agency.example/static/a.jpg" alt="A &quot;stone&quot;"></p><p><em>A &lt;teaser&gt; &amp; more</em></p><p>]]&gt; and ]]&gt; and &amp;</p>',
  );
});
