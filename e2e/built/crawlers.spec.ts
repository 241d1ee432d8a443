import { readdirSync } from "node:fs";
import { expect } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";
import sharp from "sharp";
import { RESERVED_SEGMENTS } from "../../src/constants/routes";
import { publishedSlugs, site } from "../support/content";
import { builtHead, builtPages, inSite, isUnlisted, readSite } from "../support/pages";
import { test } from "../support/test";

const { name, url } = site();

/** The texts of all elements with a name in an XML file. */
function textsIn(file: string, tag: string): string[] {
  const document = parseDocument(readSite(file), { xmlMode: true });
  return DomUtils.getElementsByTagName(tag, document).map((element) =>
    DomUtils.textContent(element),
  );
}

test("robots.txt names the sitemap and forbids nothing", async ({ request }) => {
  const robots = await request.get("/robots.txt");
  expect(robots.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await robots.text()).toContain(`\nSitemap: ${url}/sitemap-index.xml\n`);
  expect(await robots.text()).not.toContain("Disallow");
});

test("the sitemap lists every page with the day of its last change", () => {
  const maps = textsIn("/sitemap-index.xml", "loc").map((address) => address.slice(url.length));
  const listedRoutes = builtPages().filter((route) => !isUnlisted(route));
  expect(maps.flatMap((map) => textsIn(map, "loc")).sort()).toEqual(
    listedRoutes.map((route) => `${url}${route}`).sort(),
  );
  const dates = maps.flatMap((map) => textsIn(map, "lastmod"));
  expect(dates.length).toBeGreaterThanOrEqual(
    ["blog", "works", "positions"].flatMap((collection) => publishedSlugs(collection)).length,
  );
  expect(dates.filter((date) => !(Date.parse(date) <= Date.now()))).toEqual([]);
});

test("no text page can take the address of a folder that belongs to none", () => {
  const pageSegments = new Set([
    ...builtPages().map((route) => route.split("/")[1]),
    ...RESERVED_SEGMENTS,
  ]);
  const folders = readdirSync(inSite("/"), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  // The address of a page begins with a letter or a digit.
  const names = folders
    .map(({ name: folder }) => folder)
    .filter((folder) => /^[a-z0-9]/.test(folder));
  expect(names.filter((folder) => !pageSegments.has(folder))).toEqual([]);
});

test("the manifest names the agency and has icons of the sizes that it says", async ({
  request,
}) => {
  const answer = await request.get("/manifest.webmanifest");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = (await answer.json()) as {
    name: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest.name).toBe(name);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(inSite(src.replace(/\?.*/, ""))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.filter(({ purpose = "" }) => purpose.includes("maskable"))).not.toEqual([]);
});

test("the icons of a page are pictures", async ({ request }) => {
  const icons = builtHead("/").links.filter(
    ({ rel }) => rel === "icon" || rel === "apple-touch-icon",
  );
  expect(icons).not.toEqual([]);
  for (const { href } of [...icons, { href: "/favicon.ico" }])
    expect((await request.get(href)).headers()["content-type"], href).toMatch(/^image\//);
});
