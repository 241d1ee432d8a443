import { expect, type Locator, type Page } from "@playwright/test";
import { WORKS, waitForCarousel } from "../support/carousel";
import { openAt, resize } from "../support/page";
import { pageOfType } from "../support/pages";
import { test } from "../support/test";
import { DESKTOP, PHONE, TABLET, ZOOMED } from "../support/visitor";

const ARTICLE = pageOfType("article");

/** Drags from the middle of something, in steps as a hand does. */
async function drag(page: Page, from: Locator, by: { x: number; y?: number }): Promise<void> {
  const { x, y, width, height } = (await from.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const start = { x: x + width / 2, y: y + Math.min(height / 2, 100) };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + by.x, start.y + (by.y ?? 0), { steps: 12 });
  await page.mouse.up();
}

test("a visitor moves the carousel by mouse without opening a link", async ({ page }) => {
  await openAt(page, "/", DESKTOP);
  const { row, slides, status, expectToLead } = await waitForCarousel(page, WORKS);
  await test.step("a drag snaps back unless it is long enough to move the carousel", async () => {
    for (const x of [-30, 300]) {
      await drag(page, slides.first(), { x });
      await expectToLead(slides.first());
    }
    await expect(status).toBeEmpty();
    await drag(page, slides.first(), { x: -500 });
    await expectToLead(slides.nth(1));
    await expect(page).toHaveURL("/");
  });
  await test.step("only a wheel that turns sideways moves it", async () => {
    await slides.nth(1).hover();
    await page.mouse.wheel(200, 0);
    await expect(status).toHaveText(/^Slide 3 of/);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  });
  await test.step("a drag that ends elsewhere does not swallow the next click", async () => {
    await row.press("Home");
    await expectToLead(slides.first());
    await drag(page, slides.first(), { x: -300, y: 700 });
    await expect(status).toHaveText(/^Slide [12] of/);
    await slides.nth(1).getByRole("link").click();
    await expect(page).toHaveURL(/\/works\/.+/);
  });
});

test("a carousel keeps its leading slide while it is resized, up to 400 % zoom", async ({
  page,
}) => {
  await openAt(page, ARTICLE, DESKTOP);
  const { row, slides, previous, next, status, expectToLead } = await waitForCarousel(
    page,
    "related",
  );
  await test.step("a drag of a link's text does not follow the link", async () => {
    await drag(page, slides.nth(1).getByRole("link"), { x: -420 });
    await expect(status).toHaveText(/^Slides 2 to 3 of/);
    await expect(page).toHaveURL(ARTICLE);
  });
  for (const size of [TABLET, PHONE, ZOOMED]) {
    await resize(page, size);
    await expectToLead(slides.nth(1));
  }
  await next.scrollIntoViewIfNeeded();
  for (const button of [previous, next]) await expect(button).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(ZOOMED.width);
  await row.press("End");
  await expect(next).toBeDisabled();
  await resize(page, DESKTOP);
  await expect(next).toBeDisabled();
  await slides.last().scrollIntoViewIfNeeded();
  await expect(slides.last()).toBeInViewport({ ratio: 1 });
});
