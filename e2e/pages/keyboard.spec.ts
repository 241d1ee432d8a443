import { expect } from "@playwright/test";
import { published } from "../support/content";
import { heading, open, openAt, showEverything } from "../support/page";
import { pageOfType } from "../support/pages";
import { tabThrough } from "../support/tab-order";
import { test } from "../support/test";
import { DESKTOP, PHONE } from "../support/visitor";

/** Pages of one kind each: carousels, a list that grows, a long text, forms, a map and results. */
const WALKED = ["home", "blog", "article", "career", "contact", "search"];

// On a phone, where bars cover most of the window; what a desktop changes is on the home page.
for (const type of WALKED) {
  for (const [screen, size] of Object.entries(
    type === "home" ? { desktop: DESKTOP, phone: PHONE } : { phone: PHONE },
  )) {
    test(`the Tab key leads through the ${type} page on a ${screen}: all of it, in order, in sight, and out again`, async ({
      page,
    }) => {
      await openAt(page, pageOfType(type), size);
      // Lists that have come near are carousels from then on.
      await showEverything(page);
      const { stops, unreached, unreachedRegions } = await tabThrough(page);
      const order = stops.map(({ index }) => index);
      const names = (found: typeof stops) => found.map(({ name }) => name);
      expect(order.length).toBeGreaterThan(1);
      expect(order, "in the document's order, no stop twice").toEqual([...new Set(order)].sort((a, b) => a - b));
      expect(names(stops.filter(({ isMarked }) => !isMarked)), "looks the same with the focus").toEqual([]);
      expect(names(stops.filter(({ isUncovered }) => !isUncovered)), "has the focus out of sight").toEqual([]);
      expect(unreached, "never gets the focus").toEqual([]);
      expect(unreachedRegions, "cannot be scrolled by keyboard in every browser").toEqual([]);
    });
  }
}

test("after navigation within the site the new page is announced and has the focus", async ({ page }) => {
  const [work] = published("works", ({ onHome }) => onHome === true);
  const link = `/works/${work}`;
  await open(page, "/");
  const announcer = page.locator("#gatsby-announcer");
  await expect(announcer).toHaveText("");
  await page.getByRole("main").locator(`a[href="${link}"]`).first().click();
  await expect(page).toHaveURL(link);
  await expect(announcer).toHaveText(/^Navigated to ./);
  const names = [await heading(page).textContent(), await page.title()];
  expect(names).toContain((await announcer.textContent())?.replace("Navigated to ", ""));
  await expect(
    page.locator("main:focus, main :focus"),
    "the content has the focus, not the frame around it",
  ).toHaveCount(1);
});
