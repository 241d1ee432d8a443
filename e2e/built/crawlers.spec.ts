import { readdirSync } from "node:fs";
import { type APIRequestContext, expect } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";
import sharp from "sharp";
import { INTRO_VIDEO } from "../../src/constants/intro";
import { RESERVED_SEGMENTS, UNLISTED_ROUTES } from "../../src/constants/routes";
import { newest, published, site } from "../support/content";
import { builtHead, builtPages, inSite, readSite } from "../support/pages";
import { test } from "../support/test";

const { name, url } = site();

/** The texts of all elements with a name in an XML file. */
function textsIn(file: string, tag: string): string[] {
  const document = parseDocument(readSite(file), { xmlMode: true });
  return DomUtils.getElementsByTagName(tag, document).map((element) => DomUtils.textContent(element));
}

function expectSitemap(): void {
  const found: string[] = [];
  for (const map of textsIn("/sitemap-index.xml", "loc").map((address) => address.slice(url.length))) {
    found.push(...textsIn(map, "loc"));
    const dates = textsIn(map, "lastmod");
    expect(dates.length).toBeGreaterThanOrEqual(published("blog").length + published("works").length);
    expect(dates.filter((date) => !(Date.parse(date) <= Date.now()))).toEqual([]);
  }
  const expected = builtPages().filter((route) => !UNLISTED_ROUTES.includes(route));
  expect(found.sort()).toEqual(expected.map((route) => `${url}${route}`).sort());
}

async function expectRobots(request: APIRequestContext): Promise<void> {
  const answer = await request.get("/robots.txt");
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toContain(`\nSitemap: ${url}/sitemap-index.xml\n`);
  expect(await answer.text()).not.toContain("Disallow");
}

test("no text page can take the address of a folder that belongs to none", () => {
  const ofPages = new Set([...builtPages().map((route) => route.split("/")[1]), ...RESERVED_SEGMENTS]);
  const folders = readdirSync(inSite("/"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  // The address of a page begins with a letter or a digit.
  const names = folders.map(({ name: folder }) => folder).filter((folder) => /^[a-z0-9]/.test(folder));
  expect(names.filter((folder) => !ofPages.has(folder))).toEqual([]);
});

async function expectManifest(request: APIRequestContext): Promise<void> {
  const answer = await request.get("/manifest.webmanifest");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = await answer.json();
  expect(manifest.name).toBe(name);
  for (const { src, sizes, purpose } of manifest.icons) {
    const { width, height } = await sharp(inSite(src.replace(/\?.*/, ""))).metadata();
    expect([`${width}x${height}`, purpose]).toEqual([sizes, "any maskable"]);
  }
}

async function expectIcons(request: APIRequestContext): Promise<void> {
  expect((await request.get("/favicon.ico")).headers()["content-type"]).toBe("image/png");
  const { links } = builtHead("/");
  const hrefs = links.filter(({ rel }) => rel === "icon" || rel === "apple-touch-icon").map(({ href }) => href);
  expect(hrefs).toHaveLength(3);
  for (const href of hrefs) expect((await request.get(href)).headers()["content-type"]).toBe("image/png");
}

function expectLlms(): void {
  const text = readSite("/llms.txt");
  expect(text.startsWith(`# ${name}\n\n> `)).toBe(true);
  const routes = [
    ...published("services").map((slug) => `/services#${slug}`),
    ...published("works").map((slug) => `/works/${slug}`),
    "/blog",
    ...newest("blog", 100).map((slug) => `/blog/${slug}`),
    ...published("pages").map((slug) => `/${slug}`),
  ];
  expect(routes.filter((route) => !text.includes(`](${url}${route}): `))).toEqual([]);
}

async function expectFilms(request: APIRequestContext): Promise<void> {
  for (const extension of ["webm", "mp4"]) {
    const response = await request.get(`${INTRO_VIDEO}.${extension}`);
    expect(response.headers()["content-type"]).toBe(`video/${extension}`);
    expect((await response.body()).length).toBeLessThanOrEqual(60_000);
  }
}

test("crawlers find every page", async ({ request }) => {
  await test.step(
    "the sitemap names every page but the 404 page, once, with dates that are not in the future",
    expectSitemap,
  );
  await test.step("robots.txt admits everybody and names the sitemap", () => expectRobots(request));
  await test.step(
    "llms.txt links every service, case study and text page, the blog and its newest articles",
    expectLlms,
  );
});

test("browsers find the manifest, the icons and the film of the intro", async ({ request }) => {
  await test.step("the manifest names the agency and icons that are what they claim", () => expectManifest(request));
  await test.step("browsers find the icons where they look without being told", () => expectIcons(request));
  await test.step("the video of the intro is there in both formats, and small", () => expectFilms(request));
});
