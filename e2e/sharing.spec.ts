import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { entries, mainMenu, published, site } from "./content";
import { builtPages, pageFile } from "./pages";

const { name, url } = site();
const inSite = (address: string) => path.resolve("dist/site", `.${address}`);
const read = (address: string) => readFileSync(inSite(address), "utf8");

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

/** The contents of the meta elements of the page shown, by name. */
async function metaOf(page: Page): Promise<Record<string, string[]>> {
  const pairs = await page
    .locator("head meta[content]")
    .evaluateAll((metas) =>
      metas.map((meta) => [
        meta.getAttribute("property") ?? meta.getAttribute("name") ?? "",
        meta.getAttribute("content") ?? "",
      ]),
    );
  const found: Record<string, string[]> = {};
  for (const [key = "", content = ""] of pairs) found[key] = [...(found[key] ?? []), content];
  return found;
}

/** The page as a crawler reads it: no script runs. */
async function openBuilt(page: Page, route: string): Promise<Record<string, string[]>> {
  await page.setContent(readFileSync(pageFile(route), "utf8").replace(/<script[\s\S]*?<\/script>/g, ""));
  return metaOf(page);
}

for (const route of [...builtPages(), "/404"]) {
  test(`${route} has one of each tag for sharing and a picture of 1200 x 630`, async ({ page }) => {
    const meta = await openBuilt(page, route);
    expect(SHARE_TAGS.filter((tag) => meta[tag]?.length !== 1 || meta[tag]?.[0] === "")).toEqual([]);
    expect(meta["og:site_name"]).toEqual([name]);
    expect(meta["og:url"]).toEqual(route === "/404" ? undefined : [`${url}${route}`]);
    expect(meta["og:type"]).toEqual([published("blog").includes(route.slice("/blog/".length)) ? "article" : "website"]);
    expect(meta.robots).toEqual(route === "/404" ? ["noindex, nofollow"] : undefined);
    const [picture = ""] = meta["og:image"] ?? [];
    expect(picture.startsWith(`${url}/`)).toBe(true);
    const file = inSite(picture.slice(url.length));
    expect(statSync(file).size).toBeLessThanOrEqual(300_000);
    expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    for (const link of ["link[rel=icon]", "link[rel=apple-touch-icon]", "link[rel=manifest]"])
      expect(await page.locator(`head ${link}`).count(), link).toBeGreaterThan(0);
  });
}

test("no two pages share a title, an address or a picture's address", async ({ page }) => {
  const seen = new Set<string>();
  for (const route of builtPages()) {
    const meta = await openBuilt(page, route);
    for (const key of [`title ${await page.title()}`, `url ${meta["og:url"]}`, `image ${meta["og:image"]}`]) {
      expect(seen.has(key), `${route}: ${key}`).toBe(false);
      seen.add(key);
    }
  }
});

test("an article says when it was published and by whom", async ({ page }) => {
  for (const slug of published("blog")) {
    const meta = await openBuilt(page, `/blog/${slug}`);
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
  for (const { title, link } of mainMenu().slice(1, 4)) {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: title, exact: true }).click();
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", `${url}${link}`);
    const meta = await metaOf(page);
    expect(SHARE_TAGS.filter((tag) => meta[tag]?.length !== 1)).toEqual([]);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  }
});

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
  const expected = builtPages().filter((route) => route !== "/thank-you");
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
    published("blog")
      .map((slug) => `${url}/blog/${slug}`)
      .slice(0, 50),
  );
  const times = dates.map((date) => Date.parse(date));
  expect(times).toEqual([...times].sort((one, other) => other - one));
  const texts = [...(await answer.text()).matchAll(/<content:encoded><!\[CDATA\[([\s\S]*?)\]\]><\/content:encoded>/g)];
  expect(texts).toHaveLength(links.length);
  for (const [, text = ""] of texts) {
    expect(text.length).toBeGreaterThan(1000);
    expect(text.match(/(?:href|src)="(?!https?:|mailto:|tel:)[^"]*"/g)).toBeNull();
  }
});

test("pictures in the feed are there", () => {
  const sources = [...read("/rss.xml").matchAll(/ src="([^"]+)"/g)].map(([, src = ""]) => src);
  expect(sources.length).toBeGreaterThan(0);
  for (const src of sources) expect(statSync(inSite(src.slice(url.length))).size).toBeGreaterThan(0);
});

test("the blog and its articles name the feed, other pages do not", async ({ page }) => {
  for (const route of builtPages()) {
    await openBuilt(page, route);
    const count = await page.locator('link[rel=alternate][type="application/rss+xml"][href="/rss.xml"]').count();
    expect(count, route).toBe(/^\/blog(\/|$)/.test(route) ? 1 : 0);
  }
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

test("llms.txt links every service, case study, article and text page", () => {
  const text = read("/llms.txt");
  expect(text.startsWith(`# ${name}\n\n> `)).toBe(true);
  const routes = [
    ...published("services").map((slug) => `/services#${slug}`),
    ...published("works").map((slug) => `/works/${slug}`),
    ...published("blog").map((slug) => `/blog/${slug}`),
    ...published("pages").map((slug) => `/${slug}`),
  ];
  expect(routes.filter((route) => !text.includes(`](${url}${route}): `))).toEqual([]);
});
