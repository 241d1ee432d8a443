import { expect, type Page } from "@playwright/test";
import { PROGRESS_HIDE_DELAY_MS } from "../../src/constants/progress-bar";
import { QUERY_MAX_LENGTH, SEARCH_TIMEOUT_MS } from "../../src/search/constants";
import { tidyQuery } from "../../src/search/query";
import { SEARCH_STRINGS } from "../../src/search/strings";
import { axe } from "../support/axe";
import { widerThanWindow } from "../support/overflow";
import { collectErrors, open, openAt } from "../support/page";
import { COMMON, expectAnswer, lists, results, searchField, searchStatus } from "../support/search";
import { test } from "../support/test";
import { PHONE } from "../support/visitor";

const MISSING = { status: 404, contentType: "text/plain", body: "Not found" };
const FAILING = { status: 500, contentType: "text/html", body: "<h1>Error</h1>" };

const SIGN_IN = { contentType: "text/html", body: "<!doctype html><p>Sign in" };

/** Files in the order of their requests, each loaded by another part of Pagefind. */
const FAULTS = [
  ["the script comes with status 404", "**/pagefind/pagefind.js*", MISSING],
  ["the WebAssembly comes with status 500", "**/pagefind/wasm.*", FAILING],
  ["the filter comes with status 404", "**/pagefind/filter/*", MISSING],
  ["a chunk of the index comes with status 500", "**/pagefind/index/*", FAILING],
  ["a chunk is no index, although it comes with status 200", "**/pagefind/index/*", SIGN_IN],
  ["the fragment of a result comes with status 404", "**/pagefind/fragment/*", MISSING],
] as const;

/** Pagefind also starts by itself, and rejects a promise that nothing can catch; the search fails with the same error. */
const PAGEFIND_ERROR = /^Failed to load (?:Pagefind metadata|the Pagefind WASM|the meta index)/;

async function tryAgain(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: SEARCH_STRINGS.retry }).focus();
  await page.keyboard.press("Enter");
}

async function expectFailure(page: Page): Promise<void> {
  await expect(searchStatus(page)).toHaveText(SEARCH_STRINGS.failed);
  await expect(searchField(page)).toHaveValue(COMMON);
  await expect(results(page)).toHaveCount(0);
  await expect(lists(page)).toBeVisible();
}

async function expectRecovery(page: Page): Promise<void> {
  await tryAgain(page);
  await expectAnswer(page, COMMON);
  await expect(searchStatus(page), "the focus goes on").toBeFocused();
  await expect(results(page).first()).toBeVisible();
}

test("whichever file fails, the search says so, keeps the words and can be tried again", async ({ page }) => {
  const errors = collectErrors(page);
  let begin = () => page.goto(`/search?q=${COMMON}`).then(() => {});
  // Trying again reaches the file after the one that has been repaired.
  for (const [fault, files, answer] of FAULTS)
    await test.step(fault, async () => {
      let answered = 0;
      await page.route(files, (route) => {
        answered += 1;
        return route.fulfill(answer);
      });
      await begin();
      // The status still says that the attempt before failed until this one begins.
      await expect.poll(() => answered).toBeGreaterThan(0);
      await expectFailure(page);
      await page.unroute(files);
      begin = () => tryAgain(page);
    });
  await expectRecovery(page);
  expect(
    errors.filter((error) => !PAGEFIND_ERROR.test(error.replace(/^Error: /, ""))),
    "errors that nothing catches",
  ).toEqual([]);
});

test("a line that never answers is a failure after a while, and axe finds nothing in it", async ({ page }) => {
  const files = "**/pagefind/**";
  await page.clock.install();
  await page.route(files, () => {});
  await page.goto(`/search?q=${COMMON}`);
  await expect(searchStatus(page)).toHaveText(SEARCH_STRINGS.searching);
  // And until the progress bar has gone.
  await page.clock.runFor(SEARCH_TIMEOUT_MS + PROGRESS_HIDE_DELAY_MS);
  await expect(searchStatus(page)).toHaveText(SEARCH_STRINGS.failed);
  await page.clock.resume();
  expect((await axe(page)).violations).toEqual([]);
  await expectFailure(page);
  await page.unroute(files);
  await expectRecovery(page);
});

