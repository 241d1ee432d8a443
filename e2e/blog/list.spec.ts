import { expect } from "@playwright/test";
import { ARTICLES_PER_PAGE } from "../../src/blog/constants";
import { BLOG_STRINGS } from "../../src/blog/strings";
import { across, all, categoryLink, loadMore, pages, shownArticles, upTo } from "../support/blog";
import { site } from "../support/content";
import { open } from "../support/page";
import { builtHead } from "../support/pages";
import { test } from "../support/test";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is there, 'Load More' is the next page, and categories lead to what they are about", async ({
    page,
  }) => {
    await page.goto("/blog");
    expect(await shownArticles(page)).toEqual(upTo(1));
    await expect(categoryLink(page, across.title)).toHaveAttribute("href", `#${across.id}`);
    const topic = page
      .locator("#topics")
      .getByRole("link", { name: `${BLOG_STRINGS.feed}${BLOG_STRINGS.onTopic(across.title)}`, exact: true });
    await expect(topic).toHaveAttribute("href", `/feeds/${across.id}.xml`);
    await loadMore(page).click();
    await expect(page).toHaveURL("/blog/page/2");
    expect(await shownArticles(page)).toEqual(all.slice(ARTICLES_PER_PAGE, 2 * ARTICLES_PER_PAGE));
  });

  test("the category of an article leads to what it is about", async ({ page }) => {
    await page.goto(`/blog/${across.slugs[0]}`);
    await page.getByRole("main").getByRole("link", { name: across.title, exact: true }).click();
    await expect(page).toHaveURL(`/blog#${across.id}`);
    await expect(page.locator(`#${across.id}`)).toBeInViewport();
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

test("the page does not wait for the API, and contacts no other origin", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await open(page, "/blog");
  expect(requested.filter((address) => address.includes("/blog-api/"))).toEqual([]);
  expect(requested.filter((address) => !address.startsWith(new URL(page.url()).origin))).toEqual([]);
});
