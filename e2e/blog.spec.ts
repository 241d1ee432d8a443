import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { ARTICLES_PER_PAGE } from "../src/constants/blog";
import { BLOG_STRINGS } from "../src/constants/blog-strings";
import { STRINGS } from "../src/constants/strings";
import type { BlogApiPage } from "../src/utils/blog-api";
import { listIds, published, site, unpublished } from "./content";
import { SITE } from "./pages";
import {
  alterApiPage,
  apiPage,
  articlesInOrder,
  cards,
  categoryAcross,
  categoryWord,
  expectArticles,
  loadMore,
  loadUntil,
  shownArticles,
  status,
  tryAgain,
} from "./support/blog-parts";
import { alterPageData } from "./support/page-data";
import { collectErrors, follow } from "./support/routed";
import { DESKTOP } from "./support/screens";
import { expectScrolledTo, scrollDownTo, scrollTop, withoutFonts } from "./support/scrolling";
import { open, openAt } from "./support/settle";

const all = articlesInOrder();
const pages = Math.ceil(all.length / ARTICLES_PER_PAGE);
const upTo = (page: number) => all.slice(0, page * ARTICLES_PER_PAGE);
const across = categoryAcross(ARTICLES_PER_PAGE);
const titleOf = (category: string) => {
  const { items } = JSON.parse(readFileSync("content/settings/categories.json", "utf8"));
  return items.find(({ id }: { id: string }) => id === category).title as string;
};
const word = titleOf(across.id);

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
    await loadMore(page).click();
    await expect(page).toHaveURL("/blog/page/2");
    expect(await shownArticles(page)).toEqual(all.slice(ARTICLES_PER_PAGE, 2 * ARTICLES_PER_PAGE));
  });

  test("each page of the list names itself and its neighbours", async ({ page }) => {
    const { url } = site();
    for (let number = 1; number <= pages; number += 1) {
      const address = (of: number) => `${url}/blog${of === 1 ? "" : `/page/${of}`}`;
      await page.goto(address(number).slice(url.length));
      const link = (rel: string) => page.locator(`head link[rel=${rel}]`);
      await expect(link("canonical")).toHaveAttribute("href", address(number));
      await expect(link("prev")).toHaveCount(number === 1 ? 0 : 1);
      await expect(link("next")).toHaveCount(number === pages ? 0 : 1);
      if (number > 1) await expect(link("prev")).toHaveAttribute("href", address(number - 1));
      if (number < pages) await expect(link("next")).toHaveAttribute("href", address(number + 1));
    }
  });
});

test("'Load More' appends the next articles, says so, and the keyboard goes on at the first of them", async ({
  page,
}) => {
  await open(page, "/blog");
  await loadMore(page).focus();
  await page.keyboard.press("Enter");
  await expectArticles(page, upTo(2));
  await expect(page.locator(`main a[href="/blog/${all[ARTICLES_PER_PAGE]}"]`)).toBeFocused();
  await expect(status(page)).toHaveText(
    `${BLOG_STRINGS.added(ARTICLES_PER_PAGE)} ${BLOG_STRINGS.shown(2 * ARTICLES_PER_PAGE, all.length)}`,
  );
  await expect(page).toHaveURL("/blog");
});

test("at the end every article is there once, and nothing is left to load", async ({ page }) => {
  await open(page, "/blog");
  for (let number = 2; number <= pages; number += 1) await loadUntil(page, upTo(number).length);
  expect(await shownArticles(page)).toEqual(all);
  await expect(loadMore(page)).toBeHidden();
  await expect(page.getByText(BLOG_STRINGS.end)).toBeVisible();
});

test("impatient clicks load one page", async ({ page }) => {
  await open(page, "/blog");
  const asked: string[] = [];
  await page.route(apiPage("*"), async (route) => {
    asked.push(route.request().url());
    await route.continue();
  });
  await loadMore(page).evaluate((link: HTMLElement) => {
    for (let click = 0; click < 5; click += 1) link.click();
  });
  await expectArticles(page, upTo(2));
  expect(asked).toHaveLength(1);
});

for (const [fault, answer] of [
  ["is not there", { status: 404, body: "Not found" }],
  ["is another page", { contentType: "text/html", body: "<!DOCTYPE html><title>Welcome</title>" }],
  ["is cut off", { contentType: "application/json", body: '{"articles":[{"slug":"a' }],
] as const) {
  test(`a next page that ${fault} loses nothing and can be asked for again`, async ({ page }) => {
    const errors = collectErrors(page);
    await open(page, "/blog");
    await page.route(apiPage(2), (route) => route.fulfill(answer));
    await loadMore(page).click();
    await expect(page.getByRole("alert").filter({ hasText: BLOG_STRINGS.loadFailed })).toBeVisible();
    expect(await shownArticles(page)).toEqual(upTo(1));
    await page.unroute(apiPage(2));
    await tryAgain(page).click();
    await expectArticles(page, upTo(2));
    await expect(page.getByText(BLOG_STRINGS.loadFailed)).toBeHidden();
    expect(errors).toEqual([]);
  });
}

