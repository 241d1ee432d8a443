import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { BLOG_STRINGS } from "../../src/blog/strings";
import { ARTICLE_STRINGS } from "../../src/constants/article-strings";
import { AWARD_STRINGS } from "../../src/constants/page-strings";
import { POSITION_STRINGS } from "../../src/constants/position-strings";
import { SECTION_STRINGS } from "../../src/constants/section-strings";
import { STRINGS } from "../../src/constants/strings";
import { RESULTS_PER_STEP } from "../../src/search/constants";
import { SEARCH_STRINGS } from "../../src/search/strings";
import { expectAccessible } from "../support/axe";
import { publishedSlugs, site, unpublishedSlugs } from "../support/content";
import { horizontalOverflow } from "../support/overflow";
import {
  expectInHead,
  heading,
  open,
  openAt,
  recordErrors,
  resize,
  waitForHydration,
} from "../support/page";
import { inSite } from "../support/pages";
import * as search from "../support/search";
import {
  COMMON_WORD,
  expectAnswer,
  kinds,
  lists,
  resultLinks,
  results,
  searchField,
  searchStatus,
} from "../support/search";
import { test } from "../support/test";
import { DESKTOP, NARROWEST, PHONE } from "../support/visitor";

/** A word that no text has. */
const UNHEARD_OF = "qzxvkjw";

const COLLECTIONS = [
  ["blog", "/blog/"],
  ["works", "/works/"],
  ["services", "/services#"],
] as const;

/** The records of the index. */
const records = () =>
  readdirSync(inSite("pagefind/fragment")).map((name) => {
    const fragment = gunzipSync(readFileSync(inSite(`pagefind/fragment/${name}`))).toString();
    return JSON.parse(fragment.slice(fragment.indexOf("{"))) as { url: string; content: string };
  });

test("the index holds just the published articles, case studies and services", () => {
  const urls = records().map(({ url }) => url.split("|")[0]);
  for (const [collection, address] of COLLECTIONS) {
    const slugs = urls.flatMap((url) =>
      url?.startsWith(address) ? [url.slice(address.length)] : [],
    );
    expect(slugs.sort(), collection).toEqual(expect.arrayContaining(publishedSlugs(collection)));
    for (const draft of unpublishedSlugs(collection)) expect(slugs).not.toContain(draft);
  }
  expect(unpublishedSlugs("blog"), "there is a draft").not.toEqual([]);
});

/** What the interface says around the texts of positions, articles, case studies and others. */
const WORDS_OF_INTERFACE = [
  POSITION_STRINGS.apply,
  POSITION_STRINGS.remote,
  `${POSITION_STRINGS.labels.employment} ${POSITION_STRINGS.employment.FULL_TIME}`,
  `${ARTICLE_STRINGS.published} `,
  ARTICLE_STRINGS.readingTime,
  `${STRINGS.updated} This`,
  `${AWARD_STRINGS.year} ${AWARD_STRINGS.award}`,
  `${SECTION_STRINGS.industry} Retail`,
  SECTION_STRINGS.keyServices,
  SECTION_STRINGS.learnMore,
  SECTION_STRINGS.allWorks,
  SECTION_STRINGS.allPositions,
  STRINGS.allArticles,
  STRINGS.letsTalk,
  STRINGS.loadMore,
  BLOG_STRINGS.feed,
  "Local time",
  "↩",
];

test("excerpts quote texts, and not the interface", () => {
  const texts = records().map(({ content }) => content);
  const isQuoted = (words: string) => texts.some((text) => text.includes(words));
  expect(WORDS_OF_INTERFACE.filter(isQuoted)).toEqual([]);
});

