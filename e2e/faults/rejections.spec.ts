import { expect, type Page, type Request } from "@playwright/test";
import { STRINGS } from "../../src/constants/strings";
import { consentSettings } from "../support/consent";
import { open, settle } from "../support/page";
import { pageOfType } from "../support/pages";
import { test } from "../support/test";

/** Longer than any wait of a page before it says what has failed. */
const LATEST_FAILURE_MS = 60_000;

/**
 * Makes all fail that comes later: requests, clipboard, films, fonts and files.
 * @returns the requests that have no answer yet, a live set
 */
async function rejectEverything(page: Page): Promise<Set<Request>> {
  const pendingRequests = new Set<Request>();
  page.on("request", (request) => pendingRequests.add(request));
  page.on("requestfailed", (request) => pendingRequests.delete(request));
  page.on("requestfinished", (request) => pendingRequests.delete(request));
  await page.route(/./, (route) => route.abort());
  await page.evaluate(() => {
    const reject = () => Promise.reject(new Error("rejected"));
    Object.assign(Clipboard.prototype, { writeText: reject });
    Object.assign(HTMLMediaElement.prototype, { play: reject });
    Object.assign(Object.getPrototypeOf(document.fonts), { load: reject });
    Object.assign(Blob.prototype, { arrayBuffer: reject });
    Object.assign(window, { fetch: reject });
    // A form that loads a document would end the page, and with it what its buttons have begun.
    addEventListener("submit", (event) => event.preventDefault());
  });
  return pendingRequests;
}

// The fixture `faults` fails a test in which a rejection has no handler.
for (const type of ["home", "article", "blog", "search", "contact", "career"])
  test(`no press of a button of the ${type} page ends in a rejection`, async ({ page }) => {
    await page.clock.install();
    await open(page, pageOfType(type));
    const pendingRequests = await rejectEverything(page);
    await page.locator("button, summary").evaluateAll((controls) => {
      for (const control of controls) (control as HTMLElement).click();
    });
    await settle(page);
    await expect.poll(() => pendingRequests.size).toBe(0);
    await page.clock.fastForward(LATEST_FAILURE_MS);
    await settle(page);
    await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeAttached();
  });

test("cookie settings that do not load say so, and open when they are asked for again", async ({
  page,
}) => {
  await open(page, "/privacy-policy");
  await page.route("**/*.js", (route) => route.abort());
  const button = page.getByRole("contentinfo").getByRole("button");
  await button.click();
  await expect(button).toHaveText(STRINGS.cookieSettingsFailed);
  await page.unrouteAll();
  await button.click();
  await expect(consentSettings(page)).toBeVisible();
  await expect(button).toHaveText(STRINGS.cookieSettings);
});
