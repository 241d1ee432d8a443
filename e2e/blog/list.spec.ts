import { expect } from "@playwright/test";
import { ARTICLES_PER_PAGE } from "../../src/blog/constants";
import * as blog from "../support/blog";
import { allSlugs, articles, articleWithCode, pageCount } from "../support/blog";
import { categories, site } from "../support/content";
import { heading } from "../support/page";
import { builtHead } from "../support/pages";
import { test } from "../support/test";

const { id, title } = categories().find(
  (category) => category.id === articles.get(articleWithCode.replace("/blog/", ""))?.category,
) ?? { id: "", title: "" };

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a reader goes from an article to its topic in the list by plain links", async ({
    page,
  }) => {
    await page.goto(articleWithCode);
    for (const part of [
      heading(page),
      page.locator(".code-frame [class^=hljs-]"),
      blog.shareLinks(page).getByRole("link"),
    ])
      await expect(part.first()).toBeVisible();
    // No button that would do nothing.
    await expect(
      page.getByRole("article").getByRole("button").filter({ visible: true }),
    ).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: title, exact: true }).click();
    await expect(page).toHaveURL(`/blog#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    expect(await blog.shownArticles(page)).toEqual(blog.slugsUpTo(1));
    await blog.loadMore(page).click();
    await expect(page).toHaveURL("/blog/page/2");
    expect(await blog.shownArticles(page)).toEqual(
      allSlugs.slice(ARTICLES_PER_PAGE, 2 * ARTICLES_PER_PAGE),
    );
  });
});

test("each page of the list names itself", () => {
  const address = (number: number) => `${site().url}/blog${number === 1 ? "" : `/page/${number}`}`;
  for (let number = 1; number <= pageCount; number += 1) {
    const { links } = builtHead(address(number).slice(site().url.length));
    const canonical = links.filter(({ rel }) => rel === "canonical").map(({ href }) => href);
    expect(canonical).toEqual([address(number)]);
  }
});