test("a visitor types a query and narrows its results", async ({ page }) => {
  await open(page, "/search");
  const errors = recordErrors(page);
  await searchField(page).focus();
  await page.keyboard.type(COMMON_WORD);
  await expectAnswer(page, COMMON_WORD);
  await expect(results(page)).toHaveCount(RESULTS_PER_STEP);
  const first = results(page).first();
  await expect(first.locator("mark").first()).toHaveText(new RegExp(`^${COMMON_WORD}`, "i"));
  await expect(results(page).locator("img").first()).not.toHaveJSProperty("naturalWidth", 0);
  const names = Object.values(SEARCH_STRINGS.kinds).map(({ one }) => one);
  await expect(first).toContainText(new RegExp(`^(${names.join("|")})`));
  await expect(lists(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/search?q=${COMMON_WORD}`);
  await expectInHead(page, "meta[name=robots]", "content", ["noindex, nofollow"]);
  await expectInHead(page, "link[rel=canonical]", "href", [`${site().url}/search`]);

  // The counts of the kinds add up.
  const labels = await kinds(page).locator("xpath=..").allTextContents();
  const [every, ...counts] = labels.map((label) => Number(label.replace(/\D/g, "")));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(every);
  const services = counts[2] ?? 0;
  await kinds(page).nth(3).check();
  await expect(searchStatus(page)).toContainText(`${services} result`);
  await expect(results(page)).toHaveCount(Math.min(services, RESULTS_PER_STEP));
  await expect(page).toHaveURL(`/search?q=${COMMON_WORD}&kind=service`);
  for (const result of await results(page).all())
    await expect(result).toContainText(SEARCH_STRINGS.kinds.service.one);

  await kinds(page).first().check();
  // Pagefind finds whatever has a word of the same first letter.
  for (const words of [`${COMMON_WORD} ${UNHEARD_OF}`, `${COMMON_WORD.charAt(0)}zqx`]) {
    await searchField(page).fill(words);
    await expect(searchStatus(page)).toHaveText(`${SEARCH_STRINGS.nothing} “${words}”`);
  }
  await expect(page.getByText(SEARCH_STRINGS.suggestions[0])).toBeVisible();
  await expect(page.getByRole("link", { name: SEARCH_STRINGS.ask })).toHaveAttribute(
    "href",
    "/contact-form",
  );
  await expect(lists(page).getByRole("heading", { name: STRINGS.services })).toBeVisible();
  await expect(results(page)).toHaveCount(0);
  const prefix = search.halfWord();
  await searchField(page).fill(prefix);
  await expect(searchStatus(page)).toHaveText(new RegExp(`^\\d+ results? for “${prefix}”$`));
  expect(errors).toEqual([]);
});

test("a visitor who comes back to the search finds it as they left it", async ({ page }) => {
  await openAt(page, "/search", DESKTOP);
  const entriesBefore = await page.evaluate(() => history.length);
  await searchField(page).fill(COMMON_WORD);
  await expectAnswer(page, COMMON_WORD);
  await kinds(page).nth(1).check();
  await expect(page).toHaveURL(`/search?q=${COMMON_WORD}&kind=article`);
  // The focus moves to the first of the new results, which scrolls.
  await search.moreButton(page).click();
  await expect(resultLinks(page).nth(RESULTS_PER_STEP)).toBeFocused();
  expect(await page.evaluate(() => history.length), "typing makes no entries of the history").toBe(
    entriesBefore,
  );
  const link = resultLinks(page).nth(14);
  await link.scrollIntoViewIfNeeded();
  const title = (await link.textContent()) ?? "";
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(500);
  const expectAsLeft = async () => {
    await expect(page).toHaveURL(`/search?q=${COMMON_WORD}&kind=article`);
    await expect(results(page)).toHaveCount(2 * RESULTS_PER_STEP);
    await expect
      .poll(() => page.evaluate((topBefore) => Math.abs(scrollY - topBefore), top))
      .toBeLessThan(50);
    await expect(searchField(page)).toHaveValue(COMMON_WORD);
    await expect(kinds(page).nth(1)).toBeChecked();
    await expect(link).toBeInViewport();
  };
  await link.click();
  await expect(heading(page)).toHaveText(title);
  await page.goBack();
  await expectAsLeft();
  await page.reload();
  await expectAsLeft();
  await link.click();
  await expect(heading(page)).toHaveText(title);
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expectAsLeft();
  const documentAddress = await page.evaluate(
    () => performance.getEntriesByType("navigation")[0]?.name ?? "",
  );
  expect(new URL(documentAddress).pathname, "a document of its own").toBe("/search");
});

test("the page is accessible in every window, with results and without", async ({ page }) => {
  await openAt(page, "/search", PHONE);
  await expect(page.getByText(SEARCH_STRINGS.needsScript)).toBeHidden();
  await expect(searchField(page)).not.toBeFocused();
  for (const [size, words, answer] of [
    [PHONE, COMMON_WORD, `“${COMMON_WORD}”`],
    [PHONE, "a", "“a”"],
    [PHONE, UNHEARD_OF, SEARCH_STRINGS.nothing],
    [DESKTOP, COMMON_WORD, `“${COMMON_WORD}”`],
  ] as const)
    await test.step(`"${words}", ${size.width} px wide`, async () => {
      await resize(page, size);
      await searchField(page).fill(words);
      await expect(searchStatus(page)).toContainText(answer);
      await expectAccessible(page);
      await resize(page, NARROWEST);
      expect.soft(await horizontalOverflow(page)).toEqual([]);
    });
});
