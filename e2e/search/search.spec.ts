import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { STRINGS } from "../../src/constants/strings";
import { RESULTS_PER_STEP, SEARCH_REST_MS } from "../../src/search/constants";
import { SEARCH_STRINGS } from "../../src/search/strings";
import { axe } from "../support/axe";
import { stopClock } from "../support/clock";
import { published, site, unpublished } from "../support/content";
import { widerThanWindow } from "../support/overflow";
import { expectInHead, hydrated, open, openAt, recordErrors, resize } from "../support/page";
import { SITE } from "../support/pages";
import {
  COMMON,
  expectAnswer,
  firstOf,
  halfWord,
  kinds,
  lists,
  moreButton,
  resultLinks,
  results,
  searchField,
  searchStatus,
  UNHEARD_OF,
} from "../support/search";
import { test } from "../support/test";
import { DESKTOP, NARROWEST, PHONE } from "../support/visitor";

test("the title of an article, a case study or a service finds it, and the result leads there", async ({ page }) => {
  for (const [collection, address] of [
    ["blog", "/blog/"],
    ["works", "/works/"],
    ["services", "/services#"],
  ] as const) {
    const { slug, title } = firstOf(collection);
    await open(page, "/search");
    await searchField(page).fill(title);
    await expectAnswer(page, title);
    const link = resultLinks(page).filter({ hasText: title }).first();
    await expect(link).toHaveAttribute("href", address + slug);
    await link.click();
    await expect(page).toHaveURL(address + slug);
    await expect(page.getByRole("heading", { name: title, exact: true }).first()).toBeInViewport();
  }
});

test("the index holds every published article, case study and service, and no draft", () => {
  const entry = JSON.parse(readFileSync(path.join(SITE, "pagefind/pagefind-entry.json"), "utf8"));
  const count = ["blog", "works", "services"].reduce((sum, collection) => sum + published(collection).length, 0);
  expect(unpublished("blog").length, "there is a draft").toBeGreaterThan(0);
  expect(entry.languages.en.page_count).toBe(count);
});

