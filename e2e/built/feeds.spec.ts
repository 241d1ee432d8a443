import { statSync } from "node:fs";
import { expect } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";
import { MARKDOWN_STRINGS } from "../../src/constants/prose";
import { allSlugs } from "../support/blog";
import { entries, newestSlugs, site } from "../support/content";
import { inSite, readSite } from "../support/pages";
import { test } from "../support/test";

const { url, firstUrl = url } = site();
const articles = entries("blog");
const addressesOf = (slugs: string[]) =>
  slugs.map((slug) => `${url}/blog/${articles.get(slug)?.address ?? slug}`);

test("the RSS feed has the 50 newest articles as readers elsewhere can read them", async ({
  request,
}) => {
  const response = await request.get("/rss.xml");
  expect(response.headers()["content-type"]).toMatch(/^application\/(rss\+)?xml/);
  const xml = await response.text();
  const items = DomUtils.getElementsByTagName("item", parseDocument(xml, { xmlMode: true }));
  const textOf = (item: (typeof items)[number], tag: string) =>
    DomUtils.textContent(DomUtils.getElementsByTagName(tag, item));
  expect(items.map((item) => textOf(item, "link")).sort()).toEqual(
    addressesOf(newestSlugs("blog", 50)).sort(),
  );
  const times = items.map((item) => Date.parse(textOf(item, "pubDate")));
  expect(times).toEqual([...times].sort((one, other) => other - one));
  for (const item of items) {
    const html = textOf(item, "content:encoded");
    expect(html).toMatch(/<p><em>[^<]+<\/em><\/p>\s*<\w/);
    // Buttons and links that only serve on the page.
    expect(html).not.toContain(MARKDOWN_STRINGS.sectionLink);
    expect(html).not.toContain("hljs-");
    const addresses = DomUtils.getElementsByTagName("*", parseDocument(html)).flatMap(
      ({ attribs }) => [attribs.href, attribs.src].filter((address) => address !== undefined),
    );
    expect(addresses.filter((address) => !/^(?:https?|mailto|tel):/.test(address))).toEqual([]);
  }
});

test("the pictures of the RSS feed exist", () => {
  const sources = [...readSite("/rss.xml").matchAll(/<img src="([^"]+)"/g)].map(
    ([, src = ""]) => src,
  );
  expect(sources.length).toBeGreaterThan(0);
  for (const src of sources)
    expect(statSync(inSite(src.slice(url.length))).size).toBeGreaterThan(0);
});

test("the JSON Feed has every article in full", () => {
  const feed = JSON.parse(readSite("/feed.json"));
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1",
    feed_url: `${url}/feed.json`,
  });
  expect(feed.items.map(({ id }: { id: string }) => id)).toEqual(
    allSlugs.map((slug) => `${firstUrl}/blog/${slug}`),
  );
  for (const item of feed.items) {
    expect(item.content_html).toMatch(/<p><em>[^<]+<\/em><\/p>\s*<\w/);
    expect(Date.parse(item.date_published)).not.toBeNaN();
  }
});
