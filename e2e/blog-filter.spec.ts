import { expect, test } from "@playwright/test";
import { ARTICLES_PER_PAGE } from "../src/constants/blog";
import { BLOG_STRINGS } from "../src/constants/blog-strings";
import { listIds } from "./content";
import {
  alterApiPage,
  articlesInOrder,
  cards,
  categoryWord,
  expectArticles,
  loadMore,
  shownArticles,
  status,
} from "./support/blog-parts";
import { across, acrossOf, all, titleOf, upTo, word } from "./support/blog-sample";
import { alterPageData } from "./support/page-data";
import { collectErrors, follow } from "./support/routed";
import { scrollDownTo, scrollTop } from "./support/scrolling";
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
  await expect(status(page)).toHaveText(BLOG_STRINGS.shown(ofFirstPage.length, across.slugs.length));
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
  await open(page, "/blog");
  await page.waitForLoadState("networkidle");
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
  await expect(page.locator(`main a[href="/blog/${ofFourth[0]}"]`)).toBeFocused();
});

test("a category of which nothing is loaded yet loads on by itself", async ({ page }) => {
  await alterPageData(page, "/blog", ({ result }) => {
    const { articles } = result.data as { articles: { nodes: { category: { slug: string } | null }[] } };
    articles.nodes = articles.nodes.filter(({ category }) => category?.slug !== across.id);
  });
  await open(page, "/about-us");
  await follow(page, `/blog?category=${across.id}`);
  const ofLaterPages = acrossOf(all.slice(ARTICLES_PER_PAGE));
  await expect.poll(async () => (await shownArticles(page))[0]).toBe(ofLaterPages[0]);
  await expect(page.getByRole("main")).toBeFocused();
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