test("offline the articles stay, and more of them come once the visitor is back", async ({ page, context }) => {
  await open(page, "/blog");
  await context.setOffline(true);
  await loadMore(page).click();
  await expect(page.getByText(BLOG_STRINGS.loadFailed)).toBeVisible();
  expect(await shownArticles(page)).toEqual(upTo(1));
  await context.setOffline(false);
  await tryAgain(page).click();
  await expectArticles(page, upTo(2));
});

test("a list that was renewed meanwhile shows no article twice", async ({ page }) => {
  await open(page, "/blog");
  const last = all[ARTICLES_PER_PAGE - 1];
  await alterApiPage(page, 2, (answer) => {
    const [first] = answer.articles;
    if (first) answer.articles = [{ ...first, slug: last ?? "", id: last ?? "" }, ...answer.articles.slice(0, -1)];
  });
  await loadUntil(page, 2 * ARTICLES_PER_PAGE - 1);
  expect(new Set(await shownArticles(page)).size).toBe(2 * ARTICLES_PER_PAGE - 1);
});

test("a category filters what is loaded, in the address, too; back is the choice before", async ({ page }) => {
  await open(page, "/blog");
  const ofFirstPage = upTo(1).filter((slug) => across.slugs.includes(slug));
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
  await expectArticles(
    page,
    upTo(1).filter((slug) => across.slugs.includes(slug)),
  );
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
  const ofLaterPages = all.slice(3 * ARTICLES_PER_PAGE).filter((slug) => across.slugs.includes(slug));
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
  const ofLaterPages = all.slice(ARTICLES_PER_PAGE).filter((slug) => across.slugs.includes(slug));
  await expect.poll(async () => (await shownArticles(page))[0]).toBe(ofLaterPages[0]);
  await expect(page.getByRole("main")).toBeFocused();
});

test("back from an article, the pages that were loaded are there and nothing has moved", async ({ page }) => {
  await withoutFonts(page);
  await openAt(page, "/blog", DESKTOP);
  await loadUntil(page, upTo(2).length);
  await loadUntil(page, upTo(3).length);
  await page.locator(`main a[href="/blog/${upTo(3).at(-2)}"]`).scrollIntoViewIfNeeded();
  await scrollDownTo(page, await scrollTop(page).then(Math.round));
  const top = await scrollTop(page);
  await page.locator(`main a[href="/blog/${upTo(3).at(-2)}"]`).click();
  await expect(page).toHaveURL(`/blog/${upTo(3).at(-2)}`);
  await page.goBack();
  await expectArticles(page, upTo(3));
  await expectScrolledTo(page, top);
  await follow(page, "/about-us");
  await expect(page).toHaveURL("/about-us");
  await follow(page, "/blog");
  await expectArticles(page, upTo(1));
  await expectScrolledTo(page, 0);
});

test("a reload has the pages that were loaded, and is where the visitor was", async ({ page }) => {
  await withoutFonts(page);
  await openAt(page, "/blog", DESKTOP);
  await loadUntil(page, upTo(2).length);
  await loadUntil(page, upTo(3).length);
  const top = Math.round(await page.evaluate(() => document.documentElement.scrollHeight * 0.7));
  await scrollDownTo(page, top);
  await page.reload();
  await expectArticles(page, upTo(3));
  await expectScrolledTo(page, top);
});

test("'Load More' goes on from any page of the list; a category begins at the first", async ({ page }) => {
  await open(page, "/blog/page/2");
  await loadMore(page).click();
  await expectArticles(page, all.slice(ARTICLES_PER_PAGE, 3 * ARTICLES_PER_PAGE));
  await categoryWord(page, word).click();
  await expect(page).toHaveURL(`/blog?category=${across.id}`);
  await expectArticles(
    page,
    upTo(1).filter((slug) => across.slugs.includes(slug)),
  );
});

for (const search of ["__proto__", "constructor", "<img src=x onerror=alert(1)>", "%00", "", "x".repeat(5000)])
  test(`an unknown category in the address (${search.slice(0, 30)}) shows everything`, async ({ page }) => {
    const errors = collectErrors(page);
    await open(page, `/blog?category=${encodeURIComponent(search)}`);
    await expectArticles(page, upTo(1));
    await expect(categoryWord(page, BLOG_STRINGS.all)).toHaveAttribute("aria-current");
    expect(errors).toEqual([]);
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
    await expect(page.getByRole("link", { name: BLOG_STRINGS.feedOf(titleOf(id)) })).toHaveAttribute(
      "href",
      `/feeds/${id}.xml`,
    );
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
    await expect(page.locator('head link[type="application/feed+json"]')).toHaveAttribute("href", "/feed.json");
  }
});

test("the way of a loading list shows: the button says so, and so does the page", async ({ page }) => {
  await open(page, "/blog");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(apiPage(2), async (route) => {
    await held;
    await route.continue();
  });
  await loadMore(page).click();
  await expect(page.getByRole("main").getByRole("link", { name: STRINGS.loading, exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: STRINGS.allArticles })).toHaveAttribute("aria-busy", "true");
  release();
  await expectArticles(page, upTo(2));
  await expect(page.getByRole("region", { name: STRINGS.allArticles })).toHaveAttribute("aria-busy", "false");
});
