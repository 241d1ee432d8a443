import { expect, type Page } from "@playwright/test";
import { ARTICLES_PER_PAGE } from "../../src/blog/constants";
import { BLOG_STRINGS } from "../../src/blog/strings";
import { STRINGS } from "../../src/constants/strings";
import * as blog from "../support/blog";
import { allSlugs, card, expectArticles, list, loadMore, slugsUpTo, status } from "../support/blog";
import { categories } from "../support/content";
import { open, waitForHydration } from "../support/page";
import { expectScrolledTo, scrollDownTo, scrollTop } from "../support/scrolling";
import { test } from "../support/test";
import { disablePrefetch } from "../support/visitor";

/** A category with articles both on the first page of the list and further down. */
function findSpreadCategory() {
  for (const { id, title, perex } of categories()) {
    const slugs = blog.inCategory(id);
    const first = slugs.filter((slug) => slugsUpTo(1).includes(slug));
    if (first.length > 0 && first.length < slugs.length) return { id, title, perex, slugs, first };
  }
  throw new Error("No category has articles on the first page and further down");
}
const spreadCategory = findSpreadCategory();
const slugsInCategory = (slugs: readonly string[]) =>
  slugs.filter((slug) => spreadCategory.slugs.includes(slug));
const CATEGORY_ADDRESS = `/blog?category=${spreadCategory.id}`;

const categoryLinks = (page: Page) =>
  page.getByRole("navigation", { name: BLOG_STRINGS.categories });
/** The link above the list that selects a category. */
const categoryLink = (page: Page, title: string) =>
  categoryLinks(page).getByRole("link", { name: new RegExp(`^${title} `) });
const select = (page: Page, title = spreadCategory.title) => categoryLink(page, title).click();

test("a reader chooses a category of the loaded articles, even offline", async ({
  page,
  context,
}) => {
  await disablePrefetch(page);
  await open(page, "/blog");
  await expect(list(page)).toHaveAccessibleName(STRINGS.allArticles);
  await expect(categoryLink(page, BLOG_STRINGS.all)).toHaveText(
    `${BLOG_STRINGS.all} ${allSlugs.length}`,
  );
  for (const { id, title } of categories())
    await expect(categoryLink(page, title)).toHaveText(`${title} ${blog.inCategory(id).length}`);

  await context.setOffline(true);
  await scrollDownTo(page, 200);
  await select(page);
  await expectArticles(page, spreadCategory.first);
  await expect(page).toHaveURL(CATEGORY_ADDRESS);
  await expect(list(page)).toHaveAccessibleName(BLOG_STRINGS.articlesOn(spreadCategory.title));
  await expect(list(page).getByText(spreadCategory.perex)).toBeVisible();
  await expect(categoryLink(page, spreadCategory.title)).toHaveAttribute("aria-current", "true");
  await expect(categoryLink(page, spreadCategory.title)).toBeFocused();
  await expect(status(page)).toHaveText(
    BLOG_STRINGS.shown(
      spreadCategory.first.length,
      spreadCategory.slugs.length,
      spreadCategory.title,
    ),
  );
  // The other pages of the list hold all articles.
  await expect(page.getByRole("navigation", { name: BLOG_STRINGS.pages })).toHaveCount(0);
  expect(await scrollTop(page)).toBe(200);
  await page.goBack();
  await expect(page).toHaveURL("/blog");
  await expectArticles(page, slugsUpTo(1));
  await page.goForward();
  await expectArticles(page, spreadCategory.first);
  await context.setOffline(false);

  await page.reload();
  await expectArticles(page, spreadCategory.first);
  await waitForHydration(page);
  await select(page, BLOG_STRINGS.all);
  await expectArticles(page, slugsUpTo(1));
  await expect(page).toHaveURL("/blog");
  const topic = page.locator(`#${spreadCategory.id}`);
  await topic.getByRole("link", { name: BLOG_STRINGS.articlesOn(spreadCategory.title) }).click();
  await expect(page).toHaveURL(CATEGORY_ADDRESS);
  await expectArticles(page, spreadCategory.first);
  await expectScrolledTo(page, 0);
});

test("'Load More' in a category loads pages until another of its articles shows", async ({
  page,
}) => {
  await open(page, `/blog/${spreadCategory.slugs[0]}`);
  await page
    .getByRole("main")
    .getByRole("link", { name: spreadCategory.title, exact: true })
    .click();
  await expect(page).toHaveURL(CATEGORY_ADDRESS);
  await expectArticles(page, spreadCategory.first);
  for (const number of [2, 3])
    await blog.alterApiPage(page, number, (answer) => {
      answer.articles = answer.articles.filter(
        ({ category }) => category?.id !== spreadCategory.id,
      );
    });
  await loadMore(page).click();
  const fourthPage = slugsInCategory(allSlugs.slice(3 * ARTICLES_PER_PAGE, 4 * ARTICLES_PER_PAGE));
  expect(fourthPage).not.toEqual([]);
  await expectArticles(page, [...spreadCategory.first, ...fourthPage]);
  await expect(card(page, fourthPage[0])).toBeFocused();
});

test("a reader who begins on the second page of the list loads all that follow", async ({
  page,
}) => {
  await open(page, "/blog/page/2");
  for (let number = 3; number <= blog.pageCount; number += 1) {
    await loadMore(page).click();
    await expectArticles(page, allSlugs.slice(ARTICLES_PER_PAGE, number * ARTICLES_PER_PAGE));
  }
  await expect(status(page)).toContainText(
    BLOG_STRINGS.shownFrom(ARTICLES_PER_PAGE + 1, allSlugs.length, allSlugs.length),
  );
  await expect(page.getByText(BLOG_STRINGS.end)).toBeVisible();
  await select(page);
  await expect(page).toHaveURL(CATEGORY_ADDRESS);
  await expectArticles(page, spreadCategory.first);
});

test("the address of a category that is not shown becomes that of all articles", async ({
  page,
}) => {
  await open(page, "/blog?category=nope&from=mail");
  await expect(page).toHaveURL("/blog?from=mail");
  await expectArticles(page, slugsUpTo(1));
  await select(page);
  await page.goBack();
  await expect(page).toHaveURL("/blog?from=mail");
  await expectArticles(page, slugsUpTo(1));
  // Only the first page is filtered.
  await open(page, `/blog/page/2?category=${spreadCategory.id}`);
  await expect(page).toHaveURL("/blog/page/2");
});
