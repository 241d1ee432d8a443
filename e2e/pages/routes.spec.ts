import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";
import { categories, entries, homeCopy, mainMenu, navigation, pageCopy, published, site } from "../support/content";
import { openMenu } from "../support/menu";
import { heading } from "../support/page";
import { pageHtml, pageOfType } from "../support/pages";
import { test } from "../support/test";

// Without JavaScript (`playwright.config.ts`): everything is in the HTML. Pages made of the same parts are read as files,
// which takes no time; a browser shows one of each kind.

type Route = [route: string, title: string, section: string];

/** Each route of the specification with its heading and the section that makes it that page. */
const ROUTES: Route[] = [
  ["/", homeCopy().hero.title, "#what-we-do"],
  ["/about-us", pageCopy("about").title, "#mission"],
  ["/services", pageCopy("services-page").title, "#dedicated-agile-teams"],
  ["/career-page", pageCopy("career").title, "#positions"],
  ["/works", pageCopy("works-page").title, "article"],
  ["/blog", pageCopy("blog-page").title, "#topics"],
  ["/contact", pageCopy("contact").title, "#offices"],
  ["/contact-form", pageCopy("contact-form").title, "#write"],
  ["/cutting-edge-digital-products", pageCopy("cutting-edge-digital-products").title, "#process"],
  ...[...entries("pages")].map(([slug, { title }]): Route => [`/${slug}`, title, "h2"]),
];

const SERVICE_ANCHORS = [
  "ux-design",
  "ui-design",
  "software-development",
  "mobile-app-development",
  "web-development",
  "dedicated-agile-teams",
];

async function expectRoute(page: Page, [route, title, section]: Route): Promise<void> {
  const response = await page.goto(route);
  expect(response?.status()).toBe(200);
  await expect(heading(page)).toHaveText([title]);
  await expect(page.getByRole("main").locator(section).first()).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText(site().legalName);
  await expect(page.getByRole("navigation", { name: "Footer" }).getByRole("link")).toHaveText(
    mainMenu().map(({ title: label }) => label),
  );
}

const caseStudiesIn = (page: Page, part: string) =>
  page
    .locator(`${part} article a[href^="/works/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")).sort());
const routesOf = (slugs: string[]) => slugs.map((slug) => `/works/${slug}`);

/** What makes some of the pages more than their heading and sections. */
const MORE: Record<string, (page: Page) => Promise<void>> = {
  "/": async (page) => {
    const selected = published("works", ({ onHome }) => onHome === true);
    expect(await caseStudiesIn(page, "#our-work"), "the case studies selected for it").toEqual(routesOf(selected));
    const menu = await openMenu(page);
    await expect(menu.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveText(
      mainMenu().map(({ title: label, burgerTitle }) => burgerTitle ?? label),
    );
  },
  "/works": async (page) => {
    const all = routesOf(published("works"));
    expect(await caseStudiesIn(page, "main"), "every case study").toEqual(all);
    const index = page.getByRole("navigation", { name: "Case studies by name" }).getByRole("link");
    expect(await index.evaluateAll((links) => links.map((link) => link.getAttribute("href")).sort())).toEqual(all);
  },
  "/services": async (page) => {
    expect(navigation().whatWeDo.map(({ id }) => id)).toEqual(expect.arrayContaining(SERVICE_ANCHORS));
    for (const anchor of SERVICE_ANCHORS) {
      await expect(page.locator(`section#${anchor}`).getByRole("heading", { level: 2 })).toBeVisible();
      await expect(page.getByRole("main").locator(`a[href="/services#${anchor}"]`).first()).toBeVisible();
      const used = routesOf(published("works", ({ services }) => services?.includes(anchor) === true));
      const named = await page
        .locator(`section#${anchor} a[href^="/works/"]`)
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(named, `case studies that used ${anchor}`).toHaveLength(Math.min(3, used.length));
      expect(used, anchor).toEqual(expect.arrayContaining(named));
    }
  },
  "/contact": async (page) => {
    await expect(page.getByRole("main").locator('a[href$="#write"]')).toBeVisible();
    await expect(page.locator("#write")).toBeVisible();
  },
  "/blog": async (page) => {
    for (const id of [...categories().map((category) => category.id), "research", "branding"])
      await expect(page.locator(`#${id}`).getByRole("heading", { level: 3 })).toBeVisible();
  },
};

