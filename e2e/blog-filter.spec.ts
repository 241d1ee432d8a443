import { expect, type Page, test } from "@playwright/test";
import { ARTICLES_PER_PAGE } from "../src/blog/constants";
import { BLOG_STRINGS } from "../src/blog/strings";
import { STRINGS } from "../src/constants/strings";
import { listIds } from "./content";
import {
  alterApiPage,
  apiPage,
  articlesInOrder,
  card,
  cards,
  categoryWord,
  expectArticles,
  list,
  loadMore,
  shownArticles,
  status,
  tryAgain,
} from "./support/blog-parts";
import { across, acrossOf, all, titleOf, upTo, word } from "./support/blog-sample";
import { withoutPrefetch } from "./support/connection";
import { alterPageData } from "./support/page-data";
import { collectErrors, follow } from "./support/routed";
import { expectScrolledTo, scrollDownTo, scrollTop } from "./support/scrolling";
import { open } from "./support/settle";

test("a category filters what is loaded, in the address, too; back is the choice before", async ({ page }) => {
  await open(page, "/blog");
  const ofFirstPage = acrossOf(upTo(1));
  await scrollDownTo(page, 200);
  await categoryWord(page, word).click();
  await expectArticles(page, ofFirstPage);
  await expect(page).toHaveURL(`/blog?category=${across.id}`);
  await expect(categoryWord(page, word)).toHaveAttribute("aria-current", "true");
  await expect(categoryWord(page, word)).toBeFocused();
  await expect(status(page)).toHaveText(BLOG_STRINGS.shown(ofFirstPage.length, across.slugs.length, word));
  expect(await scrollTop(page)).toBe(200);
  await page.goBack();
  await expect(page).toHaveURL("/blog");
  await expectArticles(page, upTo(1));
  await page.goForward();
  await expectArticles(page, ofFirstPage);
  await page.reload();
  await expectArticles(page, ofFirstPage);
  await categoryWord(page, BLOG_STRINGS.all).click();
  await expectArticles(page, upTo(1));
  await expect(page).toHaveURL("/blog");
});

test("choosing among what is loaded asks the server for nothing, also offline", async ({ page, context }) => {
  await withoutPrefetch(page);
  await open(page, "/blog");
  const asked: string[] = [];
  page.on("request", (request) => request.resourceType() === "image" || asked.push(request.url()));
  await context.setOffline(true);
  await categoryWord(page, word).click();
  await expect(page).toHaveURL(`/blog?category=${across.id}`);
  await expectArticles(page, acrossOf(upTo(1)));
  await page.goBack();
  await expectArticles(page, upTo(1));
  expect(asked).toEqual([]);
});

test("one choice is marked, as one of a set", async ({ page }) => {
  await open(page, `/blog?category=${across.id}`);
  await expect(page.getByRole("navigation", { name: BLOG_STRINGS.categories }).locator("[aria-current]")).toHaveText(
    `${word} ${across.slugs.length}`,
  );
});

test("the links to further pages of all articles stand below all articles only", async ({ page }) => {
  const links = page.getByRole("navigation", { name: STRINGS.pages });
  await open(page, `/blog?category=${across.id}`);
  await expectArticles(page, acrossOf(upTo(1)));
  await expect(links).toHaveCount(0);
  await categoryWord(page, BLOG_STRINGS.all).click();
  await expect(links).toBeVisible();
});

test("every category says how many articles it has", async ({ page }) => {
  await open(page, "/blog");
  for (const id of listIds("categories"))
    await expect(categoryWord(page, titleOf(id))).toHaveText(`${titleOf(id)} ${articlesInOrder(id).length}`);
  await expect(categoryWord(page, BLOG_STRINGS.all)).toHaveText(`${BLOG_STRINGS.all} ${all.length}`);
});

test("within a category pages are loaded until an article of it shows", async ({ page }) => {
  await open(page, `/blog?category=${across.id}`);
  const shown = await cards(page).count();
  for (const number of [2, 3])
    await alterApiPage(page, number, (answer) => {
      answer.articles = answer.articles.filter(({ category }) => category?.id !== across.id);
    });
  await loadMore(page).click();
  const ofLaterPages = acrossOf(all.slice(3 * ARTICLES_PER_PAGE));
  const ofFourth = ofLaterPages.filter((slug) => upTo(4).includes(slug));
  expect(ofFourth.length).toBeGreaterThan(0);
  await expect(cards(page)).toHaveCount(shown + ofFourth.length);
  await expect(card(page, ofFourth[0])).toBeFocused();
});

