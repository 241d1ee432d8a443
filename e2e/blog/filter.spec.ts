import { expect, type Page } from "@playwright/test";
import { ARTICLES_PER_PAGE } from "../../src/blog/constants";
import { BLOG_STRINGS } from "../../src/blog/strings";
import { STRINGS } from "../../src/constants/strings";
import {
  across,
  acrossOf,
  all,
  alterApiPage,
  apiPage,
  card,
  cards,
  categoryLink,
  expectArticles,
  inCategory,
  list,
  loadMore,
  shownArticles,
  status,
  tryAgain,
  upTo,
} from "../support/blog";
import { categories } from "../support/content";
import { alterPageData } from "../support/network";
import { collectErrors, follow, open } from "../support/page";
import { expectScrolledTo, scrollDownTo, scrollTop } from "../support/scrolling";
import { test } from "../support/test";
import { withoutPrefetch } from "../support/visitor";

const ofFirstPage = acrossOf(upTo(1));
const ofLaterPages = acrossOf(all.slice(ARTICLES_PER_PAGE));
const FILTERED = `/blog?category=${across.id}`;
const select = (page: Page, title = across.title) => categoryLink(page, title).click();

test("a category filters what is loaded, names the list and the address, and Back undoes it", async ({ page }) => {
  await open(page, "/blog");
  await expect(list(page)).toHaveAccessibleName(STRINGS.allArticles);
  const otherPages = page.getByRole("navigation", { name: STRINGS.pages });
  await expect(otherPages).toBeVisible();
  await scrollDownTo(page, 200);
  await select(page);
  await expectArticles(page, ofFirstPage);
  await expect(page).toHaveURL(FILTERED);
  await expect(list(page)).toHaveAccessibleName(BLOG_STRINGS.articlesOn(across.title));
  const selected = page.getByRole("navigation", { name: BLOG_STRINGS.categories }).locator("[aria-current=true]");
  await expect(selected).toHaveText(`${across.title} ${across.slugs.length}`);
  await expect(selected).toBeFocused();
  await expect(status(page)).toHaveText(BLOG_STRINGS.shown(ofFirstPage.length, across.slugs.length, across.title));
  await expect(otherPages, "they lead to all articles").toHaveCount(0);
  expect(await scrollTop(page)).toBe(200);
  await page.goBack();
  await expect(page).toHaveURL("/blog");
  await expectArticles(page, upTo(1));
  await page.goForward();
  await expectArticles(page, ofFirstPage);
  await page.reload();
  await expectArticles(page, ofFirstPage);
  await select(page, BLOG_STRINGS.all);
  await expectArticles(page, upTo(1));
  await expect(page).toHaveURL("/blog");
});

test("selecting a category among loaded articles needs no request, and works offline", async ({ page, context }) => {
  await withoutPrefetch(page);
  await open(page, "/blog");
  // What the page itself brings in with the first input and when idle, such as the prompt for cookies.
  await page.keyboard.press("Shift");
  await page.waitForLoadState("networkidle");
  const requested: string[] = [];
  page.on("request", (request) => request.resourceType() === "image" || requested.push(request.url()));
  await context.setOffline(true);
  await select(page);
  await expect(page).toHaveURL(FILTERED);
  await expectArticles(page, ofFirstPage);
  await page.goBack();
  await expectArticles(page, upTo(1));
  expect(requested).toEqual([]);
});

test("every category shows how many articles it has; its topic at the foot leads to them, from the top", async ({
  page,
}) => {
  await open(page, "/blog");
  await expect(categoryLink(page, BLOG_STRINGS.all)).toHaveText(`${BLOG_STRINGS.all} ${all.length}`);
  for (const { id, title } of categories()) {
    await expect(categoryLink(page, title)).toHaveText(`${title} ${inCategory(id).length}`);
    await page
      .locator(`#${id}`)
      .getByRole("link", { name: BLOG_STRINGS.articlesOn(title) })
      .click();
    await expect(page).toHaveURL(`/blog?category=${id}`);
    await expect.poll(async () => (await shownArticles(page))[0]).toBe(inCategory(id)[0]);
    await expectScrolledTo(page, 0);
  }
});