test("results come as one types, with kind, picture and the words found marked; typing rests first", async ({
  page,
}) => {
  await open(page, "/search");
  const errors = recordErrors(page);
  await searchField(page).focus();
  await stopClock(page);
  await page.keyboard.type(COMMON);
  await page.clock.runFor(SEARCH_REST_MS - 20);
  await expect(searchStatus(page)).toHaveText("");
  await expect(lists(page)).toBeVisible();
  await page.clock.resume();
  await expectAnswer(page, COMMON);
  await expect(results(page)).toHaveCount(RESULTS_PER_STEP);
  const first = results(page).first();
  await expect(first.locator("mark").first()).toHaveText(new RegExp(`^${COMMON}`, "i"));
  await expect(first.locator("img")).toHaveJSProperty("complete", true);
  expect(await first.locator("img").evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await expect(first).toContainText(/^(Article|Case study|Service)/);
  await expect(lists(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("a kind can be chosen; the counts add up, and the address follows", async ({ page }) => {
  await open(page, `/search?q=${COMMON}`);
  await expectAnswer(page, COMMON);
  await expect(kinds(page)).toHaveCount(4);
  const [all = 0, ...each] = await Promise.all(
    (await kinds(page).all()).map(async (radio) =>
      Number((await radio.locator("xpath=..").textContent())?.replace(/\D/g, "")),
    ),
  );
  expect(each.reduce((sum, count) => sum + count, 0)).toBe(all);
  await kinds(page).nth(3).check();
  await expect(searchStatus(page)).toContainText(`${each[2]} result`);
  await expect(results(page)).toHaveCount(Math.min(each[2] ?? 0, RESULTS_PER_STEP));
  await expect(page).toHaveURL(`/search?q=${COMMON}&kind=service`);
  for (const fact of await results(page).all()) await expect(fact).toContainText(SEARCH_STRINGS.kinds.service.one);
});

/** Asks for more results, and waits until the focus has moved to the first of them, which scrolls. */
async function showTwoSteps(page: Page): Promise<void> {
  await moreButton(page).click();
  await expect(results(page)).toHaveCount(2 * RESULTS_PER_STEP);
  await expect(resultLinks(page).nth(RESULTS_PER_STEP)).toBeFocused();
}

test("the way back finds words, kind, results and place as they were left", async ({ page }) => {
  await openAt(page, "/blog", DESKTOP);
  await page.goto("/search");
  await searchField(page).fill(COMMON);
  await expectAnswer(page, COMMON);
  await kinds(page).nth(1).check();
  await expect(page).toHaveURL(`/search?q=${COMMON}&kind=article`);
  await showTwoSteps(page);
  const link = resultLinks(page).nth(14);
  await link.scrollIntoViewIfNeeded();
  const title = (await link.textContent()) ?? "";
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL(`/search?q=${COMMON}&kind=article`);
  await expect(results(page)).toHaveCount(2 * RESULTS_PER_STEP);
  await expect(searchField(page)).toHaveValue(COMMON);
  await expect(kinds(page).nth(1)).toBeChecked();
  await expect(resultLinks(page).nth(14)).toBeInViewport();
  await page.goBack();
  await expect(page, "typing has made no entries of the history").toHaveURL("/blog");
});

test("after a reload, also of the result, words, kind, results and place are as they were left", async ({ page }) => {
  await openAt(page, `/search?q=${COMMON}&kind=article`, DESKTOP);
  await showTwoSteps(page);
  await resultLinks(page).nth(14).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(500);
  const expectAsLeft = async () => {
    await expect(results(page)).toHaveCount(2 * RESULTS_PER_STEP);
    await expect.poll(() => page.evaluate((was) => Math.abs(scrollY - was), top)).toBeLessThan(50);
    await expect(searchField(page)).toHaveValue(COMMON);
  };
  await page.reload();
  await expectAsLeft();
  await resultLinks(page).nth(14).click();
  await expect(page).toHaveURL(/\/blog\/./);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expectAsLeft();
  const loaded = await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name ?? "");
  expect(new URL(loaded).pathname, "a document of its own").toBe("/search");
});

test("what was typed before the script was there is searched", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/search", { waitUntil: "commit" });
  await searchField(page.getByRole("main")).fill(COMMON);
  release();
  await expectAnswer(page, COMMON);
  await expect(searchField(page)).toHaveValue(COMMON);
});

test("axe finds nothing, nothing is wider than the window: with results, too little to look for, or nothing found", async ({
  page,
}) => {
  await openAt(page, "/search", PHONE);
  for (const size of [PHONE, DESKTOP])
    for (const [words, said] of [
      [COMMON, `“${COMMON}”`],
      ["a", SEARCH_STRINGS.tooShort],
      [UNHEARD_OF, SEARCH_STRINGS.nothing],
    ] as const) {
      await searchField(page).fill(words);
      await expect(searchStatus(page)).toContainText(said);
      // It comes and goes with what is under way.
      await expect(page.getByRole("progressbar")).toHaveCount(0);
      await resize(page, size);
      expect((await axe(page)).violations, `"${words}", ${size.width} px wide`).toEqual([]);
      await resize(page, NARROWEST);
      expect(await widerThanWindow(page)).toEqual([]);
    }
});

test("when nothing is found the page says so, makes suggestions, and shows what there is", async ({ page }) => {
  await open(page, `/search?q=${UNHEARD_OF}`);
  await expect(searchStatus(page)).toHaveText(`${SEARCH_STRINGS.nothing} “${UNHEARD_OF}”`);
  await expect(page.getByText(SEARCH_STRINGS.suggestions[0])).toBeVisible();
  await expect(lists(page).getByRole("heading", { name: STRINGS.services })).toBeVisible();
  await expect(results(page)).toHaveCount(0);
});

test("a word that nothing has is not said to be found, whatever begins like it; half a word that something has is", async ({
  page,
}) => {
  await open(page, "/search");
  for (const words of [`${COMMON}${UNHEARD_OF}`, `${COMMON} ${UNHEARD_OF}`]) {
    await searchField(page).fill(words);
    await expect(searchStatus(page)).toHaveText(/^No exact match for “\w+”\. \d+ results come close\.$/);
    await expect(searchStatus(page)).toContainText(`“${words.split(" ").at(-1)}”`);
    await expect(results(page).first()).toBeVisible();
  }
  // Pagefind finds whatever has a word of the same first letter.
  const stranger = `${COMMON.charAt(0)}zqx`;
  await searchField(page).fill(stranger);
  await expect(searchStatus(page)).toHaveText(`${SEARCH_STRINGS.nothing} “${stranger}”`);
  const half = halfWord();
  await searchField(page).fill(half);
  await expect(searchStatus(page)).toHaveText(new RegExp(`^\\d+ results? for “${half}”$`));
});

test("the page of the search asks search engines to leave it out and names its own address", async ({ page }) => {
  const says = async () => {
    await expectInHead(page, "meta[name=robots]", "content", ["noindex, nofollow"]);
    await expectInHead(page, "link[rel=canonical]", "href", [`${site().url}/search`]);
  };
  await page.goto("/search?q=words");
  await says();
  // As it was sent: the script would write both anew.
  await page.route("**/*.js", (route) => route.abort());
  await page.reload();
  await says();
});
