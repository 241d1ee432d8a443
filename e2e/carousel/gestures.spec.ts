import { expect, type Locator, type Page } from "@playwright/test";
import { type CarouselParts, expectToLead, leftOf, openCarousel, takenOver } from "../support/carousel";
import { open, resize } from "../support/page";
import { pageOfType } from "../support/pages";
import { test } from "../support/test";
import { DENSE_PHONE, DESKTOP, PHONE, TABLET, ZOOMED } from "../support/visitor";

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

async function expectDragsToMove(page: Page, { slides, status }: CarouselParts): Promise<void> {
  for (const by of [-30, 300]) {
    await drag(page, slides.first(), { x: by });
    await expectToLead(page, "our-work", slides.first());
  }
  await expect(status).toBeEmpty();
  await drag(page, slides.first(), { x: -500 });
  await expect(status).toHaveText(/^Slide 2 of/);
  await expectToLead(page, "our-work", slides.nth(1));
  await expect(page).toHaveURL("/");
}

/** From the second slide. */
async function expectWheelToMove(page: Page, { slides, status }: CarouselParts): Promise<void> {
  await slides.nth(1).hover();
  await page.mouse.wheel(200, 0);
  await expect(status).toHaveText(/^Slide 3 of/);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
}

/** From the third slide. */
async function expectResizeToKeep(page: Page, { row, slides, next, status }: CarouselParts): Promise<void> {
  for (let press = 0; press < 2; press += 1) await next.click();
  await expect(status).toHaveText(/^Slide 5 of/);
  for (const size of [TABLET, PHONE]) {
    await resize(page, size);
    await expectToLead(page, "our-work", slides.nth(4));
  }
  await row.press("End");
  await expect(next).toBeDisabled();
  await resize(page, DESKTOP);
  await expect(next).toBeDisabled();
  await expect
    .poll(() => slides.last().evaluate((slide) => slide.getBoundingClientRect().right))
    .toBeLessThan(DESKTOP.width);
}

test("a mouse moves the carousel, and only a click opens a link", async ({ page }) => {
  const parts = await openCarousel(page, "/", "our-work", DESKTOP);
  const { row, slides, status } = parts;
  await test.step("a drag of a few pixels, or beyond the beginning, snaps back; a longer one moves the carousel and opens no link", () =>
    expectDragsToMove(page, parts));
  await test.step("a horizontal wheel moves it, a vertical one scrolls the page", () => expectWheelToMove(page, parts));
  await test.step("resizing the window keeps the leading slide, and at the end stays there", () =>
    expectResizeToKeep(page, parts));
  await test.step("a drag that ends elsewhere does not swallow the next click", async () => {
    await row.press("Home");
    await expectToLead(page, "our-work", slides.first());
    await drag(page, slides.first(), { x: -300, y: 700 });
    await expect(status).toHaveText(/^Slide [12] of/);
    await slides.nth(1).getByRole("link").click();
    await expect(page).toHaveURL(/\/works\/.+/);
  });
});

test("text of a link can be dragged, too; at 400 % zoom the carousel and its buttons fit into the window", async ({
  page,
}) => {
  const { row, slides, status, next, previous } = await openCarousel(page, ARTICLE, "related", DESKTOP);
  await test.step("a link that is dragged is not followed", async () => {
    await drag(page, slides.nth(1).getByRole("link"), { x: -420 });
    await expect(status).toHaveText(/^Slides 2 to 3 of/);
    await expect(page).toHaveURL(ARTICLE);
  });
  await test.step("at 400 % zoom all fits into the window", async () => {
    await resize(page, ZOOMED);
    await row.press("Home");
    await next.click();
    await expectToLead(page, "related", slides.nth(1));
    for (const button of [previous, next]) {
      const { x, width } = (await button.boundingBox()) ?? { x: -1, width: 0 };
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(ZOOMED.width);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(ZOOMED.width);
  });
});

test.describe("on a touch screen", () => {
  test.use(DENSE_PHONE);

  async function swipe(page: Page, over: Locator, by: { x?: number; y?: number }): Promise<void> {
    const { x, y, width } = (await over.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const session = await page.context().newCDPSession(page);
    const STEPS = 10;
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", share: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints:
          type === "touchEnd" ? [] : [{ x: x + width / 2 + (by.x ?? 0) * share, y: y + 120 + (by.y ?? 0) * share }],
      });
    await touch("touchStart", 0);
    for (let step = 1; step <= STEPS; step += 1) await touch("touchMove", step / STEPS);
    await touch("touchEnd", 1);
  }

  test("a vertical swipe scrolls the page, a horizontal one leads to the next slide and opens no link; a tap does", async ({
    page,
  }) => {
    await open(page, "/");
    const { slides, status } = await takenOver(page, "our-work");
    await test.step("a vertical swipe over the carousel scrolls the page and leaves the carousel", async () => {
      const before = { top: await page.evaluate(() => scrollY), left: await leftOf(slides.first()) };
      await swipe(page, slides.first(), { y: -200 });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before.top + 100);
      expect(await leftOf(slides.first())).toBe(before.left);
      await expect(status).toBeEmpty();
    });
    await takenOver(page, "our-work");
    await test.step("a horizontal one leads to the next slide", async () => {
      await slides.first().scrollIntoViewIfNeeded();
      await swipe(page, slides.first(), { x: -200 });
      await expect(status).toHaveText(/^Slide 2 of/);
      await expectToLead(page, "our-work", slides.nth(1));
      await expect(page).toHaveURL("/");
    });
    await test.step("a tap opens a link", async () => {
      // Chromium swallows taps for a moment after a swipe, on any page.
      await expect(async () => {
        await slides.nth(1).getByRole("link").tap();
        await expect(page).toHaveURL(/\/works\/.+/, { timeout: 500 });
      }).toPass();
    });
  });
});
