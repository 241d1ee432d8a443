import { expect } from "@playwright/test";
import { heading, openAt, showEverything } from "../support/page";
import { expectTabOrder } from "../support/tab-order";
import { test } from "../support/test";
import { DESKTOP } from "../support/visitor";

// On a phone, where bars cover most of the window, `page-types.spec.ts` walks through more pages.
test("a visitor tabs through the home page to a page that is announced", async ({ page }) => {
  await openAt(page, "/", DESKTOP);
  // Lists that have come near are carousels from then on.
  await showEverything(page);
  await expectTabOrder(page);

  const announcer = page.locator("#gatsby-announcer");
  await expect(announcer).toHaveText("");
  // A carousel may have moved.
  await page.locator('main a[href^="/works/"]:not([inert] *)').first().click();
  await expect(page).toHaveURL(/\/works\/./);
  await expect(announcer).toHaveText(/^Navigated to ./);
  const names = [await heading(page).textContent(), await page.title()];
  expect(names).toContain((await announcer.textContent())?.replace("Navigated to ", ""));
  await expect(page.locator("main:focus, main :focus"), "the content has the focus").toHaveCount(1);
});
