import { expect } from "@playwright/test";
import { STRINGS } from "../../src/constants/strings";
import { hold, pageDataOf } from "../support/network";
import { countDocuments, expectShown, follow, followTo, openAt } from "../support/page";
import { blockFonts, expectScrolledTo, scrollDownTo, scrollTop } from "../support/scrolling";
import { REJECTION, test } from "../support/test";
import { DESKTOP } from "../support/visitor";

test("Back leads to where the visitor was, whatever the page was doing", async ({ page }) => {
  await blockFonts(page);
  await openAt(page, "/blog", DESKTOP);
  // Each anchor that was followed is a step of the history.
  await followTo(page, "/services");
  for (const anchor of ["ui-design", "web-development"]) {
    await page.getByRole("main").locator(`a[href="/services#${anchor}"]`).first().click();
    await expect(page).toHaveURL(`/services#${anchor}`);
  }
  for (const address of ["/services#ui-design", "/services", "/blog"]) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
  await expectShown(page, "/blog");

  // Back while a page is loading cancels it.
  const heldPage = await hold(page, pageDataOf("/career-page"));
  await followTo(page, "/about-us");
  const pageRequest = page.waitForRequest(pageDataOf("/career-page"));
  await follow(page, "/career-page");
  await pageRequest;
  await page.goBack();
  await expectShown(page, "/blog");
  await heldPage.release();
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL("/blog");
  await expectShown(page, "/blog");

  // Leaving a page ends its animation to the top: the page before is where it was.
  await scrollDownTo(page, 1800);
  await followTo(page, "/services");
  await scrollDownTo(page, 5000);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.getByRole("button", { name: STRINGS.backToTop }).dispatchEvent("click");
  await expect.poll(() => scrollTop(page)).toBeLessThan(4900);
  await page.goBack();
  await expectShown(page, "/blog");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectScrolledTo(page, 1800);
});

test.describe("with data that is missing", () => {
  // Gatsby does not handle its own rejection.
  test.use({ provokedFaults: REJECTION });

  test("a page begins at its top, and Back leads to where the visitor was", async ({ page }) => {
    await blockFonts(page);
    await openAt(page, "/blog", DESKTOP);
    await scrollDownTo(page, 2500);
    await page.route(pageDataOf("/contact"), (route) => route.abort());
    const documents = countDocuments(page);
    await followTo(page, "/contact");
    await expect.poll(() => documents).toEqual(["/contact"]);
    await page.waitForLoadState("load");
    await expectScrolledTo(page, 0);
    await page.goBack();
    await expectShown(page, "/blog");
    await expectScrolledTo(page, 2500);
  });
});
