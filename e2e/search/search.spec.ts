import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { STRINGS } from "../../src/constants/strings";
import { RESULTS_PER_STEP } from "../../src/search/constants";
import { SEARCH_FORM_STRINGS } from "../../src/search/form-strings";
import { SEARCH_STRINGS } from "../../src/search/strings";
import { axe } from "../support/axe";
import { entries, published, site, unpublished } from "../support/content";
import { hold } from "../support/network";
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
  await open(page, "/search");
  for (const [collection, address] of [
    ["blog", "/blog/"],
    ["works", "/works/"],
    ["services", "/services#"],
  ] as const)
    await test.step(collection, async () => {
      const { slug, title } = firstOf(collection);
      await searchField(page).fill(title);
      await expectAnswer(page, title);
      const link = resultLinks(page).filter({ hasText: title }).first();
      await expect(link).toHaveAttribute("href", address + slug);
      await link.click();
      await expect(page).toHaveURL(address + slug);
      await expect(page.getByRole("heading", { name: title, exact: true }).first()).toBeInViewport();
      await page.goBack();
      await expect(searchField(page)).toHaveValue(title);
    });
});

test("the index holds every published article, case study and service, and no draft", () => {
  const entry = JSON.parse(readFileSync(path.join(SITE, "pagefind/pagefind-entry.json"), "utf8"));
  const count = ["blog", "works", "services"].reduce((sum, collection) => sum + published(collection).length, 0);
  expect(unpublished("blog").length, "there is a draft").toBeGreaterThan(0);
  expect(entry.languages.en.page_count).toBe(count);
});

