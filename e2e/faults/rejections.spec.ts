import { expect, type Page } from "@playwright/test";
import { STRINGS } from "../../src/constants/strings";
import { consentSettings } from "../support/consent";
import { open } from "../support/page";
import { pageOfType } from "../support/pages";
import { test } from "../support/test";

/** Makes all fail that comes later but documents: requests, clipboard, films, fonts and files. */
async function rejectEverything(page: Page): Promise<void> {
  await page.route(/./, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  await page.evaluate(() => {
    const reject = () => Promise.reject(new Error("rejected"));
    Object.assign(Clipboard.prototype, { writeText: reject });
    Object.assign(HTMLMediaElement.prototype, { play: reject });
    Object.assign(Object.getPrototypeOf(document.fonts), { load: reject });
    Object.assign(Blob.prototype, { arrayBuffer: reject });
    Object.assign(window, { fetch: reject });
  });
}

// The fixture `faults` fails a test in which a rejection has no handler.
for (const type of ["home", "article", "blog", "search", "contact", "career"])
  test(`no press of a button of the ${type} page ends in a rejection`, async ({ page }) => {
    await open(page, pageOfType(type));
    await rejectEverything(page);
    await page.locator("button, summary").evaluateAll((controls) => {
      for (const control of controls) (control as HTMLElement).click();
    });
    await page.waitForLoadState("networkidle");
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
