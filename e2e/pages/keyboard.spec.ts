import { expect, type Page } from "@playwright/test";
import { heading, openAt, showEverything } from "../support/page";
import { expectTabOrder } from "../support/tab-order";
import { test } from "../support/test";
import { DESKTOP } from "../support/visitor";

async function expectNewPageAnnounced(page: Page): Promise<void> {
  const announcer = page.locator("#gatsby-announcer");
  await expect(announcer).toHaveText("");
  // A carousel may have moved.
  await page.locator('main a[href^="/works/"]:not([inert] *)').first().click();
  await expect(page).toHaveURL(/\/works\/./);
  await expect(announcer).toHaveText(/^Navigated to ./);
  const names = [await heading(page).textContent(), await page.title()];
  expect(names).toContain((await announcer.textContent())?.replace("Navigated to ", ""));
  await expect(
    page.locator("main:focus, main :focus"),
    "the content has the focus, not the frame around it",
  ).toHaveCount(1);
}

// On a phone, where bars cover most of the window, `page-types.spec.ts` walks through more pages.
test("the Tab key leads through the home page on a desktop, and a link to a page that is announced and has the focus", async ({
  page,
}) => {
  await openAt(page, "/", DESKTOP);
  // Lists that have come near are carousels from then on.
  await showEverything(page);
  await test.step("all of the page, in order, in sight, and out again", () => expectTabOrder(page));
  await test.step("after navigation the new page is announced and has the focus", () => expectNewPageAnnounced(page));
});
