import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { PARTS_FOLDER, SEARCH_FOLDER } from "../../src/constants/search";
import { SEARCH_STRINGS } from "../../src/constants/search-strings";
import { entries, published } from "../support/content";
import { open } from "../support/page";
import { COMMON, expectAnswer, kinds, resultLinks, searchField, searchStatus } from "../support/search";

/** So few articles fill a part that this blog has several. */
const ARTICLES_PER_PART = 10;

let index = "";

test.beforeAll(() => {
  index = path.join(mkdtempSync(path.join(os.tmpdir(), "search-")), SEARCH_FOLDER);
  const options = ["--import", "tsx", "tools/search-index.ts", index, String(ARTICLES_PER_PART)];
  execFileSync(process.execPath, options, { stdio: "ignore" });
});

test.afterAll(() => rmSync(path.dirname(index), { recursive: true, force: true }));

/** The site with the index of a blog of many more articles. */
const withParts = (page: Page) =>
  page.route(`**/${SEARCH_FOLDER}/**`, (route) =>
    route.fulfill({ path: path.join(index, "..", new URL(route.request().url()).pathname) }),
  );

const oldestArticle = () => {
  const articles = entries("blog");
  const dateOf = (slug: string) => String(articles.get(slug)?.date);
  const [slug = ""] = published("blog").sort((one, other) => dateOf(one).localeCompare(dateOf(other)));
  return { slug, title: String(articles.get(slug)?.title) };
};

async function answerTo(page: Page, words: string) {
  await open(page, "/search");
  await searchField(page).fill(words);
  await expectAnswer(page, words);
  return { said: await searchStatus(page).textContent(), kinds: await kinds(page).locator("..").allTextContents() };
}

test("an index in parts finds as much as one that is whole", async ({ page }) => {
  const whole = await answerTo(page, COMMON);
  await withParts(page);
  expect(await answerTo(page, COMMON)).toEqual(whole);
  expect(readdirSync(path.join(index, PARTS_FOLDER)).length).toBeGreaterThan(1);
});

test("an article in a part is found by its title, and the result leads there", async ({ page }) => {
  const { slug, title } = oldestArticle();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await withParts(page);
  await answerTo(page, title);
  const link = resultLinks(page).filter({ hasText: title }).first();
  await expect(link).toHaveAttribute("href", `/blog/${slug}`);
  expect(asked.some((address) => address.startsWith(`/${SEARCH_FOLDER}/${PARTS_FOLDER}/`))).toBe(true);
});

test("where a part does not arrive the search says that it failed, not that there is nothing", async ({ page }) => {
  await withParts(page);
  await page.route(`**/${SEARCH_FOLDER}/${PARTS_FOLDER}/**`, (route) => route.abort());
  await open(page, "/search");
  await searchField(page).fill(COMMON);
  await expect(searchStatus(page)).toHaveText(SEARCH_STRINGS.failed);
});
