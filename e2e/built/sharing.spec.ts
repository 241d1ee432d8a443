import { statSync } from "node:fs";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { publishedSlugs, site } from "../support/content";
import { builtHead, builtPages, everyPage, inSite, isUnlisted } from "../support/pages";
import { test } from "../support/test";

const { name, url } = site();

const SHARE_TAGS = [
  "og:type",
  "og:site_name",
  "og:locale",
  "og:title",
  "og:description",
  "og:image",
  "og:image:width",
  "og:image:height",
  "og:image:alt",
  "twitter:card",
];

async function expectTagsAndPicture(): Promise<void> {
  const articles = publishedSlugs("blog").map((slug) => `/blog/${slug}`);
  for (const route of everyPage()) {
    const { meta, links } = builtHead(route);
    expect(
      SHARE_TAGS.filter((tag) => meta[tag]?.length !== 1 || meta[tag]?.[0] === ""),
      route,
    ).toEqual([]);
    expect(meta["og:site_name"], route).toEqual([name]);
    expect(meta["og:url"], route).toEqual(route === "/404" ? undefined : [`${url}${route}`]);
    expect(meta["og:type"], route).toEqual([articles.includes(route) ? "article" : "website"]);
    expect(meta.robots, route).toEqual(isUnlisted(route) ? ["noindex, nofollow"] : undefined);
    const [picture = ""] = meta["og:image"] ?? [];
    expect(picture.startsWith(`${url}/share/`), route).toBe(true);
    const file = inSite(picture.slice(url.length));
    expect(statSync(file).size, route).toBeLessThanOrEqual(300_000);
    const { format, width, height } = await sharp(file).metadata();
    expect(format, route).toBe("jpeg");
    expect([width, height], route).toEqual([1200, 630]);
    expect([meta["og:image:width"], meta["og:image:height"]], route).toEqual([["1200"], ["630"]]);
    expect(links.map(({ rel }) => rel)).toEqual(
      expect.arrayContaining(["icon", "apple-touch-icon", "manifest"]),
    );
  }
}

function expectOwnPictures(): void {
  for (const route of builtPages().filter((page) => /^\/blog\/page\/\d+$/.test(page)))
    expect(builtHead(route).meta["og:image"]).toEqual([`${url}/share/blog.jpg`]);
  for (const slug of publishedSlugs("blog"))
    expect(builtHead(`/blog/${slug}`).meta["og:image"]).toEqual([`${url}/share/blog/${slug}.jpg`]);
}

function expectNothingShared(): void {
  const knownKeys = new Set<string>();
  for (const route of builtPages()) {
    const { title, meta } = builtHead(route);
    const [picture = ""] = meta["og:image"] ?? [];
    const isOwn = !route.startsWith("/blog/page/");
    for (const key of [
      `title ${title}`,
      `url ${meta["og:url"]}`,
      ...(isOwn ? [`image ${picture}`] : []),
    ]) {
      expect(knownKeys.has(key), `${route}: ${key}`).toBe(false);
      knownKeys.add(key);
    }
  }
}

function expectFeedsNamed(): void {
  for (const route of builtPages()) {
    const feeds = builtHead(route).links.filter(({ rel }) => rel === "alternate");
    const expected = /^\/blog(\/|$)/.test(route) ? ["/rss.xml", "/feed.json"] : [];
    expect(
      feeds.map(({ href }) => href),
      route,
    ).toEqual(expected);
  }
}

test("every page can be shared as what it is", async () => {
  test.setTimeout(120_000);
  await test.step(
    "every page has each tag for sharing once, with a picture of the size that they say",
    expectTagsAndPicture,
  );
  await test.step(
    "articles have pictures of their own, further pages of the list that of the first",
    expectOwnPictures,
  );
  await test.step(
    "no two pages but those of the list share a title, an address or a picture",
    expectNothingShared,
  );
  await test.step("only the blog and its articles name the feeds", expectFeedsNamed);
});
