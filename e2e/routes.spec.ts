import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { entries, homeCopy, listIds, mainMenu, pageCopy, published, site, unpublished } from "./content";
import { openMenu } from "./menu";

/** Every fixed route of the specification with its heading and the section that makes it that page. */
const ROUTES: [route: string, heading: string, section: string][] = [
  ["/", homeCopy().hero.title, "#what-we-do"],
  ["/about-us", pageCopy("about").title, "#mission"],
  ["/services", pageCopy("services-page").title, "#dedicated-agile-teams"],
  ["/career-page", pageCopy("career").title, "#positions"],
  ["/works", pageCopy("works-page").title, "article"],
  ["/blog", pageCopy("blog-page").title, "#topics"],
  ["/contact", pageCopy("contact").title, "#offices"],
  ["/contact-form", pageCopy("contact-form").title, "#people"],
  ["/cutting-edge-digital-products", pageCopy("cutting-edge-digital-products").title, "#process"],
  ...[...entries("pages")].map(([slug, { title }]): [string, string, string] => [`/${slug}`, title, "h2"]),
];
const WORKS = published("works");

/** The anchors that the specification names for the services page. */
const SERVICE_ANCHORS = [
  "ux-design",
  "ui-design",
  "software-development",
  "mobile-app-development",
  "web-development",
  "dedicated-agile-teams",
];

test("the legal pages of the specification are among the routes", () => {
  expect(ROUTES.map(([route]) => route)).toEqual(expect.arrayContaining(["/privacy-policy", "/terms-of-use"]));
});

for (const [route, heading, section] of ROUTES) {
  test(`${route} shows its heading, its sections and the frame of the site`, async ({ page }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("main").locator(section).first()).toBeVisible();
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toContainText(site().legalName);
    await expect(page.getByRole("navigation", { name: "Footer" }).getByRole("link")).toHaveText(
      mainMenu().map(({ title }) => title),
    );
    const menu = await openMenu(page);
    await expect(menu.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveText(
      mainMenu().map(({ title, burgerTitle }) => burgerTitle ?? title),
    );
  });
}

test("the works page leads to every case study, the home page to those chosen for it", async ({ page }) => {
  const routes = (within: string) =>
    page.locator(`${within} article a`).evaluateAll((links) => links.map((link) => link.getAttribute("href")).sort());
  await page.goto("/works");
  expect(await routes("main")).toEqual(WORKS.map((slug) => `/works/${slug}`));
  await page.goto("/");
  expect(await routes("#our-work")).toEqual(
    published("works", ({ onHome }) => onHome === true).map((slug) => `/works/${slug}`),
  );
});

for (const slug of WORKS) {
  test(`/works/${slug} tells its story with facts, pictures and a door to the next`, async ({ page }) => {
    await page.goto(`/works/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(entries("works").get(slug)?.title ?? "");
    await expect(page.locator("main dl dt").first()).toBeVisible();
    await expect(page.locator("main article h2").first()).toBeVisible();
    await expect(page.locator("main picture").first()).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Next case study" }).getByRole("link")).toHaveAttribute(
      "href",
      /^\/works\//,
    );
  });
}

test("the services page has the six anchors of the specification", async ({ page }) => {
  await page.goto("/services");
  for (const anchor of SERVICE_ANCHORS) {
    await expect(page.locator(`section#${anchor}`).getByRole("heading", { level: 2 })).toBeVisible();
    await expect(page.getByRole("main").locator(`a[href="/services#${anchor}"]`).first()).toBeVisible();
  }
});

test("every article can be reached from the list by plain links", async ({ page }) => {
  const hrefs = (selector: string) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  await page.goto("/blog");
  const found: string[] = [];
  for (const address of await hrefs("nav[aria-label=Pages] a")) {
    await page.goto(address);
    found.push(...(await hrefs("main article a")));
  }
  expect(found.sort()).toEqual(published("blog").map((slug) => `/blog/${slug}`));
});

test("each category, 'research' and 'branding' among them, has its section on the blog page", async ({ page }) => {
  await page.goto("/blog");
  for (const id of [...listIds("categories"), "research", "branding"]) {
    await expect(page.locator(`#${id}`).getByRole("heading", { level: 3 })).toBeVisible();
  }
});

test("an article shows its text, date, author, category and related stories", async ({ page }) => {
  const [slug = ""] = published("blog", ({ category }) => category !== undefined);
  const { title, date = "" } = entries("blog").get(slug) ?? { title: "" };
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator(`main time[datetime="${date}"]`).first()).toBeVisible();
  await expect(page.getByRole("main").getByText(/^By \S+/)).toBeVisible();
  await expect(page.locator("main article p").nth(3)).toBeVisible();
  await expect(page.locator("#related article").first()).toBeVisible();
});

test("an address that does not exist says so, with status 404 and a way home", async ({ page }) => {
  const response = await page.goto("/no/such/page?x=1");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeCopy().hero.title);
});

test("drafts and articles of tomorrow are nowhere in the built site", () => {
  const hidden = ["blog", "works", "positions"].flatMap((collection) => unpublished(collection));
  const folder = path.resolve("dist/site");
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(html|json|js|xml|txt)$|^_redirects$/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name));
  expect(texts.length).toBeGreaterThan(ROUTES.length);
  const leaks = texts.filter((file) => {
    const text = readFileSync(file, "utf8");
    return hidden.some((slug) => text.includes(slug));
  });
  expect(leaks).toEqual([]);
});