test("within a category pages are loaded until an article of it shows", async ({ page }) => {
  await open(page, FILTERED);
  const shown = await cards(page).count();
  for (const number of [2, 3])
    await alterApiPage(page, number, (answer) => {
      answer.articles = answer.articles.filter(({ category }) => category?.id !== across.id);
    });
  await loadMore(page).click();
  const ofFourth = acrossOf(all.slice(3 * ARTICLES_PER_PAGE, 4 * ARTICLES_PER_PAGE));
  expect(ofFourth.length).toBeGreaterThan(0);
  await expect(cards(page)).toHaveCount(shown + ofFourth.length);
  await expect(card(page, ofFourth[0])).toBeFocused();
});

/** Opens the list, from another page, with a category of which its first page has nothing. */
async function openWithoutAny(page: Page): Promise<void> {
  await alterPageData(page, "/blog", ({ result }) => {
    const data = result.data as { articles: { category: { slug: string } | null }[] };
    data.articles = data.articles.filter(({ category }) => category?.slug !== across.id);
  });
  await open(page, "/about-us");
  await follow(page, FILTERED);
}

test("a category of which nothing is loaded yet loads by itself", async ({ page }) => {
  await openWithoutAny(page);
  await expect.poll(async () => (await shownArticles(page))[0]).toBe(ofLaterPages[0]);
  await expect(page.getByRole("main")).toBeFocused();
});

test("when nothing of a category can be loaded, the list says so, and trying again leads to its first article", async ({
  page,
}) => {
  await page.route(apiPage("*"), (route) => route.abort());
  await openWithoutAny(page);
  await expect(page.getByRole("alert").filter({ hasText: BLOG_STRINGS.loadFailed })).toBeVisible();
  await expect(page.getByText(STRINGS.nothingHere)).toHaveCount(0);
  await page.unroute(apiPage("*"));
  await tryAgain(page).click();
  await expect(card(page, ofLaterPages[0])).toBeFocused();
});

test("a failure is over once another category is selected", async ({ page }) => {
  await open(page, "/blog");
  await page.route(apiPage("*"), (route) => route.abort());
  await loadMore(page).click();
  await expect(page.getByText(BLOG_STRINGS.loadFailed)).toBeVisible();
  await select(page);
  await expect(page).toHaveURL(FILTERED);
  await expect(page.getByText(BLOG_STRINGS.loadFailed)).toHaveCount(0);
  await expectArticles(page, ofFirstPage);
});

test("a category opened in another tab leaves the list of this one alone", async ({ page, context }) => {
  await open(page, "/blog");
  const opened = context.waitForEvent("page");
  await categoryLink(page, across.title).click({ modifiers: ["Control"] });
  await expect(await opened).toHaveURL(FILTERED);
  await expectArticles(page, upTo(1));
  await expect(categoryLink(page, BLOG_STRINGS.all)).toHaveAttribute("aria-current");
});

test("the category of an article leads to its articles", async ({ page }) => {
  await open(page, `/blog/${across.slugs[0]}`);
  await page.getByRole("main").getByRole("link", { name: across.title, exact: true }).click();
  await expect(page).toHaveURL(FILTERED);
  await expectArticles(page, ofFirstPage);
});

test("'Load More' continues from any page of the list; a category begins at the first", async ({ page }) => {
  await open(page, "/blog/page/2");
  await loadMore(page).click();
  await expectArticles(page, all.slice(ARTICLES_PER_PAGE, 3 * ARTICLES_PER_PAGE));
  await select(page);
  await expect(page).toHaveURL(FILTERED);
  await expectArticles(page, ofFirstPage);
});

test("an unknown category in the address shows all articles", async ({ page }) => {
  const errors = collectErrors(page);
  for (const category of ["__proto__", "<img src=x onerror=alert(1)>", "x".repeat(5000)]) {
    await open(page, `/blog?category=${encodeURIComponent(category)}`);
    await expectArticles(page, upTo(1));
    await expect(categoryLink(page, BLOG_STRINGS.all)).toHaveAttribute("aria-current");
  }
  expect(errors).toEqual([]);
});
