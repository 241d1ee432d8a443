import { expect, type Page } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";
import { BLOG_STRINGS } from "../../src/blog/strings";
import { POSITION_STRINGS } from "../../src/constants/position-strings";
import { SECTION_STRINGS } from "../../src/constants/section-strings";
import { STRINGS } from "../../src/constants/strings";
import {
  categories,
  entries,
  mainMenu,
  navigation,
  pageCopy,
  publishedSlugs,
  site,
} from "../support/content";
import { formOf } from "../support/forms";
import { addressesOf, menuPages, openMenu } from "../support/menu";
import { expectShown, heading } from "../support/page";
import { pageHtml, pageOfType } from "../support/pages";
import { test } from "../support/test";

// Without JavaScript (`playwright.config.ts`): everything is in the HTML. Pages made of the same
// parts are read as files, which takes no time; a browser shows one of each kind.

type Route = [route: string, title: string, section: string];

/** Each route of the specification with its heading and the section that makes it that page. */
const ROUTES: Route[] = [
  ["/about-us", pageCopy("about").title, "#mission"],
  ["/career-page", pageCopy("career").title, "#positions"],
  ["/contact", pageCopy("contact").title, "#offices"],
  ["/contact-form", pageCopy("contact-form").title, "#write"],
  ...[...entries("pages")].map(([slug, { title }]): Route => [`/${slug}`, title, "h2"]),
];

const caseStudies = async (page: Page, part: string) =>
  (await addressesOf(page.locator(`${part} a[href^="/works/"]`))).sort();
const routesOf = (slugs: string[]) => slugs.map((slug) => `/works/${slug}`).sort();

test("each route shows its page within the frame of the site", async ({ page }) => {
  expect(ROUTES.map(([route]) => route)).toEqual(
    expect.arrayContaining(["/privacy-policy", "/terms-of-use"]),
  );
  for (const [route, title, section] of ROUTES)
    await test.step(route, async () => {
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      await expect(heading(page)).toHaveText([title]);
      await expect(page.getByRole("main").locator(section).first()).toBeVisible();
      await expect(page.getByRole("contentinfo")).toContainText(site().legalName);
      await expect(
        page.getByRole("navigation", { name: STRINGS.footerNavigation }).getByRole("link"),
      ).toHaveText(mainMenu().map(({ title: label }) => label));
    });
});

test("the home page shows the case studies selected for it", async ({ page }) => {
  await page.goto("/");
  await expectShown(page, "/");
  await expect(page.locator("#what-we-do")).toBeVisible();
  const homeSlugs = publishedSlugs("works", ({ onHome }) => onHome === true);
  expect(homeSlugs).toHaveLength(15);
  expect(await caseStudies(page, "#our-work article")).toEqual(routesOf(homeSlugs));
  await openMenu(page);
  await expect(menuPages(page).getByRole("link")).toHaveCount(mainMenu().length);
});

test("works and services lead to their case studies", async ({ page }) => {
  await page.goto("/works");
  await expectShown(page, "/works");
  const all = routesOf(publishedSlugs("works"));
  expect(await caseStudies(page, "main article")).toEqual(all);
  const index = page.getByRole("navigation", { name: "Case studies by name" }).getByRole("link");
  expect((await addressesOf(index)).sort()).toEqual(all);

  await page.goto("/services");
  await expectShown(page, "/services");
  const anchors = navigation().whatWeDo.flatMap(({ id }) => id ?? []);
  for (const anchor of [
    "ux-design",
    "ui-design",
    "software-development",
    "mobile-app-development",
    "web-development",
    "dedicated-agile-teams",
  ]) {
    expect(anchors).toContain(anchor);
    await expect(
      page.locator(`section#${anchor}`).getByRole("heading", { level: 2 }),
    ).toBeVisible();
    await expect(
      page.getByRole("main").locator(`a[href="/services#${anchor}"]`).first(),
    ).toBeVisible();
    const expectedRoutes = routesOf(
      publishedSlugs("works", ({ services }) => services?.includes(anchor) === true),
    );
    const linkedRoutes = await caseStudies(page, `section#${anchor}`);
    expect(linkedRoutes).toHaveLength(Math.min(3, expectedRoutes.length));
    expect(expectedRoutes).toEqual(expect.arrayContaining(linkedRoutes));
  }
});

