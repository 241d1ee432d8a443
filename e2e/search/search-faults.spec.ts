import { expect, type Page } from "@playwright/test";
import { QUERY_MAX_LENGTH } from "../../src/search/constants";
import { tidyQuery } from "../../src/search/query";
import { SEARCH_STRINGS } from "../../src/search/strings";
import { expectAccessible } from "../support/axe";
import { horizontalOverflow } from "../support/overflow";
import { collectErrors, open, openAt } from "../support/page";
import {
  COMMON_WORD,
  expectAnswer,
  lists,
  results,
  searchField,
  searchStatus,
} from "../support/search";
import { REJECTION, test } from "../support/test";
import { PHONE } from "../support/visitor";

// A line that never answers is tested in `store.test.ts`.

const MISSING = { status: 404, contentType: "text/plain", body: "Not found" };
const FAILING = { status: 500, contentType: "text/html", body: "<h1>Error</h1>" };
const SIGN_IN = { contentType: "text/html", body: "<!doctype html><p>Sign in" };

/** Files in the order of their requests, each loaded by another part of Pagefind. */
const FAULTS = [
  ["the script comes with status 404", "**/pagefind/pagefind.js*", MISSING],
  ["the WebAssembly comes with status 500", "**/pagefind/wasm.*", FAILING],
  ["the filter comes with status 404", "**/pagefind/filter/*", MISSING],
  ["a chunk of the index comes with status 500", "**/pagefind/index/*", FAILING],
  ["a chunk is not an index, although it comes with status 200", "**/pagefind/index/*", SIGN_IN],
  ["the fragment of a result comes with status 404", "**/pagefind/fragment/*", MISSING],
] as const;

/**
 * Pagefind also starts by itself, and rejects a promise that nothing can catch; the search fails
 * with the same error.
 */
const PAGEFIND_ERROR =
  /^(?:Error: )?Failed to load (?:Pagefind metadata|the Pagefind WASM|the meta index)/;

test.use({ provokedFaults: REJECTION });

test("a visitor can try again whichever file of the search has failed", async ({ page }) => {
  const errors = collectErrors(page);
  const tryAgain = () =>
    page.getByRole("main").getByRole("button", { name: SEARCH_STRINGS.retry }).press("Enter");
  let begin: () => Promise<unknown> = () => page.goto(`/search?q=${COMMON_WORD}`);
  // Trying again reaches the file after the one that has been repaired.
  for (const [fault, files, answer] of FAULTS)
    await test.step(fault, async () => {
      let answerCount = 0;
      await page.route(files, (route) => {
        answerCount += 1;
        return route.fulfill(answer);
      });
      await begin();
      // The status still says that the attempt before failed until this one begins.
      await expect.poll(() => answerCount).toBeGreaterThan(0);
      await expect(searchStatus(page)).toHaveText(SEARCH_STRINGS.failed);
      await expect(searchField(page)).toHaveValue(COMMON_WORD);
      await expect(results(page)).toHaveCount(0);
      await expect(lists(page)).toBeVisible();
      await page.unroute(files);
      begin = tryAgain;
    });
  await expectAccessible(page);
  await tryAgain();
  await expectAnswer(page, COMMON_WORD);
  await expect(searchStatus(page), "the focus goes on").toBeFocused();
  await expect(results(page).first()).toBeVisible();
  expect(errors.filter((error) => !PAGEFIND_ERROR.test(error))).toEqual([]);
});

test("a visitor who searches offline gets the results once the line is back", async ({
  page,
  context,
}) => {
  await open(page, "/search");
  await page.route("**/pagefind/index/*", (route) => route.abort());
  await context.setOffline(true);
  await searchField(page).fill(COMMON_WORD);
  await expect(searchStatus(page)).toHaveText(SEARCH_STRINGS.offline);
  await expect(searchField(page)).toHaveValue(COMMON_WORD);
  await page.unroute("**/pagefind/index/*");
  await context.setOffline(false);
  await expectAnswer(page, COMMON_WORD);
});

const MARKUP = "<script>alert(1)</script><img src=x onerror=alert(1)>";

/** Queries that may do harm. `query.test.ts` has more. */
const HOSTILE = [
  ["signs that turn lines round", "\u202Eevil\u2066 the \u200B"],
  ["what breaks patterns", "((((.*)+)+)+[\\ the"],
  ["one long word", "x".repeat(3000)],
] as const;

/** Expects the search to have looked for a query, and to show it as text. */
async function expectSearched(page: Page, query: string): Promise<void> {
  await expectAnswer(page, tidyQuery(query));
  await expect(page.locator("main script, main img[src=x]")).toHaveCount(0);
  expect(await horizontalOverflow(page)).toEqual([]);
}

test("whatever is typed or in the address is searched as words", async ({ page }) => {
  const errors = collectErrors(page);
  page.on("dialog", (dialog) => errors.push(dialog.message()));
  await openAt(page, "/search?q=%E0%A4%A&kind=%", PHONE);
  await openAt(page, `/search?q=${encodeURIComponent(MARKUP)}&kind=__proto__`, PHONE);
  await expectSearched(page, MARKUP);
  for (const [what, query] of HOSTILE)
    await test.step(what, async () => {
      await searchField(page).fill("");
      await expect(searchStatus(page)).toHaveText("");
      await searchField(page).fill(query);
      await expectSearched(page, query);
      expect(new URL(page.url()).search.length).toBeLessThanOrEqual(4 * QUERY_MAX_LENGTH);
    });
  expect(errors).toEqual([]);
});
