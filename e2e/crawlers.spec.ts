import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";
import sharp from "sharp";
import { RESERVED_SEGMENTS, UNLISTED_ROUTES } from "../src/constants/routes";
import { categories, listIds, newest, published, site } from "./content";
import { builtPages } from "./pages";

const { name, url } = site();
const inSite = (address: string) => path.resolve("dist/site", `.${address}`);
const read = (address: string) => readFileSync(inSite(address), "utf8");

/** Addresses and dates in an XML file; the browser's own parser refuses what is not well-formed. */
async function parseXml(page: Page, text: string, selectors: readonly string[]): Promise<Record<string, string[]>> {
  return page.evaluate(
    ([xml, names]) => {
      const document = new DOMParser().parseFromString(xml, "application/xml");
      const error = document.querySelector("parsererror");
      if (error) throw new Error(error.textContent ?? "not well-formed");
      return Object.fromEntries(
        names.map((selector) => [
          selector,
          [...document.querySelectorAll(selector)].map((node) => node.textContent ?? ""),
        ]),
      );
    },
    [text, selectors] as const,
  );
}

test("the sitemap names every page but the 404 page, once, with days that are not to come", async ({ page }) => {
  const { "sitemap loc": maps = [] } = await parseXml(page, read("/sitemap-index.xml"), ["sitemap loc"]);
  const found: string[] = [];
  for (const map of maps) {
    const { "url loc": pages = [], lastmod = [] } = await parseXml(page, read(map.slice(url.length)), [
      "url loc",
      "lastmod",
    ]);
    found.push(...pages);
    expect(lastmod.length).toBeGreaterThanOrEqual(published("blog").length + published("works").length);
    expect(lastmod.filter((date) => !(Date.parse(date) <= Date.now()))).toEqual([]);
  }
  const expected = builtPages().filter((route) => !UNLISTED_ROUTES.includes(route));
  expect(found.sort()).toEqual(expected.map((route) => `${url}${route}`).sort());
});

test("robots.txt lets everybody in and names the sitemap", async ({ request }) => {
  const answer = await request.get("/robots.txt");
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toContain(`\nSitemap: ${url}/sitemap-index.xml\n`);
  expect(await answer.text()).not.toContain("Disallow");
});

test("the feed has every article in full, newest first, and no address that only works here", async ({
  page,
  request,
}) => {
  const answer = await request.get("/rss.xml");
  expect(answer.headers()["content-type"]).toMatch(/^application\/(rss\+)?xml/);
  const {
    "item > link": links = [],
    "item > pubDate": dates = [],
    "item > *": all = [],
  } = await parseXml(page, await answer.text(), ["item > link", "item > pubDate", "item > *"]);
  expect(all.length).toBeGreaterThan(0);
  expect([...links].sort()).toEqual(
    newest("blog", 50)
      .map((slug) => `${url}/blog/${slug}`)
      .sort(),
  );
  const times = dates.map((date) => Date.parse(date));
  expect(times).toEqual([...times].sort((one, other) => other - one));
  const texts = [...(await answer.text()).matchAll(/<content:encoded><!\[CDATA\[([\s\S]*?)\]\]><\/content:encoded>/g)];
  expect(texts).toHaveLength(links.length);
  for (const [, text = ""] of texts) {
    expect(text.length).toBeGreaterThan(1000);
    const addresses = DomUtils.getElementsByTagName("*", parseDocument(text)).flatMap(({ attribs }) => [
      attribs.href ?? [],
      attribs.src ?? [],
    ]);
    expect(addresses.flat().filter((address) => !/^(?:https?|mailto|tel):/.test(address))).toEqual([]);
  }
});

test("pictures in the feed are there", () => {
  const sources = [...read("/rss.xml").matchAll(/<img src="([^"]+)"/g)].map(([, src = ""]) => src);
  expect(sources.length).toBeGreaterThan(0);
  for (const src of sources) expect(statSync(inSite(src.slice(url.length))).size).toBeGreaterThan(0);
});

test("the folder of the feeds holds those of the categories there are, and of no other", () => {
  const expected = listIds("categories").flatMap((id) => [`${id}.json`, `${id}.xml`]);
  const found = readdirSync(inSite("/feeds")).filter((file) => !/\.(?:br|gz)$/.test(file));
  expect(found.sort()).toEqual(expected.sort());
});

test("the feed of a category says what the category is about, and leads to its list", async ({ page }) => {
  for (const { id, title, perex } of categories()) {
    const home = `${url}/blog?category=${id}`;
    const said = await parseXml(
      page,
      read(`/feeds/${id}.xml`),
      ["title", "description", "link"].map((tag) => `channel > ${tag}`),
    );
    expect(Object.values(said).map(([text]) => text)).toEqual([`${title} | ${name}`, perex, home]);
    expect(JSON.parse(read(`/feeds/${id}.json`))).toMatchObject({
      title: `${title} | ${name}`,
      description: perex,
      home_page_url: home,
    });
  }
});

test("no text page can have the address of a folder that is none's", () => {
  const ofPages = new Set([...builtPages().map((route) => route.split("/")[1]), ...RESERVED_SEGMENTS]);
  const folders = readdirSync(inSite("/"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  // The address of a page begins with a letter or a digit.
  const names = folders.map(({ name: folder }) => folder).filter((folder) => /^[a-z0-9]/.test(folder));
  expect(names.filter((folder) => !ofPages.has(folder))).toEqual([]);
});

test("the manifest names the agency and icons that are what they claim", async ({ request }) => {
  const answer = await request.get("/manifest.webmanifest");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = await answer.json();
  expect(manifest.name).toBe(name);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(inSite(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.some(({ purpose }: { purpose: string }) => purpose === "maskable")).toBe(true);
});

test("browsers find the icons where they look without being told", async ({ request }) => {
  expect((await request.get("/favicon.ico")).headers()["content-type"]).toBe("image/vnd.microsoft.icon");
  expect(await sharp(inSite("/apple-touch-icon.png")).metadata()).toMatchObject({ width: 180, height: 180 });
});

test("llms.txt links every service, case study and text page, the blog and its newest articles", () => {
  const text = read("/llms.txt");
  expect(text.startsWith(`# ${name}\n\n> `)).toBe(true);
  const routes = [
    ...published("services").map((slug) => `/services#${slug}`),
    ...published("works").map((slug) => `/works/${slug}`),
    "/blog",
    ...newest("blog", 100).map((slug) => `/blog/${slug}`),
    ...published("pages").map((slug) => `/${slug}`),
  ];
  expect(routes.filter((route) => !text.includes(`](${url}${route}): `))).toEqual([]);
});