test("each route shows its heading, its sections and the frame of the site, and lists lead to all that there is", async ({
  page,
}) => {
  test.setTimeout(120_000);
  expect(ROUTES.map(([route]) => route)).toEqual(expect.arrayContaining(["/privacy-policy", "/terms-of-use"]));
  for (const route of ROUTES)
    await test.step(route[0], async () => {
      await expectRoute(page, route);
      await MORE[route[0]]?.(page);
    });
});

/** The addresses of all links to articles, in a page of the blog's list. */
function articlesIn(route: string): string[] {
  const main = DomUtils.getElementsByTagName("main", parseDocument(pageHtml(route)));
  const articles = DomUtils.getElementsByTagName("article", main);
  return DomUtils.getElementsByTagName("a", articles).map(({ attribs }) => attribs.href ?? "");
}

async function expectEveryCaseStudy(request: APIRequestContext): Promise<void> {
  for (const slug of published("works")) {
    const response = await request.get(`/works/${slug}`);
    expect(response.status(), slug).toBe(200);
    const main = DomUtils.getElementsByTagName("main", parseDocument(await response.text()));
    const textOf = (tag: string) => DomUtils.textContent(DomUtils.getElementsByTagName(tag, main));
    expect(textOf("h1")).toBe(entries("works").get(slug)?.title);
    for (const part of ["dt", "h2"]) expect(textOf(part), `${part} of ${slug}`).not.toBe("");
    expect(DomUtils.getElementsByTagName("picture", main).length, `pictures of ${slug}`).toBeGreaterThan(0);
  }
}

async function expectCaseStudy(page: Page): Promise<void> {
  await page.goto(pageOfType("case-study"));
  for (const part of ["main dl dt", "main article h2", "main picture"])
    await expect(page.locator(part).first()).toBeVisible();
  const next = page.getByRole("navigation", { name: "Next case study" }).getByRole("link");
  await expect(next).toHaveAttribute("href", /^\/works\//);
}

async function expectArticle(page: Page): Promise<void> {
  const [slug = ""] = published("blog", ({ category }) => category !== undefined);
  const { title, date = "" } = entries("blog").get(slug) ?? { title: "" };
  await page.goto(`/blog/${slug}`);
  await expect(heading(page)).toHaveText(title);
  await expect(page.locator(`main time[datetime="${date}"]`).first()).toBeVisible();
  await expect(page.getByRole("main").getByText(/^By \S+/)).toBeVisible();
  await expect(page.locator("main article p").nth(3)).toBeVisible();
  await expect(page.locator("#related article").first()).toBeVisible();
}

test("case studies and articles tell their stories, and an unknown address says that it is one", async ({
  page,
  request,
}) => {
  await test.step("every case study has its facts, pictures and story", () => expectEveryCaseStudy(request));
  await test.step("a case study shows them, and a link to the next", () => expectCaseStudy(page));
  await test.step("an article shows its text, date, author, category and related stories", () => expectArticle(page));
  await test.step("an address that does not exist: status 404 and a link home", async () => {
    const response = await page.goto("/no/such/page?x=1");
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText("This page could not be found");
    await page.getByRole("link", { name: "Back to the home page" }).click();
    await expect(heading(page)).toHaveText(homeCopy().hero.title);
  });
});

test("every article can be reached from the list by plain links", () => {
  const [list] = DomUtils.filter(
    (node) => DomUtils.isTag(node) && node.name === "nav" && node.attribs["aria-label"] === "Pages",
    parseDocument(pageHtml("/blog")),
  );
  const pages = DomUtils.getElementsByTagName("a", list ?? []).map(({ attribs }) => attribs.href ?? "");
  const found = pages.flatMap(articlesIn);
  expect(found.sort()).toEqual(published("blog").map((slug) => `/blog/${slug}`));
});
