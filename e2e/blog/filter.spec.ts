import { expect, type Page } from "@playwright/test";
import { ARTICLES_PER_PAGE } from "../../src/blog/constants";
import { BLOG_STRINGS } from "../../src/blog/strings";
import { STRINGS } from "../../src/constants/strings";
import * as blog from "../support/blog";
import { all, card, expectArticles, list, loadMore, status, upTo } from "../support/blog";
import { categories } from "../support/content";
import { hydrated, open } from "../support/page";
import { expectScrolledTo, scrollDownTo, scrollTop } from "../support/scrolling";
import { test } from "../support/test";
import { withoutPrefetch } from "../support/visitor";

/** A category with articles both on the first page of the list and further down. */
function acrossPages() {
  for (const { id, title, perex } of categories()) {
    const slugs = blog.inCategory(id);
    const first = slugs.filter((slug) => upTo(1).includes(slug));
    if (first.length > 0 && first.length < slugs.length) return { id, title, perex, slugs, first };
  }
  throw new Error("No category has articles on the first page and further down");
}
const across = acrossPages();
const acrossOf = (slugs: readonly string[]) => slugs.filter((slug) => across.slugs.includes(slug));
const FILTERED = `/blog?category=${across.id}`;

const categoryLinks = (page: Page) =>
  page.getByRole("navigation", { name: BLOG_STRINGS.categories });
/** The link above the list that selects a category. */
const categoryLink = (page: Page, title: string) =>
  categoryLinks(page).getByRole("link", { name: new RegExp(`^${title} `) });
const select = (page: Page, title = across.title) => categoryLink(page, title).click();

test("a reader chooses a category of the loaded articles, even offline", async ({
  page,
  context,
}) => {
  await withoutPrefetch(page);
  await open(page, "/blog");
  await expect(list(page)).toHaveAccessibleName(STRINGS.allArticles);
  await expect(categoryLink(page, BLOG_STRINGS.all)).toHaveText(
    `${BLOG_STRINGS.all} ${all.length}`,
  );
  for (const { id, title } of categories())
    await expect(categoryLink(page, title)).toHaveText(`${title} ${blog.inCategory(id).length}`);

  await context.setOffline(true);
  await scrollDownTo(page, 200);
  await select(page);
  await expectArticles(page, across.first);
  await expect(page).toHaveURL(FILTERED);
  await expect(list(page)).toHaveAccessibleName(BLOG_STRINGS.articlesOn(across.title));
  await expect(list(page).getByText(across.perex)).toBeVisible();
  await expect(categoryLink(page, across.title)).toHaveAttribute("aria-current", "true");
  await expect(categoryLink(page, across.title)).toBeFocused();
  await expect(status(page)).toHaveText(
    BLOG_STRINGS.shown(across.first.length, across.slugs.length, across.title),
  );
  // The other pages of the list hold all articles.
  await expect(page.getByRole("navigation", { name: BLOG_STRINGS.pages })).toHaveCount(0);
  expect(await scrollTop(page)).toBe(200);
  await page.goBack();
  await expect(page).toHaveURL("/blog");
  await expectArticles(page, upTo(1));
  await page.goForward();
  await expectArticles(page, across.first);
  await context.setOffline(false);

  await page.reload();
  await expectArticles(page, across.first);
  await hydrated(page);
  await select(page, BLOG_STRINGS.all);
  await expectArticles(page, upTo(1));
  await expect(page).toHaveURL("/blog");
  const topic = page.locator(`#${across.id}`);
  await topic.getByRole("link", { name: BLOG_STRINGS.articlesOn(across.title) }).click();
  await expect(page).toHaveURL(FILTERED);
  await expectArticles(page, across.first);
  await expectScrolledTo(page, 0);
});

test("'Load More' in a category loads pages until another of its articles shows", async ({
  page,
}) => {
  await open(page, `/blog/${across.slugs[0]}`);
  await page.getByRole("main").getByRole("link", { name: across.title, exact: true }).click();
  await expect(page).toHaveURL(FILTERED);
  await expectArticles(page, across.first);
  for (const number of [2, 3])
    await blog.alterApiPage(page, number, (answer) => {
      answer.articles = answer.articles.filter(({ category }) => category?.id !== across.id);
    });
  await loadMore(page).click();
  const ofFourth = acrossOf(all.slice(3 * ARTICLES_PER_PAGE, 4 * ARTICLES_PER_PAGE));
  expect(ofFourth).not.toEqual([]);
  await expectArticles(page, [...across.first, ...ofFourth]);
  await expect(card(page, ofFourth[0])).toBeFocused();
});

test("a reader who begins on the second page of the list loads all that follow", async ({
  page,
}) => {
  await open(page, "/blog/page/2");
  for (let number = 3; number <= blog.pages; number += 1) {
    await loadMore(page).click();
    await expectArticles(page, all.slice(ARTICLES_PER_PAGE, number * ARTICLES_PER_PAGE));
  }
  await expect(status(page)).toContainText(
    BLOG_STRINGS.shownFrom(ARTICLES_PER_PAGE + 1, all.length, all.length),
  );
  await expect(page.getByText(BLOG_STRINGS.end)).toBeVisible();
  await select(page);
  await expect(page).toHaveURL(FILTERED);
  await expectArticles(page, across.first);
});

test("the address of a category that is not shown becomes that of all articles", async ({
  page,
}) => {
  await open(page, "/blog?category=nope&from=mail");
  await expect(page).toHaveURL("/blog?from=mail");
  await expectArticles(page, upTo(1));
  await select(page);
  await page.goBack();
  await expect(page).toHaveURL("/blog?from=mail");
  await expectArticles(page, upTo(1));
  // Only the first page is filtered.
  await open(page, `/blog/page/2?category=${across.id}`);
  await expect(page).toHaveURL("/blog/page/2");
});
