import { expect, type Page } from "@playwright/test";
import { PROGRESS_DURATION_MS } from "../../src/constants/motion";
import { SECTION_STRINGS } from "../../src/constants/section-strings";
import { STRINGS } from "../../src/constants/strings";
import { allSlugs } from "../support/blog";
import { collectErrors, follow, heading, settle, waitForHydration } from "../support/page";
import { test } from "../support/test";

const ARTICLE = `/blog/${allSlugs[0]}`;
const LONG = "x".repeat(10_000);

/**
 * Addresses as an attacker or a careless hand writes them, their status and where they end.
 * Neighbours differ in their path: another anchor alone would load nothing. The server's own tests
 * have more, of which scripts read nothing.
 */
const TRICKS: [address: string, status: 200 | 404, path: string][] = [
  ["//evil.example", 404, "/evil.example"],
  ["/services/", 200, "/services"],
  ["/SERVICES", 200, "/services"],
  ["/%00", 404, "/%00"],
  ["/..%2f..%2fetc%2fpasswd", 404, "/..%2f..%2fetc%2fpasswd"],
  [`/services?${LONG}`, 200, "/services"],
  ["/%2f%2fevil.example", 404, "/%2f%2fevil.example"],
  ["/services#<img src=x onerror=alert(1)>", 200, "/services"],
  ["/__proto__", 404, "/__proto__"],
  ["/blog?category=constructor&category=<img src=x onerror=alert(1)>", 200, "/blog"],
  ["/services?__proto__[polluted]=1&next=//evil.example#%E0%A4%A", 200, "/services"],
  ["/blog#constructor", 200, "/blog"],
  [`${ARTICLE}?utm_source=%00%E0%A4%A`, 200, ARTICLE],
];

/**
 * Addresses for links within the document. Two leading slashes would name another host there.
 */
const WITHIN = [
  ...TRICKS.slice(-7).map(([address]) => address),
  "/<script>alert(1)</script>",
  `/services#${LONG}`,
  "/blog?next=//evil.example&redirect=https://evil.example",
];

/** Records errors, dialogs and requests to other hosts. @returns a live list of them */
function watch(page: Page, origin: string): string[] {
  const incidents = collectErrors(page);
  page.on("dialog", (dialog) => {
    incidents.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${origin}/`))
      incidents.push(request.url());
  });
  return incidents;
}

test("whatever an address contains leads to a page of the site and does nothing else", async ({
  page,
  baseURL,
}) => {
  const origin = String(baseURL);
  const incidents = watch(page, origin);
  for (const [address, status, path] of TRICKS)
    await test.step(`${address.slice(0, 70)} is opened`, async () => {
      const response = await page.goto(origin + address);
      expect.soft(response?.status()).toBe(status);
      await waitForHydration(page);
      expect
        .soft((await heading(page).textContent()) === SECTION_STRINGS.notFound)
        .toBe(status === 404);
      expect.soft(page.url().split(/[?#]/)[0]).toBe(origin + path);
      expect.soft(await page.evaluate(() => "polluted" in {})).toBe(false);
      expect.soft(incidents.splice(0)).toEqual([]);
    });
  for (const address of WITHIN)
    await test.step(`${address.slice(0, 70)} is followed`, async () => {
      const before = page.url();
      // A page whose parts cannot be had may be loaded anew, but once in a minute only.
      await page.evaluate(() => sessionStorage.clear());
      await follow(page, address);
      await expect.soft(page).not.toHaveURL(before);
      await settle(page);
      await waitForHydration(page);
      await expect.soft(heading(page)).toHaveCount(1);
      await expect.soft(page.getByRole("banner")).toBeVisible();
      expect.soft(new URL(page.url()).origin).toBe(origin);
      expect.soft(incidents.splice(0)).toEqual([]);
    });
});

test("an address that cannot be decoded does no harm, opened or followed", async ({
  page,
  baseURL,
}) => {
  const UNDECODABLE = "/%E0%A4%A";
  await page.clock.install();
  const incidents = watch(page, String(baseURL));
  const response = await page.goto(UNDECODABLE);
  expect(response?.status()).toBe(400);
  await expect(heading(page)).toHaveText(SECTION_STRINGS.notFound);
  await expect(page).toHaveTitle(SECTION_STRINGS.notFound);
  expect(await page.evaluate(() => document.scripts.length)).toBe(0);
  await page.getByRole("link", { name: STRINGS.backToHome }).click();
  await expect(page).toHaveURL("/");
  await waitForHydration(page);
  for (const address of [UNDECODABLE, "/services"]) {
    // Until the site takes over navigation, with the effects of the first render, Gatsby's own
    // throws.
    await expect(() => follow(page, address)).toPass();
    await page.clock.fastForward(PROGRESS_DURATION_MS);
    await expect(page.getByRole("progressbar")).toHaveCount(0);
  }
  await expect(page).toHaveURL("/services");
  expect(incidents).toEqual([]);
});