test("every case study has its facts, pictures and story", async ({ page }) => {
  for (const slug of publishedSlugs("works")) {
    const main = DomUtils.getElementsByTagName("main", parseDocument(pageHtml(`/works/${slug}`)));
    const textOf = (tag: string) => DomUtils.textContent(DomUtils.getElementsByTagName(tag, main));
    expect(textOf("h1")).toBe(entries("works").get(slug)?.title);
    for (const part of ["dt", "h2"]) expect(textOf(part), `${part} of ${slug}`).not.toBe("");
    expect(DomUtils.getElementsByTagName("picture", main), `pictures of ${slug}`).not.toEqual([]);
  }
  await page.goto(pageOfType("case-study"));
  for (const part of ["main dl dt", "main article h2", "main picture"])
    await expect(page.locator(part).first()).toBeVisible();
  const next = page.getByRole("navigation", { name: SECTION_STRINGS.nextWork }).getByRole("link");
  await expect(next).toHaveAttribute("href", /^\/works\//);
});

test("the career page leads to each position, whose form has chosen it", async ({ page }) => {
  const slugs = publishedSlugs("positions");
  for (const slug of slugs) {
    const main = DomUtils.getElementsByTagName(
      "main",
      parseDocument(pageHtml(`/career-page/${slug}`)),
    );
    const options = DomUtils.getElementsByTagName("option", main);
    const chosen = options.filter(({ attribs }) => "selected" in attribs);
    const [title] = DomUtils.getElementsByTagName("h1", main);
    const name = DomUtils.textContent(title ?? []);
    expect(DomUtils.textContent(chosen).startsWith(`${name}, `), name).toBe(true);
    expect(options, "the others, and none").toHaveLength(slugs.length + 1);
  }
  // The anchors of the list are older than the pages.
  await page.goto(`/career-page#${slugs.at(-1)}`);
  const row = page.locator(`[id="${slugs.at(-1)}"]`);
  await expect(row).toBeInViewport();
  expect((await addressesOf(page.locator("#positions").getByRole("link"))).sort()).toEqual(
    slugs.map((slug) => `/career-page/${slug}`).sort(),
  );
  await row.getByRole("link").click();
  await expect(page).toHaveURL(`/career-page/${slugs.at(-1)}`);
  await page.getByRole("link", { name: POSITION_STRINGS.apply }).click();
  await expect(formOf(page)).toBeInViewport();
});

test("the blog leads to every article by plain links", async ({ page }) => {
  await page.goto("/blog");
  await expectShown(page, "/blog");
  for (const id of [...categories().map((category) => category.id), "research", "branding"])
    await expect(page.locator(`#${id}`).getByRole("heading", { level: 3 })).toBeVisible();
  const articleRoutes: (string | null)[] = [];
  for (const list of await addressesOf(
    page.getByRole("navigation", { name: BLOG_STRINGS.pages }).getByRole("link"),
  )) {
    const main = DomUtils.getElementsByTagName("main", parseDocument(pageHtml(String(list))));
    const links = DomUtils.getElementsByTagName(
      "a",
      DomUtils.getElementsByTagName("article", main),
    );
    articleRoutes.push(...links.map(({ attribs }) => attribs.href ?? ""));
  }
  expect(articleRoutes.sort()).toEqual(publishedSlugs("blog").map((slug) => `/blog/${slug}`));

  const [slug = ""] = publishedSlugs("blog", ({ category }) => category !== undefined);
  const { title = "", date = "" } = entries("blog").get(slug) ?? {};
  await page.goto(`/blog/${slug}`);
  await expect(heading(page)).toHaveText(title);
  await expect(page.locator(`main time[datetime="${date}"]`).first()).toBeVisible();
  await expect(page.getByRole("main").getByText(/^By \S+/)).toBeVisible();
  await expect(page.locator("main article p").nth(3)).toBeVisible();
  await expect(page.locator("#related article").first()).toBeVisible();
});
