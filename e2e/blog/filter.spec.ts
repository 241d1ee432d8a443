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
  articles,
  card,
  cards,
  categoryLink,
  expectArticles,
  inCategory,
  list,
  loadMore,
  pages,
  shownArticles,
  status,
  tryAgain,
  upTo,
} from "../support/blog";
import { categories } from "../support/content";
import { alterPageData } from "../support/network";
import { collectErrors, follow, heading, hydrated, open } from "../support/page";
import { expectScrolledTo, scrollDownTo, scrollTop } from "../support/scrolling";
import { test } from "../support/test";
import { withoutPrefetch } from "../support/visitor";

const ofFirstPage = acrossOf(upTo(1));
const ofLaterPages = acrossOf(all.slice(ARTICLES_PER_PAGE));
const FILTERED = `/blog?category=${across.id}`;
const select = (page: Page, title = across.title) => categoryLink(page, title).click();

const perexOf = (slug: string) => categories().find(({ id }) => id === slug)?.perex ?? "";

/** The list, offline, with nothing but its first page loaded. */
async function expectFilter(page: Page): Promise<void> {
  const otherPages = page.getByRole("navigation", { name: STRINGS.pages });
  await expect(otherPages).toBeVisible();
  await scrollDownTo(page, 200);
  await select(page);
  await expectArticles(page, ofFirstPage);
  await expect(page).toHaveURL(FILTERED);
  await expect(list(page)).toHaveAccessibleName(BLOG_STRINGS.articlesOn(across.title));
  await expect(list(page).getByText(perexOf(across.id)), "what the category is about").toBeVisible();
  const selected = page.getByRole("navigation", { name: BLOG_STRINGS.categories }).locator("[aria-current=true]");
  await expect(selected).toHaveText(`${across.title} ${across.slugs.length}`);
  await expect(selected).toBeFocused();
  await expect(status(page)).toHaveText(BLOG_STRINGS.shown(ofFirstPage.length, across.slugs.length, across.title));
  await expect(otherPages, "they lead to all articles").toHaveCount(0);
  expect(await scrollTop(page)).toBe(200);
}

async function expectHistory(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL("/blog");
  await expectArticles(page, upTo(1));
  await page.goForward();
  await expectArticles(page, ofFirstPage);
}

async function expectTopicToLead(page: Page): Promise<void> {
  await page
    .locator(`#${across.id}`)
    .getByRole("link", { name: BLOG_STRINGS.articlesOn(across.title) })
    .click();
  await expect(page).toHaveURL(FILTERED);
  await expectArticles(page, ofFirstPage);
  await expectScrolledTo(page, 0);
}

test("a category filters what is loaded, names the list and the address, and Back undoes it", async ({
  page,
  context,
}) => {
  await withoutPrefetch(page);
  await open(page, "/blog");
  await expect(list(page)).toHaveAccessibleName(STRINGS.allArticles);
  // What the page itself brings in with the first input and when idle, such as the prompt for cookies.
  await page.keyboard.press("Shift");
  await page.waitForLoadState("networkidle");
  await test.step("selecting among loaded articles needs no request, and works offline", async () => {
    const requested: string[] = [];
    page.on("request", (request) => request.resourceType() === "image" || requested.push(request.url()));
    await context.setOffline(true);
    await expectFilter(page);
    await expectHistory(page);
    expect(requested).toEqual([]);
    await context.setOffline(false);
  });
  await test.step("it survives a reload, until all are selected again", async () => {
    await page.reload();
    await expectArticles(page, ofFirstPage);
    await hydrated(page);
    await select(page, BLOG_STRINGS.all);
    await expectArticles(page, upTo(1));
    await expect(page).toHaveURL("/blog");
  });
  await test.step("every category shows how many articles it has", async () => {
    await expect(categoryLink(page, BLOG_STRINGS.all)).toHaveText(`${BLOG_STRINGS.all} ${all.length}`);
    for (const { id, title } of categories())
      await expect(categoryLink(page, title)).toHaveText(`${title} ${inCategory(id).length}`);
  });
  await test.step("the topic at the foot leads to its articles, from the top", () => expectTopicToLead(page));
});

