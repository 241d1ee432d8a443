import { expect, type Page } from "@playwright/test";
import { type CarouselParts, carouselIn, expectToLead, PROCESS, takenOver, usable, WORKS } from "../support/carousel";
import { layoutShifts, recordLayoutShifts } from "../support/layout-shifts";
import { follow, hydrated, openAt, recordErrors, resize } from "../support/page";
import { test } from "../support/test";
import { DESKTOP, PHONE } from "../support/visitor";

/** Expects each slide to be where it was in the list, and the carousel to be as high, buttons included. */
async function expectSamePlaces(page: Page, section: string): Promise<CarouselParts> {
  const { row } = carouselIn(page, section);
  await expect(row.getByRole("listitem").first()).toBeAttached();
  const places = (items: string) =>
    row.evaluate(
      (element, selector) =>
        [...element.querySelectorAll(selector)].map((item) => {
          const { left, top, width } = item.getBoundingClientRect();
          const { top: start } = element.getBoundingClientRect();
          return [left, top - start, width].map(Math.round);
        }),
      items,
    );
  const before = await places("li");
  const height = await row.evaluate(({ parentElement }) => parentElement?.offsetHeight);
  const parts = await takenOver(page, section);
  expect(await places("[aria-roledescription='slide']")).toEqual(before);
  expect(await row.evaluate(({ parentElement }) => parentElement?.offsetHeight)).toBe(height);
  return parts;
}

async function expectReach(page: Page, { row, slides, next }: CarouselParts): Promise<void> {
  expect(await usable(slides)).toEqual([1, 2]);
  expect(await row.getByRole("link").count()).toBe(2);
  await next.click();
  await expectToLead(page, WORKS.section, slides.nth(1));
  expect(await usable(slides)).toEqual([1, 2, 3]);
  await row.press("End");
  await expect(next).toBeDisabled();
  const difference = () =>
    slides.last().evaluate((slide) => {
      const { left = 0, right = 0 } = slide.closest("[tabindex='0']")?.getBoundingClientRect() ?? {};
      const heading = document.querySelector("#our-work h2")?.getBoundingClientRect().left ?? 0;
      return Math.abs(right - slide.getBoundingClientRect().right - (heading - left));
    });
  await expect.poll(difference).toBeLessThanOrEqual(1);
}

async function expectAllInPrint(page: Page, { slides, next }: CarouselParts): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(next).toBeHidden();
  const places = await slides.evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().toJSON()));
  expect(places.filter(({ left, right }) => left < 0 || right > DESKTOP.width)).toEqual([]);
  expect(new Set(places.map(({ left, top }) => `${left} ${top}`)).size).toBe(places.length);
  await page.emulateMedia({ media: "screen" });
}

test("a carousel takes over when its list comes near, and nothing shifts", async ({ page }) => {
  const errors = recordErrors(page);
  await recordLayoutShifts(page);
  await openAt(page, WORKS.route, DESKTOP);
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length);
  const before = await scripts();
  const works = await test.step(`it takes over ${WORKS.what}`, () => expectSamePlaces(page, WORKS.section));
  expect(await layoutShifts(page)).toEqual([]);
  await test.step("its script is loaded then, not before", async () => expect(await scripts()).toBeGreaterThan(before));
  await test.step("slides out of view are out of reach, slides partly in view are not; the last one ends where the text above does", () =>
    expectReach(page, works));
  await test.step("in print all slides are on the page, without buttons", () => expectAllInPrint(page, works));
  await test.step(`it takes over ${PROCESS.what}`, async () => {
    await follow(page, PROCESS.route);
    await expect(page).toHaveURL(PROCESS.route);
    await hydrated(page);
    await expectSamePlaces(page, PROCESS.section);
  });
  expect(errors).toEqual([]);
});

test("without its script the list stays", async ({ page }) => {
  await openAt(page, WORKS.route, DESKTOP);
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".js"));
  await page.route("**/*.js", (route) => route.abort());
  const { row, next } = carouselIn(page, WORKS.section);
  await row.scrollIntoViewIfNeeded();
  await failed;
  await expect(row).not.toHaveAttribute("data-row");
  await expect(row.getByRole("list")).toBeVisible();
  await expect(next).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
});

test("slides that fit into the window have no buttons", async ({ page }) => {
  const fits = (count: string) => page.locator(`[data-specimen="Carousel with ${count}"]`);
  await openAt(page, "/catalogue", DESKTOP);
  const one = fits("one").locator("[role='group']");
  await one.scrollIntoViewIfNeeded();
  await expect(fits("one").getByRole("listitem")).toHaveCount(1);
  await expect(one).not.toHaveAttribute("data-row");
  await expect(fits("one").getByRole("button")).toHaveCount(0);
  const two = fits("two");
  await two.scrollIntoViewIfNeeded();
  await expect(two.getByRole("button")).toHaveCount(0);
  await resize(page, PHONE);
  await expect(two.getByRole("button")).toHaveCount(2);
  await resize(page, DESKTOP);
  await expect(two.getByRole("button")).toHaveCount(0);
  await expect(two.getByRole("listitem")).toHaveCount(2);
});
