import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import type { BlogApiPage } from "../src/blog/blog-api";
import { ARTICLES_PER_PAGE } from "../src/blog/constants";
import { BLOG_STRINGS } from "../src/blog/strings";
import { listIds, published, site, unpublished } from "./content";
import { SITE } from "./pages";
import { articlesInOrder, categoryWord, loadMore, shownArticles } from "./support/blog-parts";
import { across, all, pages, titleOf, upTo, word } from "./support/blog-sample";
import { expectInHead } from "./support/head";
import { open } from "./support/settle";

test("the blog API holds every published article once, nine a page, and nothing else", () => {
  const folder = path.join(SITE, "blog-api", "articles");
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  expect(files).toHaveLength(pages);
  const answers = files
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as BlogApiPage)
    .sort((one, other) => one.current_page - other.current_page);
  expect(answers.flatMap(({ articles }) => articles.map(({ slug }) => slug))).toEqual(all);
  for (const [index, { categories, current_page, has_next_page, total_pages }] of answers.entries()) {
    expect([current_page, has_next_page, total_pages]).toEqual([index + 1, index + 1 < pages, pages]);
    expect(categories.map(({ id, total }) => [id, total])).toEqual(
      listIds("categories").map((id) => [id, articlesInOrder(id).length]),
    );
  }
  for (const slug of unpublished("blog")) expect(JSON.stringify(answers)).not.toContain(`"${slug}"`);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is there, 'Load More' is the next page, and categories lead to what they are about", async ({
    page,
  }) => {
    await page.goto("/blog");
    expect(await shownArticles(page)).toEqual(upTo(1));
    await expect(categoryWord(page, word)).toHaveAttribute("href", `#${across.id}`);
    await expect(page.locator("#topics").getByRole("link", { name: word })).toHaveText([BLOG_STRINGS.feed]);
    await loadMore(page).click();
    await expect(page).toHaveURL("/blog/page/2");
    expect(await shownArticles(page)).toEqual(all.slice(ARTICLES_PER_PAGE, 2 * ARTICLES_PER_PAGE));
  });

  test("the category of an article leads to what it is about", async ({ page }) => {
    await page.goto(`/blog/${across.slugs[0]}`);
    await page.getByRole("main").getByRole("link", { name: word, exact: true }).click();
    await expect(page).toHaveURL(`/blog#${across.id}`);
    await expect(page.locator(`#${across.id}`)).toBeInViewport();
  });

  test("each page of the list names itself and its neighbours", async ({ page }) => {
    const { url } = site();
    for (let number = 1; number <= pages; number += 1) {
      const address = (of: number) => `${url}/blog${of === 1 ? "" : `/page/${of}`}`;
      await page.goto(address(number).slice(url.length));
      await expectInHead(page, "link[rel=canonical]", "href", [address(number)]);
      await expectInHead(page, "link[rel=prev]", "href", number === 1 ? [] : [address(number - 1)]);
      await expectInHead(page, "link[rel=next]", "href", number === pages ? [] : [address(number + 1)]);
    }
  });
});

test("the page waits for no article of the API, and asks no other origin", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "/blog");
  expect(asked.filter((address) => address.includes("/blog-api/"))).toEqual([]);
  expect(asked.filter((address) => !address.startsWith(new URL(page.url()).origin))).toEqual([]);
});

test("each category has its feeds, with its articles and no others", async ({ page, request }) => {
  await page.goto("/blog");
  for (const id of listIds("categories")) {
    const wanted = articlesInOrder(id).map((slug) => `${site().url}/blog/${slug}`);
    await expect(
      page.getByRole("link", { name: `${BLOG_STRINGS.feed}${BLOG_STRINGS.onTopic(titleOf(id))}` }),
    ).toHaveAttribute("href", `/feeds/${id}.xml`);
    const xml = await (await request.get(`/feeds/${id}.xml`)).text();
    expect([...xml.matchAll(/<guid[^>]*>([^<]+)</g)].map(([, guid]) => guid)).toEqual(wanted);
    const json = await (await request.get(`/feeds/${id}.json`)).json();
    expect(json.items.map((item: { url: string }) => item.url)).toEqual(wanted);
  }
});

test("the feed is there as JSON Feed, too, with full texts, and the pages of the blog name it", async ({
  page,
  request,
}) => {
  const { url } = site();
  const feed = await (await request.get("/feed.json")).json();
  expect(feed).toMatchObject({ version: "https://jsonfeed.org/version/1.1", feed_url: `${url}/feed.json` });
  expect(feed.items.map(({ id }: { id: string }) => id)).toEqual(all.map((slug) => `${url}/blog/${slug}`));
  for (const item of feed.items) {
    expect(item.content_html.length).toBeGreaterThan(1000);
    expect(Date.parse(item.date_published)).not.toBeNaN();
  }
  for (const route of ["/blog", `/blog/${published("blog")[0]}`]) {
    await page.goto(route);
    await expect(page.locator('head link[type="application/feed+json"][href="/feed.json"]')).toHaveCount(1);
  }
});