test("offline the page says so, keeps the words, and goes on by itself once the line is back", async ({
  page,
  context,
}) => {
  await open(page, "/search");
  await page.route("**/pagefind/index/*", (route) => route.abort());
  await context.setOffline(true);
  await searchField(page).fill(COMMON);
  await expect(searchStatus(page)).toHaveText(SEARCH_STRINGS.offline);
  await expect(searchField(page)).toHaveValue(COMMON);
  await page.unroute("**/pagefind/index/*");
  await context.setOffline(false);
  await expectAnswer(page, COMMON);
});

const MARKUP = "<script>alert(1)</script><img src=x onerror=alert(1)>";
const MANY_WORDS = "the of and ".repeat(400);

const HOSTILE = [
  ["markup", MARKUP],
  ["quotes", `"'\`"the"`],
  ["signs that turn lines round", "\u202Eevil\u2066 the \u200B"],
  ["emoji", "😀👩‍👩‍👧 the"],
  ["what breaks patterns", "((((.*)+)+)+[\\ the"],
  ["names of JavaScript", "__proto__ constructor toString"],
  ["NUL", "the\u0000the"],
  ["one long word", "x".repeat(3000)],
  ["many words", MANY_WORDS],
  ["right to left", "שלום עולם"],
] as const;

/** Expects the search to have looked for a query, or for those words of it that it says nothing has. */
async function expectSearched(page: Page, query: string): Promise<void> {
  await expect(page.locator("[data-search-results][aria-busy=true]")).toHaveCount(0);
  await expect(searchStatus(page)).toContainText("“");
  const asked = tidyQuery(query);
  const named = [...((await searchStatus(page).textContent()) ?? "").matchAll(/“(.+?)”/g)].map(([, words]) => words);
  expect(named).not.toEqual([]);
  for (const words of named) expect([asked, ...asked.split(/[ /]/)]).toContain(words);
  await expect(page.locator("main script, main img[src=x]")).toHaveCount(0);
  expect(await widerThanWindow(page)).toEqual([]);
}

/** Addresses, and what they ask for; null where that is no text. */
const ADDRESSES = [
  ["markup, and a kind that is none", `${encodeURIComponent(MARKUP)}&kind=__proto__`, MARKUP],
  ["many words", encodeURIComponent(MANY_WORDS), MANY_WORDS],
  ["no text", "%E0%A4%A&kind=%", null],
] as const;

test("whatever is in the address, or typed, is words and no more", async ({ page }) => {
  const errors = collectErrors(page);
  page.on("dialog", (dialog) => errors.push(dialog.message()));
  for (const [what, address, query] of ADDRESSES)
    await test.step(`${what} in the address`, async () => {
      await openAt(page, `/search?q=${address}`, PHONE);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(SEARCH_STRINGS.title);
      if (query !== null) await expectSearched(page, query);
      expect((await searchField(page).inputValue()).length).toBeLessThanOrEqual(2 * QUERY_MAX_LENGTH);
    });
  for (const [what, query] of HOSTILE)
    await test.step(`${what}, typed`, async () => {
      await searchField(page).fill("");
      await expect(searchStatus(page)).toHaveText("");
      await searchField(page).fill(query);
      await expectSearched(page, query);
    });
  expect(errors).toEqual([]);
});

test.describe("where the policy does not let it compile WebAssembly", () => {
  test.use({ violatesPolicy: true });

  test("the search says that it failed, and the lists are there", async ({ page }) => {
    await page.route("**/search*", async (route) => {
      const response = await route.fetch();
      const policy = response.headers()["content-security-policy"]?.replace("'wasm-unsafe-eval'", "") ?? "";
      await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
    });
    await open(page, `/search?q=${COMMON}`);
    await expect(searchStatus(page)).toHaveText(SEARCH_STRINGS.failed);
    await expect(lists(page)).toBeVisible();
  });
});

test("no page but that of the search may compile WebAssembly, and none evaluate text", async ({ request }) => {
  for (const route of ["/", "/blog", "/services", "/search", "/nowhere"]) {
    const policy = (await request.get(route)).headers()["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("'unsafe-eval'");
    expect(policy.includes("wasm-unsafe-eval"), route).toBe(route === "/search");
  }
});
