import { expect } from "@playwright/test";
import { ARTICLES_PER_PAGE } from "../../src/blog/constants";
import { BLOG_STRINGS } from "../../src/blog/strings";
import {
  across,
  all,
  articles,
  categoryLink,
  loadMore,
  neighbours,
  pages,
  shareLinks,
  shownArticles,
  upTo,
  withCode,
} from "../support/blog";
import { categories, site } from "../support/content";
import { heading } from "../support/page";
import { builtHead } from "../support/pages";
import { test } from "../support/test";

const category = categories().find(({ id }) => id === articles.get(withCode.replace("/blog/", ""))?.category);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("articles and the list are complete, and plain links lead from one to the other", async ({ page }) => {
    await page.goto(withCode);
    await test.step("an article shows no button that would do nothing", async () => {
      for (const part of [
        heading(page),
        page.locator(".code-frame [class^=hljs-]"),
        neighbours(page).getByRole("link"),
        shareLinks(page).getByRole("link"),
      ])
        await expect(part.first()).toBeVisible();
      await expect(page.getByRole("article").getByRole("button").filter({ visible: true })).toHaveCount(0);
    });
    await test.step("its category leads to what it is about", async () => {
      const { id = "", title = "" } = category ?? {};
      await page.getByRole("main").getByRole("link", { name: title, exact: true }).click();
      await expect(page).toHaveURL(`/blog#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    });
    await test.step("in the list categories lead to what they are about", async () => {
      expect(await shownArticles(page)).toEqual(upTo(1));
      await expect(categoryLink(page, across.title)).toHaveAttribute("href", `#${across.id}`);
      await expect(page.getByRole("link", { name: BLOG_STRINGS.feed })).toHaveAttribute("href", "/rss.xml");
    });
    await test.step("'Load More' is the next page", async () => {
      await loadMore(page).click();
      await expect(page).toHaveURL("/blog/page/2");
      expect(await shownArticles(page)).toEqual(all.slice(ARTICLES_PER_PAGE, 2 * ARTICLES_PER_PAGE));
    });
  });
});

test("each page of the list names itself and its neighbours", () => {
  const address = (number: number) => `${site().url}/blog${number === 1 ? "" : `/page/${number}`}`;
  for (let number = 1; number <= pages; number += 1) {
    const { links } = builtHead(address(number).slice(site().url.length));
    const named = (wanted: string) => links.filter(({ rel }) => rel === wanted).map(({ href }) => href);
    expect(named("canonical")).toEqual([address(number)]);
    expect(named("prev")).toEqual(number === 1 ? [] : [address(number - 1)]);
    expect(named("next")).toEqual(number === pages ? [] : [address(number + 1)]);
  }
});
