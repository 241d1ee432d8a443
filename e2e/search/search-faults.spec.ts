import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { PROGRESS_HIDE_DELAY_MS } from "../../src/constants/progress-bar";
import { QUERY_MAX_LENGTH, SEARCH_FOLDER, SEARCH_TIMEOUT_MS } from "../../src/search/constants";
import { tidyQuery } from "../../src/search/query";
import { SEARCH_STRINGS } from "../../src/search/strings";
import { axe } from "../support/axe";
import { widerThanWindow } from "../support/overflow";
import { collectErrors, open, openAt } from "../support/page";
import { SITE } from "../support/pages";
import { COMMON, expectAnswer, lists, results, searchField, searchStatus } from "../support/search";
import { test } from "../support/test";
import { PHONE } from "../support/visitor";

const MISSING = { status: 404, contentType: "text/plain", body: "Not found" };
const FAILING = { status: 500, contentType: "text/html", body: "<h1>Error</h1>" };

/** Files of which each is loaded by another part of Pagefind. */
const FAULTS = [
  ["the script", "**/pagefind/pagefind.js*", MISSING],
  ["the WebAssembly", "**/pagefind/wasm.*", FAILING],
  ["the filter", "**/pagefind/filter/*", MISSING],
  ["a chunk of the index", "**/pagefind/index/*", FAILING],
  ["the fragment of a result", "**/pagefind/fragment/*", MISSING],
] as const;

/** Pagefind also starts by itself, and rejects a promise that nothing can catch; the search fails with the same error. */
const PAGEFIND_ERROR = /^Failed to load (?:Pagefind metadata|the Pagefind WASM|the meta index)/;

const retry = (page: Page) => page.getByRole("main").getByRole("button", { name: SEARCH_STRINGS.retry });

async function expectToFailAndRecover(page: Page, repair: () => Promise<void>): Promise<void> {
  await expect(searchStatus(page)).toHaveText(SEARCH_STRINGS.failed);
  await expect(searchField(page)).toHaveValue(COMMON);
  await expect(results(page)).toHaveCount(0);
  await expect(lists(page)).toBeVisible();
  await repair();
  await retry(page).focus();
  await page.keyboard.press("Enter");
  await expectAnswer(page, COMMON);
  await expect(searchStatus(page), "the focus goes on").toBeFocused();
  await expect(results(page).first()).toBeVisible();
}

for (const [file, files, answer] of FAULTS)
  test(`when ${file} comes with status ${answer.status} the search says that it failed, keeps the words and can be tried again`, async ({
    page,
  }) => {
    const thrown: Error[] = [];
    page.on("pageerror", (error) => thrown.push(error));
    await page.route(files, (route) => route.fulfill(answer));
    await page.goto(`/search?q=${COMMON}`);
    await expectToFailAndRecover(page, () => page.unroute(files));
    expect(
      thrown.filter(({ message }) => !PAGEFIND_ERROR.test(message)),
      "errors that nothing catches",
    ).toEqual([]);
  });

test("a chunk that is no index, although it comes with status 200, is a failure, too", async ({ page }) => {
  const files = "**/pagefind/index/*";
  await page.route(files, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Sign in" }));
  await page.goto(`/search?q=${COMMON}`);
  await expectToFailAndRecover(page, () => page.unroute(files));
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
  await expectToFailAndRecover(page, () => page.unroute(files));
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

const HOSTILE = [
  ["markup", "<script>alert(1)</script><img src=x onerror=alert(1)>", "in the address"],
  ["quotes", `"'\`"the"`, ""],
  ["signs that turn lines round", "\u202Eevil\u2066 the \u200B", ""],
  ["emoji", "😀👩‍👩‍👧 the", ""],
  ["what breaks patterns", "((((.*)+)+)+[\\ the", ""],
  ["names of JavaScript", "__proto__ constructor toString", "in the address"],
  ["NUL", "the\u0000the", "in the address"],
  ["one long word", "x".repeat(3000), ""],
  ["many words", "the of and ".repeat(400), "in the address"],
  ["right to left", "שלום עולם", ""],
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

test("whatever is in the address, or typed, is words and no more", async ({ page }) => {
  const errors = collectErrors(page);
  page.on("dialog", (dialog) => errors.push(dialog.message()));
  for (const [what, query] of HOSTILE.filter(([, , place]) => place === "in the address"))
    await test.step(`${what} in the address`, async () => {
      await openAt(page, `/search?q=${encodeURIComponent(query)}`, PHONE);
      await expectSearched(page, query);
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

test("an address that asks for a kind that is none, or is no text, shows the page", async ({ page }) => {
  const errors = collectErrors(page);
  await open(page, `/search?q=${COMMON}&kind=__proto__`);
  await expectAnswer(page, COMMON);
  await open(page, "/search?q=%E0%A4%A&kind=%");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(SEARCH_STRINGS.title);
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

test("index files with a hash in the name are cached for good, the others revalidated", async ({ request }) => {
  const folder = path.join(SITE, SEARCH_FOLDER);
  const served = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.\w+$/.test(file) && !/\.(?:br|gz)$/.test(file),
  );
  // One file of each kind.
  const examples = new Map(served.map((file) => [file.replace(/_[0-9a-f]+\./, "_HASH."), file]));
  expect(examples.size).toBeGreaterThan(6);
  for (const [name, file] of examples) {
    const { "cache-control": policy } = (await request.get(`/${SEARCH_FOLDER}/${file}`)).headers();
    expect(policy, name).toBe(
      name.includes("HASH") ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
    );
  }
});