test("the category of an article leads to its articles, and pages are loaded until another one shows", async ({
  page,
}) => {
  const errors = collectErrors(page);
  await test.step("an unknown category in the address shows all articles", async () => {
    const expectAll = async () => {
      await expectArticles(page, upTo(1));
      await expect(categoryLink(page, BLOG_STRINGS.all)).toHaveAttribute("aria-current");
    };
    await open(page, "/blog?category=__proto__");
    await expectAll();
    for (const category of ["<img src=x onerror=alert(1)>", "x".repeat(5000)]) {
      await select(page);
      await expectArticles(page, ofFirstPage);
      await follow(page, `/blog?category=${encodeURIComponent(category)}`);
      await expectAll();
    }
  });
  await follow(page, `/blog/${across.slugs[0]}`);
  await expect(heading(page)).toHaveText(String(articles.get(across.slugs[0] ?? "")?.title));
  await page.getByRole("main").getByRole("link", { name: across.title, exact: true }).click();
  await expect(page).toHaveURL(FILTERED);
  await expectArticles(page, ofFirstPage);
  await test.step("pages without an article of it are loaded, too", async () => {
    for (const number of [2, 3])
      await alterApiPage(page, number, (answer) => {
        answer.articles = answer.articles.filter(({ category }) => category?.id !== across.id);
      });
    await loadMore(page).click();
    const ofFourth = acrossOf(all.slice(3 * ARTICLES_PER_PAGE, 4 * ARTICLES_PER_PAGE));
    expect(ofFourth.length).toBeGreaterThan(0);
    await expect(cards(page)).toHaveCount(ofFirstPage.length + ofFourth.length);
    await expect(card(page, ofFourth[0])).toBeFocused();
  });
  expect(errors).toEqual([]);
});

test("a category of which nothing is loaded yet loads by itself; when that fails the list says so", async ({
  page,
}) => {
  await alterPageData(page, "/blog", ({ result }) => {
    const data = result.data as { articles: { category: { slug: string } | null }[] };
    data.articles = data.articles.filter(({ category }) => category?.slug !== across.id);
  });
  await open(page, "/about-us");
  await test.step("it loads by itself, and the focus is on the page", async () => {
    await follow(page, FILTERED);
    await expect.poll(async () => (await shownArticles(page))[0]).toBe(ofLaterPages[0]);
    await expect(page.getByRole("main")).toBeFocused();
  });
  await follow(page, "/about-us");
  await expect(page).toHaveURL("/about-us");
  await expect(list(page)).toHaveCount(0);
  await test.step("when nothing of it can be loaded, trying again leads to its first article", async () => {
    await page.route(apiPage("*"), (route) => route.abort());
    await follow(page, FILTERED);
    await expect(page.getByRole("alert").filter({ hasText: BLOG_STRINGS.loadFailed })).toBeVisible();
    await expect(page.getByText(STRINGS.nothingHere)).toHaveCount(0);
    await page.unroute(apiPage("*"));
    await tryAgain(page).click();
    await expect(card(page, ofLaterPages[0])).toBeFocused();
  });
});

test("'Load More' continues from any page of the list; a category begins at the first", async ({ page }) => {
  await open(page, "/blog/page/2");
  await loadMore(page).click();
  await expectArticles(page, all.slice(ARTICLES_PER_PAGE, 3 * ARTICLES_PER_PAGE));
  await expect(status(page)).toContainText(
    BLOG_STRINGS.shownFrom(ARTICLES_PER_PAGE + 1, 3 * ARTICLES_PER_PAGE, all.length),
  );
  await test.step("down to the first article written", async () => {
    for (let number = 4; number <= pages; number += 1) {
      await loadMore(page).click();
      await expectArticles(page, all.slice(ARTICLES_PER_PAGE, number * ARTICLES_PER_PAGE));
    }
    await expect(status(page)).toContainText(BLOG_STRINGS.shownFrom(ARTICLES_PER_PAGE + 1, all.length, all.length));
    await expect(page.getByText(BLOG_STRINGS.end)).toBeVisible();
  });
  await select(page);
  await expect(page).toHaveURL(FILTERED);
  await expectArticles(page, ofFirstPage);
});
