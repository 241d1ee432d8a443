import { expect, type Page } from "@playwright/test";
import { PROGRESS_DURATION_MS } from "../../src/constants/progress-bar";
import { STRINGS } from "../../src/constants/strings";
import { all } from "../support/blog";
import { collectErrors, follow, heading, hydrated, settle } from "../support/page";
import { test } from "../support/test";

const ARTICLE = `/blog/${all[0]}`;
const LONG = "x".repeat(10_000);

/** An address, its status and where it ends. */
type Trick = [address: string, status: 200 | 404, path: string];

/** Addresses as an attacker or a careless hand writes them. A browser gets nothing from them that is not below, too. */
const FOR_SERVERS: Trick[] = [
  ["//evil.example", 404, "/evil.example"],
  ["//evil.example/%2e%2e", 200, "/"],
  ["/\\evil.example", 404, "/evil.example"],
  ["/%5cevil.example", 404, "/%5cevil.example"],
  ["/%00", 404, "/%00"],
  ["/services%00", 404, "/services%00"],
  ["/services%2F", 404, "/services%2F"],
  ["/<script>alert(1)</script>", 404, "/%3Cscript%3Ealert(1)%3C/script%3E"],
  ["/..%2f..%2fetc%2fpasswd", 404, "/..%2f..%2fetc%2fpasswd"],
  ["/%0d%0aLocation:%20//evil.example", 404, "/%0d%0aLocation:%20//evil.example"],
  ["/javascript:alert(1)", 404, "/javascript:alert(1)"],
  ["/constructor", 404, "/constructor"],
  ["/page-data", 404, "/page-data"],
  ["/services/", 200, "/services"],
  ["/services//", 200, "/services"],
  ["/SERVICES", 200, "/services"],
  ["/services/index.html", 200, "/services"],
  ["/./services/../about-us", 200, "/about-us"],
  ["/?category=__proto__", 200, "/"],
  [`/services?${LONG}`, 200, "/services"],
];

/** Others, of which scripts read something. Neighbours differ in their path: another anchor alone would load nothing. */
const FOR_SCRIPTS: Trick[] = [
  ["/%2f%2fevil.example", 404, "/%2f%2fevil.example"],
  ["/services#<img src=x onerror=alert(1)>", 200, "/services"],
  ["/__proto__", 404, "/__proto__"],
  ["/blog?category=constructor&category=<img src=x onerror=alert(1)>", 200, "/blog"],
  ["/services?__proto__[polluted]=1&next=//evil.example#%E0%A4%A", 200, "/services"],
  ["/blog#constructor", 200, "/blog"],
  [`${ARTICLE}?utm_source=%00%E0%A4%A`, 200, ARTICLE],
];

/** What a link within the document may lead to. Two leading slashes would name another host there. */
const WITHIN = [
  ...FOR_SCRIPTS.map(([address]) => address),
  "/services%00",
  "/<script>alert(1)</script>",
  `/services#${LONG}`,
  "/blog?next=//evil.example&redirect=https://evil.example",
];

/** Records what must not happen, whatever the address. */
function watch(page: Page, origin: string) {
  const errors = collectErrors(page);
  const dialogs: string[] = [];
  const foreign: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${origin}/`)) foreign.push(request.url());
  });
  return { errors, dialogs, foreign };
}

/** Expects nothing to have happened, and starts anew. */
function expectUnharmed(happened: ReturnType<typeof watch>, name: string): void {
  expect.soft(happened, name).toEqual({ errors: [], dialogs: [], foreign: [] });
  for (const list of Object.values(happened)) list.length = 0;
}

test("whatever an address contains, it leads to a page of the site, or to the page for unknown addresses", async ({
  request,
  baseURL,
}) => {
  for (const [address, status, path] of [...FOR_SERVERS, ...FOR_SCRIPTS]) {
    const response = await request.get(baseURL + address);
    expect.soft(response.status(), address.slice(0, 70)).toBe(status);
    expect.soft(response.url().split(/[?#]/)[0], address.slice(0, 70)).toBe(baseURL + path);
  }
});

test("nothing else happens in the browser, nor within the document", async ({ page, baseURL }) => {
  const origin = String(baseURL);
  const happened = watch(page, origin);
  for (const [address, status, path] of FOR_SCRIPTS)
    await test.step(`${address} is opened`, async () => {
      await page.goto(origin + address);
      await hydrated(page);
      await expect.soft(heading(page)).toHaveCount(1);
      expect.soft((await heading(page).textContent()) === STRINGS.notFound).toBe(status === 404);
      await expect.soft(page.getByRole("banner")).toBeVisible();
      expect.soft(await page.evaluate(() => "polluted" in {})).toBe(false);
      expect.soft(new URL(page.url()).origin).toBe(origin);
      expect.soft(new URL(page.url()).pathname).toBe(path);
      expectUnharmed(happened, address);
    });
  for (const address of WITHIN)
    await test.step(`${address.slice(0, 70)} is followed`, async () => {
      const before = page.url();
      // A page whose parts cannot be had may be loaded anew, but once in a minute only.
      await page.evaluate(() => sessionStorage.clear());
      await follow(page, address);
      await expect.soft(page).not.toHaveURL(before);
      await settle(page);
      await hydrated(page);
      await expect.soft(heading(page)).toHaveCount(1);
      await expect.soft(page.getByRole("banner")).toBeVisible();
      expect.soft(new URL(page.url()).origin).toBe(origin);
      expectUnharmed(happened, address);
    });
});

test("an address that cannot be decoded is a page of the site without scripts, and harmless within the document", async ({
  page,
  baseURL,
}) => {
  const UNDECODABLE = "/%E0%A4%A";
  await page.clock.install();
  const happened = watch(page, String(baseURL));
  const response = await page.goto(baseURL + UNDECODABLE);
  expect(response?.status()).toBe(400);
  await expect(heading(page)).toHaveText(STRINGS.notFound);
  await expect(page).toHaveTitle(STRINGS.notFound);
  await expect(page.getByRole("banner")).toBeVisible();
  expect(await page.evaluate(() => document.scripts.length)).toBe(0);
  await page.getByRole("link", { name: STRINGS.backToHome }).click();
  await expect(page).toHaveURL("/");
  await hydrated(page);
  for (const address of [UNDECODABLE, "/services"]) {
    // Until the site takes over navigation, with the effects of the first render, Gatsby's own throws.
    await expect(() => follow(page, address)).toPass();
    await page.clock.fastForward(PROGRESS_DURATION_MS);
    await expect(page.getByRole("progressbar")).toHaveCount(0);
  }
  await expect(page).toHaveURL("/services");
  expectUnharmed(happened, UNDECODABLE);
});