async function expectCompleteResults(page: Page): Promise<void> {
  await expect(results(page)).toHaveCount(RESULTS_PER_STEP);
  const first = results(page).first();
  await expect(first.locator("mark").first()).toHaveText(new RegExp(`^${COMMON}`, "i"));
  await expect(first.locator("img")).toHaveJSProperty("complete", true);
  expect(await first.locator("img").evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await expect(first).toContainText(/^(Article|Case study|Service)/);
  await expect(lists(page)).toHaveCount(0);
}

async function expectChoiceOfKinds(page: Page): Promise<void> {
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
  for (const result of await results(page).all()) await expect(result).toContainText(SEARCH_STRINGS.kinds.service.one);
}

async function expectEveryKindOnRequest(page: Page): Promise<void> {
  // The more words there are to be found, the fewer things hold all of them.
  const [title = ""] = published("blog")
    .map((slug) => entries("blog").get(slug)?.title ?? "")
    .sort((one, other) => other.length - one.length);
  await searchField(page).fill(title);
  await page.getByRole("button", { name: SEARCH_STRINGS.nothingOfKind }).focus();
  await page.keyboard.press("Enter");
  await expectAnswer(page, title);
  await expect(results(page).first()).toBeVisible();
  await expect(searchStatus(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(resultLinks(page).first()).toBeFocused();
}

async function expectHonesty(page: Page): Promise<void> {
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
}

test("results come as one types, can be narrowed to a kind, and nothing is said to be found that is not there", async ({
  page,
}) => {
  await open(page, "/search");
  const errors = recordErrors(page);
  await searchField(page).focus();
  await page.keyboard.type(COMMON);
  await expectAnswer(page, COMMON);
  await test.step("they have kind and picture, and the words found are marked", () => expectCompleteResults(page));
  await test.step("with words in its address the page still asks to be left out of search engines", async () => {
    await expect(page).toHaveURL(`/search?q=${COMMON}`);
    await expectInHead(page, "meta[name=robots]", "content", ["noindex, nofollow"]);
    await expectInHead(page, "link[rel=canonical]", "href", [`${site().url}/search`]);
  });
  await test.step("a kind can be chosen; the counts add up, and the address follows", () => expectChoiceOfKinds(page));
  await test.step("the button for results of every kind leaves the focus with what says how many there are", () =>
    expectEveryKindOnRequest(page));
  await test.step("when nothing is found the page says so, makes suggestions, and shows what there is", async () => {
    await searchField(page).fill(UNHEARD_OF);
    await expect(searchStatus(page)).toHaveText(`${SEARCH_STRINGS.nothing} “${UNHEARD_OF}”`);
    await expect(page.getByText(SEARCH_STRINGS.suggestions[0])).toBeVisible();
    await expect(page.getByRole("link", { name: SEARCH_STRINGS.ask })).toHaveAttribute("href", "/contact-form");
    await expect(lists(page).getByRole("heading", { name: STRINGS.services })).toBeVisible();
    await expect(results(page)).toHaveCount(0);
  });
  await test.step("a word that nothing has is not said to be found, half a word that something has is", () =>
    expectHonesty(page));
  expect(errors).toEqual([]);
});

/** Asks for more results, and waits until the focus has moved to the first of them, which scrolls. */
async function showTwoSteps(page: Page): Promise<void> {
  await moreButton(page).click();
  await expect(results(page)).toHaveCount(2 * RESULTS_PER_STEP);
  await expect(resultLinks(page).nth(RESULTS_PER_STEP)).toBeFocused();
}

test("words, kind, results and place are as they were left: on the way back, and after a reload, also of the result", async ({
  page,
}) => {
  await openAt(page, "/search", DESKTOP);
  const entriesBefore = await page.evaluate(() => history.length);
  await searchField(page).fill(COMMON);
  await expectAnswer(page, COMMON);
  await kinds(page).nth(1).check();
  await expect(page).toHaveURL(`/search?q=${COMMON}&kind=article`);
  await showTwoSteps(page);
  expect(await page.evaluate(() => history.length), "typing makes no entries of the history").toBe(entriesBefore);
  const link = resultLinks(page).nth(14);
  await link.scrollIntoViewIfNeeded();
  const title = (await link.textContent()) ?? "";
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(500);
  const expectAsLeft = async () => {
    await expect(page).toHaveURL(`/search?q=${COMMON}&kind=article`);
    await expect(results(page)).toHaveCount(2 * RESULTS_PER_STEP);
    await expect.poll(() => page.evaluate((was) => Math.abs(scrollY - was), top)).toBeLessThan(50);
    await expect(searchField(page)).toHaveValue(COMMON);
    await expect(kinds(page).nth(1)).toBeChecked();
    await expect(link).toBeInViewport();
  };
  await test.step("on the way back", async () => {
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.goBack();
    await expectAsLeft();
  });
  await test.step("after a reload", async () => {
    await page.reload();
    await expectAsLeft();
  });
  await test.step("after a reload of the result", async () => {
    await link.click();
    await expect(page).toHaveURL(/\/blog\/./);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expectAsLeft();
    const loaded = await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name ?? "");
    expect(new URL(loaded).pathname, "a document of its own").toBe("/search");
  });
});

test("what was typed before the script was there is searched", async ({ page }) => {
  const { release } = await hold(page, "**/*.js");
  await page.goto("/search", { waitUntil: "commit" });
  await searchField(page.getByRole("main")).fill(COMMON);
  await release();
  await expectAnswer(page, COMMON);
  await expect(searchField(page)).toHaveValue(COMMON);
});

const LOOKS = [
  [PHONE, COMMON, `“${COMMON}”`],
  [PHONE, "a", SEARCH_STRINGS.tooShort],
  [PHONE, UNHEARD_OF, SEARCH_STRINGS.nothing],
  [DESKTOP, COMMON, `“${COMMON}”`],
] as const;

test("axe finds nothing, nothing is wider than the window: with results, too little to look for, or nothing found", async ({
  page,
}) => {
  await openAt(page, "/search", PHONE);
  await test.step("at first nothing has the focus, and the page does not say that it needs a script", async () => {
    await expect(page.getByText(SEARCH_STRINGS.needsScript)).toBeHidden();
    await expect(searchField(page)).not.toBeFocused();
    await expect(page.getByRole("button", { name: SEARCH_FORM_STRINGS.search, exact: true })).toBeVisible();
  });
  for (const [size, words, said] of LOOKS)
    await test.step(`"${words}", ${size.width} px wide`, async () => {
      await resize(page, size);
      await searchField(page).fill(words);
      await expect(searchStatus(page)).toContainText(said);
      // It comes and goes with what is under way.
      await expect(page.getByRole("progressbar")).toHaveCount(0);
      expect.soft((await axe(page)).violations).toEqual([]);
      await resize(page, NARROWEST);
      expect.soft(await widerThanWindow(page)).toEqual([]);
    });
});
