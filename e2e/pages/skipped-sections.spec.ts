import { expect, type Page } from "@playwright/test";
import { site } from "../support/content";
import { hold } from "../support/network";
import { waitForHydration } from "../support/page";
import { test } from "../support/test";

/** A section far below the first screen. */
const FAR = "#coffee";

/** True if a section's own content is laid out. */
const isLaidOut = (page: Page) =>
  page
    .locator(`${FAR} h2`)
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const skipping = (page: Page) => page.locator("html[data-skips]");

const LOGO = "**/icon.avif";

/** Opens a page that goes on loading, as its logo does not arrive. */
async function beginToOpen(page: Page, route: string): Promise<void> {
  await page.goto(route, { waitUntil: "domcontentloaded" });
  // The early script has run.
  await expect(page.locator("html[data-intro]")).toHaveCount(1);
}

test("sections far below are laid out once a page is at rest", async ({ page }) => {
  // The font is optional: a busy browser may show it on one visit only, whose height then differs.
  await page.route("**/*.woff2", (route) => route.abort());
  const logo = await hold(page, LOGO);
  await beginToOpen(page, "/");
  await waitForHydration(page);
  await expect.poll(() => isLaidOut(page)).toBe(false);
  await expect(page.locator(FAR).getByRole("heading", { level: 2 })).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await page.emulateMedia({ media: "screen" });

  await logo.release();
  await expect(skipping(page)).toHaveCount(0);
  await expect.poll(() => isLaidOut(page)).toBe(true);
  const fullHeight = await height(page);
  await page.goto("/blog");
  await page.goto(`/${FAR}`);
  await waitForHydration(page);
  await expect.poll(() => height(page)).toBe(fullHeight);
});

test("the End key leads to the end of a page that is still loading", async ({ page }) => {
  await hold(page, LOGO);
  await beginToOpen(page, "/");
  await waitForHydration(page);
  await page.keyboard.press("End");
  await expect(page.getByRole("contentinfo").getByText(site().legalName)).toBeInViewport();
});

test("a visitor who comes back or for an anchor gets the whole page at once", async ({ page }) => {
  await hold(page, LOGO);
  await beginToOpen(page, `/${FAR}`);
  expect(await isLaidOut(page)).toBe(true);
  await expect(skipping(page)).toHaveCount(0);
  await beginToOpen(page, "/about-us");
  await expect(skipping(page)).toHaveCount(1);
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(page.locator("html[data-intro]")).toHaveCount(1);
  await expect(skipping(page)).toHaveCount(0);
});

test("without the early script, sections are laid out as they come near", async ({ page }) => {
  await page.route("**/early-*.js", (route) => route.abort());
  await page.goto("/");
  await expect(skipping(page)).toHaveCount(1);
  expect(await isLaidOut(page)).toBe(false);
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(page.getByRole("contentinfo").getByText(site().legalName)).toBeInViewport({
      timeout: 500,
    });
  }).toPass();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all is laid out at once", async ({ page }) => {
    await page.goto("/");
    expect(await isLaidOut(page)).toBe(true);
  });
});
