import { expect } from "@playwright/test";
import { categories, entries, homeCopy, mainMenu, navigation, pageCopy, published, site } from "../support/content";
import { openMenu } from "../support/menu";
import { heading } from "../support/page";
import { test } from "../support/test";

// Without JavaScript (`playwright.config.ts`): everything is in the HTML.

/** Each route of the specification with its heading and the section that makes it that page. */
const ROUTES: [route: string, title: string, section: string][] = [
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

test("each route shows its heading, its sections and the frame of the site", async ({ page }) => {
  for (const [route, title, section] of ROUTES)
    await test.step(route, async () => {
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      await expect(heading(page)).toHaveText([title]);
      await expect(page.getByRole("main").locator(section).first()).toBeVisible();
      await expect(page.getByRole("contentinfo")).toContainText(site().legalName);
      await expect(page.getByRole("navigation", { name: "Footer" }).getByRole("link")).toHaveText(
        mainMenu().map(({ title: label }) => label),
      );
    });
  const menu = await openMenu(page);
  await expect(menu.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveText(
    mainMenu().map(({ title: label, burgerTitle }) => burgerTitle ?? label),
  );
});

test("the works page leads to every case study, the home page to those selected for it", async ({ page }) => {
  const routes = (within: string) =>
    page.locator(`${within} article a`).evaluateAll((links) => links.map((link) => link.getAttribute("href")).sort());
  await page.goto("/works");
  expect(await routes("main")).toEqual(published("works").map((slug) => `/works/${slug}`));
  await page.goto("/");
  expect(await routes("#our-work")).toEqual(
    published("works", ({ onHome }) => onHome === true).map((slug) => `/works/${slug}`),
  );
});

test("every case study tells its story with facts, pictures and a link to the next", async ({ page }) => {
  for (const slug of published("works")) {
    await page.goto(`/works/${slug}`);
    await expect(heading(page)).toHaveText(entries("works").get(slug)?.title ?? "");
    for (const part of ["main dl dt", "main article h2", "main picture"])
      await expect(page.locator(part).first()).toBeVisible();
    const next = page.getByRole("navigation", { name: "Next case study" }).getByRole("link");
    await expect(next).toHaveAttribute("href", /^\/works\//);
  }
});

test("the services page has the six anchors of the specification, which the menu lists", async ({ page }) => {
  await page.goto("/services");
  expect(navigation().whatWeDo.map(({ id }) => id)).toEqual(expect.arrayContaining(SERVICE_ANCHORS));
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
  for (const id of [...categories().map((category) => category.id), "research", "branding"])
    await expect(page.locator(`#${id}`).getByRole("heading", { level: 3 })).toBeVisible();
});

test("an article shows its text, date, author, category and related stories", async ({ page }) => {
  const [slug = ""] = published("blog", ({ category }) => category !== undefined);
  const { title, date = "" } = entries("blog").get(slug) ?? { title: "" };
  await page.goto(`/blog/${slug}`);
  await expect(heading(page)).toHaveText(title);
  await expect(page.locator(`main time[datetime="${date}"]`).first()).toBeVisible();
  await expect(page.getByRole("main").getByText(/^By \S+/)).toBeVisible();
  await expect(page.locator("main article p").nth(3)).toBeVisible();
  await expect(page.locator("#related article").first()).toBeVisible();
});

test("an address that does not exist says so, with status 404 and a link home", async ({ page }) => {
  const response = await page.goto("/no/such/page?x=1");
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText("This page could not be found");
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(heading(page)).toHaveText(homeCopy().hero.title);
});