/** Opens the list at a category of which its first page has nothing, from another page. */
async function openWithoutAny(page: Page): Promise<void> {
  await alterPageData(page, "/blog", ({ result }) => {
    const data = result.data as { articles: { category: { slug: string } | null }[] };
    data.articles = data.articles.filter(({ category }) => category?.slug !== across.id);
  });
  await open(page, "/about-us");
  await follow(page, `/blog?category=${across.id}`);
}

const ofLaterPages = acrossOf(all.slice(ARTICLES_PER_PAGE));

test("a category of which nothing is loaded yet loads on by itself", async ({ page }) => {
  await openWithoutAny(page);
  await expect.poll(async () => (await shownArticles(page))[0]).toBe(ofLaterPages[0]);
  await expect(page.getByRole("main")).toBeFocused();
});

test("when nothing of a category can be had, that is said, and the next try leads to its first article", async ({
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

test("a failure is over once another category is chosen", async ({ page }) => {
  await open(page, "/blog");
  await page.route(apiPage("*"), (route) => route.abort());
  await loadMore(page).click();
  await expect(page.getByText(BLOG_STRINGS.loadFailed)).toBeVisible();
  await categoryWord(page, word).click();
  await expect(page).toHaveURL(`/blog?category=${across.id}`);
  await expect(page.getByText(BLOG_STRINGS.loadFailed)).toHaveCount(0);
  await expectArticles(page, acrossOf(upTo(1)));
});

test("a category that is opened in another tab leaves the list of this one alone", async ({ page, context }) => {
  await open(page, "/blog");
  const opened = context.waitForEvent("page");
  await categoryWord(page, word).click({ modifiers: ["Control"] });
  const other = await opened;
  await expect(other).toHaveURL(`/blog?category=${across.id}`);
  await expectArticles(page, upTo(1));
  await expect(categoryWord(page, BLOG_STRINGS.all)).toHaveAttribute("aria-current");
});

test("the list is named by the category", async ({ page }) => {
  await open(page, "/blog");
  await expect(list(page)).toHaveAccessibleName(STRINGS.allArticles);
  await categoryWord(page, word).click();
  await expect(list(page)).toHaveAccessibleName(BLOG_STRINGS.articlesOn(word));
});

test("the category of an article leads to its articles", async ({ page }) => {
  await open(page, `/blog/${across.slugs[0]}`);
  await page.getByRole("main").getByRole("link", { name: word, exact: true }).click();
  await expect(page).toHaveURL(`/blog?category=${across.id}`);
  await expectArticles(page, acrossOf(upTo(1)));
});

test("each topic at the foot of the list leads to its articles, from the top", async ({ page }) => {
  await open(page, "/blog");
  for (const id of listIds("categories")) {
    await page
      .locator(`#${id}`)
      .getByRole("link", { name: BLOG_STRINGS.articlesOn(titleOf(id)) })
      .click();
    await expect(page).toHaveURL(`/blog?category=${id}`);
    await expect.poll(async () => (await shownArticles(page))[0]).toBe(articlesInOrder(id)[0]);
    await expectScrolledTo(page, 0);
  }
});

test("'Load More' goes on from any page of the list; a category begins at the first", async ({ page }) => {
  await open(page, "/blog/page/2");
  await loadMore(page).click();
  await expectArticles(page, all.slice(ARTICLES_PER_PAGE, 3 * ARTICLES_PER_PAGE));
  await categoryWord(page, word).click();
  await expect(page).toHaveURL(`/blog?category=${across.id}`);
  await expectArticles(page, acrossOf(upTo(1)));
});

for (const search of ["__proto__", "constructor", "<img src=x onerror=alert(1)>", "%00", "", "x".repeat(5000)])
  test(`an unknown category in the address (${search.slice(0, 30)}) shows everything`, async ({ page }) => {
    const errors = collectErrors(page);
    await open(page, `/blog?category=${encodeURIComponent(search)}`);
    await expectArticles(page, upTo(1));
    await expect(categoryWord(page, BLOG_STRINGS.all)).toHaveAttribute("aria-current");
    expect(errors).toEqual([]);
  });
