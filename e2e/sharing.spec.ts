import { statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { NEWEST_ARTICLES } from "../src/blog/constants";
import { UNLISTED_ROUTES } from "../src/constants/routes";
import { builtHead } from "./built-head";
import { entries, listIds, mainMenu, newest, published, site } from "./content";
import { openMenu } from "./menu";
import { builtPages } from "./pages";
import { expectInHead } from "./support/head";

const { name, url } = site();
const inSite = (address: string) => path.resolve("dist/site", `.${address}`);

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
  "twitter:title",
  "twitter:description",
  "twitter:image",
];

/** Otherwise an older article's own cover stands there. */
const isDrawn = (picture: string) => picture.startsWith(`${url}/share/`);

for (const route of [...builtPages(), "/404"]) {
  test(`${route} has one of each tag for sharing and a picture of the size they say`, async () => {
    const { meta, links } = builtHead(route);
    expect(SHARE_TAGS.filter((tag) => meta[tag]?.length !== 1 || meta[tag]?.[0] === "")).toEqual([]);
    expect(meta["og:site_name"]).toEqual([name]);
    expect(meta["og:url"]).toEqual(route === "/404" ? undefined : [`${url}${route}`]);
    expect(meta["og:type"]).toEqual([published("blog").includes(route.slice("/blog/".length)) ? "article" : "website"]);
    expect(meta.robots).toEqual(UNLISTED_ROUTES.includes(route) ? ["noindex, nofollow"] : undefined);
    const [picture = ""] = meta["og:image"] ?? [];
    expect(picture.startsWith(`${url}/`)).toBe(true);
    const file = inSite(picture.slice(url.length));
    expect(statSync(file).size).toBeLessThanOrEqual(300_000);
    const { format, width, height } = await sharp(file).metadata();
    expect(format).toBe("jpeg");
    expect([meta["og:image:width"], meta["og:image:height"]]).toEqual([[`${width}`], [`${height}`]]);
    if (isDrawn(picture)) expect([width, height]).toEqual([1200, 630]);
    expect(links.map(({ rel }) => rel)).toEqual(expect.arrayContaining(["icon", "apple-touch-icon", "manifest"]));
  });
}

test("further pages of the blog's list show the first one's picture, the newest articles one of their own", () => {
  for (const route of builtPages().filter((page) => /^\/blog\/page\/\d+$/.test(page)))
    expect(builtHead(route).meta["og:image"]).toEqual([`${url}/share/blog.jpg`]);
  for (const slug of newest("blog", NEWEST_ARTICLES))
    expect(builtHead(`/blog/${slug}`).meta["og:image"]).toEqual([`${url}/share/blog/${slug}.jpg`]);
});

test("no two pages share a title, an address or, where one is drawn, a picture's address", () => {
  const seen = new Set<string>();
  for (const route of builtPages()) {
    const { title, meta } = builtHead(route);
    const [picture = ""] = meta["og:image"] ?? [];
    const isOwn = isDrawn(picture) && !route.startsWith("/blog/page/");
    for (const key of [`title ${title}`, `url ${meta["og:url"]}`, isOwn ? `image ${picture}` : `image of ${route}`]) {
      expect(seen.has(key), `${route}: ${key}`).toBe(false);
      seen.add(key);
    }
  }
});

test("an article says when it was published and by whom", () => {
  for (const slug of published("blog")) {
    const { meta } = builtHead(`/blog/${slug}`);
    expect(meta["article:published_time"]).toEqual([entries("blog").get(slug)?.date]);
    expect(meta["article:author"]).toHaveLength(1);
  }
});

test("navigation leaves one of each tag, those of the page shown, and no structured data of the page before", async ({
  page,
}) => {
  await page.goto("/");
  await page.waitForFunction(() => "___loader" in window);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  for (const { title, burgerTitle = title, link } of mainMenu().slice(1, 4)) {
    await (await openMenu(page)).getByRole("link", { name: burgerTitle, exact: true }).click();
    await expectInHead(page, 'meta[property="og:url"]', "content", [`${url}${link}`]);
    for (const tag of SHARE_TAGS)
      await expect(page.locator(`head meta:is([property="${tag}"], [name="${tag}"])`)).toHaveCount(1);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  }
});

test("the blog and its articles name the feed, its list those of the categories, too, other pages none", () => {
  for (const [format, main, ending] of [
    ["application/rss+xml", "/rss.xml", "xml"],
    ["application/feed+json", "/feed.json", "json"],
  ] as const) {
    const ofCategories = listIds("categories").map((id) => `/feeds/${id}.${ending}`);
    for (const route of builtPages()) {
      const feeds = builtHead(route).links.filter(({ type }) => type === format);
      const isList = /^\/blog(\/page\/\d+)?$/.test(route);
      const expected = [/^\/blog(\/|$)/.test(route) ? [main] : [], isList ? ofCategories : []].flat();
      expect(feeds.map(({ href }) => href).sort(), route).toEqual(expected.sort());
    }
  }
});
