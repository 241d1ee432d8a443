import { expect, type Page } from "@playwright/test";
import { axe } from "../support/axe";
import { type Carousel, carouselIn, WORKS, waitForCarousel } from "../support/carousel";
import { layoutShifts, recordLayoutShifts } from "../support/layout-shifts";
import { openAt, recordErrors, resize } from "../support/page";
import { pageOfType } from "../support/pages";
import { test } from "../support/test";
import { DESKTOP, PHONE } from "../support/visitor";

const ARTICLE = pageOfType("article");
/** A window into which all slides of the process fit. */
const WIDE = { width: 5000, height: 900 };

/** Left, top and width of each slide of a row. */
const places = ({ row }: Carousel, slides: string) =>
  row.evaluate(
    (element, selector) =>
      [...element.querySelectorAll(selector)].map((slide) => {
        const { left, top, width } = slide.getBoundingClientRect();
        return [left, top - element.getBoundingClientRect().top, width].map(Math.round);
      }),
    slides,
  );

for (const [what, route, section] of [
  ["the works of the home page", "/", WORKS],
  ["the slides of the process", "/about-us", "process-slides"],
] as const)
  test(`a carousel takes over ${what} without a shift when they come near`, async ({ page }) => {
    const errors = recordErrors(page);
    await recordLayoutShifts(page);
    await openAt(page, route, DESKTOP);
    const list = carouselIn(page, section);
    await expect(list.row.getByRole("listitem").first()).toBeAttached();
    const before = await places(list, "li");
    expect(await places(await waitForCarousel(page, section), "[aria-roledescription]")).toEqual(
      before,
    );
    expect(await layoutShifts(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

test("a carousel takes over a list where it was scrolled to once nobody is in it", async ({
  page,
}) => {
  await openAt(page, ARTICLE, PHONE);
  const { row, slides, expectToLead } = carouselIn(page, "related");
  const link = row.getByRole("listitem").nth(2).getByRole("link");
  await link.focus();
  await expect(link).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(row.getByRole("listitem").nth(1).getByRole("link")).toBeFocused();
  await page.locator("h1").evaluate(() => (document.activeElement as HTMLElement).blur());
  await waitForCarousel(page, "related");
  await expectToLead(slides.nth(1));
});

test("a carousel without its script stays a list", async ({ page }) => {
  await openAt(page, "/", DESKTOP);
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".js"));
  await page.route("**/*.js", (route) => route.abort());
  const { row, next } = carouselIn(page, WORKS);
  await row.scrollIntoViewIfNeeded();
  await failed;
  await expect(row.getByRole("list")).toBeVisible();
  await expect(next).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
});

test("a carousel whose slides fit into the window has no buttons", async ({ page }) => {
  await openAt(page, "/about-us", WIDE);
  const { row } = carouselIn(page, "process-slides");
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole("listitem")).toHaveCount(5);
  await expect(row.getByRole("button")).toHaveCount(0);
  await resize(page, PHONE);
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole("button")).toHaveCount(2);
  await resize(page, WIDE);
  await expect(row.getByRole("button")).toHaveCount(0);
});

test("a visitor moves through the slides by buttons and keys", async ({ page }) => {
  await openAt(page, "/", PHONE);
  const { row, slides, previous, next, status, expectToLead } = await waitForCarousel(page, WORKS);
  const count = await slides.count();
  await test.step("the buttons stop at the ends and keep the focus", async () => {
    await expect(previous).toBeDisabled();
    for (let slide = 2; slide <= count; slide += 1) {
      await next.click();
      await expect(status).toHaveText(`Slide ${slide} of ${count}`);
    }
    await expect(next).toBeDisabled();
    await expect(next).toBeFocused();
    await previous.click();
    await expectToLead(slides.nth(count - 2));
  });
  await test.step("arrows, Home and End move the focused row", async () => {
    await row.focus();
    for (const [key, slide] of [
      ["Home", 1],
      ["ArrowRight", 2],
      ["ArrowRight", 3],
      ["ArrowLeft", 2],
      ["End", count],
      ["Shift+ArrowLeft", count],
      ["Home", 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(status).toHaveText(`Slide ${slide} of ${count}`);
    }
  });
  await test.step("slides move for half a second unless reduced motion is asked for", async () => {
    const track = row.locator("[data-index]").first().locator("..");
    const transition = () => track.evaluate(({ style }) => style.transition);
    await next.click();
    expect(await row.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(
      0,
    );
    await page.emulateMedia({ reducedMotion: "no-preference" });
    for (let press = 0; press < 3; press += 1) await next.click();
    await expect.poll(transition, { intervals: [10] }).toContain("transform 500ms");
    await expectToLead(slides.nth(4));
  });
});

/** Numbers, from 1, of the slides that can be used. */
const usable = ({ slides }: Carousel) =>
  slides.evaluateAll((all) =>
    all.flatMap((slide, index) => (slide.closest("[inert]") ? [] : index + 1)),
  );

test("a visitor who uses the keyboard sees each slide that they reach", async ({ page }) => {
  await openAt(page, ARTICLE, PHONE);
  const related = await waitForCarousel(page, "related");
  const { row, slides, previous, next, status, expectToLead } = related;
  const count = await slides.count();
  await test.step("Tab leads through the slides to the buttons", async () => {
    await row.focus();
    for (let slide = 0; slide < count; slide += 1) {
      await page.keyboard.press("Tab");
      await expect(slides.nth(slide).getByRole("link")).toBeFocused();
      // The last one ends the row.
      if (slide < count - 1) await expectToLead(slides.nth(slide));
      else await expect(slides.nth(slide)).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press("Tab");
    await expect(previous).toBeFocused();
  });
  await test.step("when the slide with the focus leaves the view, the row has it", async () => {
    await slides.last().getByRole("link").focus();
    await page.keyboard.press("Home");
    await expectToLead(slides.first());
    await expect(row).toBeFocused();
  });
  await test.step("on a desktop just the slides that are in view, or partly, can be used", async () => {
    await resize(page, DESKTOP);
    await expect.poll(() => usable(related)).toEqual([1, 2, 3]);
    await next.click();
    await expect(status).toHaveText(`Slides 2 to 3 of ${count}`);
    await expect.poll(() => usable(related)).toEqual([1, 2, 3, 4]);
    expect((await axe(page)).violations).toEqual([]);
  });
  await test.step("the last slide ends where the text does", async () => {
    await row.press("End");
    await expect(next).toBeDisabled();
    await expectToEndWithText(page, related);
  });
});

test("slides that a visitor passes faster than they are drawn cannot be used", async ({ page }) => {
  await openAt(page, "/", PHONE);
  const works = await waitForCarousel(page, WORKS);
  await works.row.evaluate(async (row) => {
    for (const key of ["End", "Home"]) {
      row.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      // Enough for React to render, and less than the browser takes to draw.
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await works.expectToLead(works.slides.first());
  await expect.poll(() => usable(works)).toEqual([1, 2]);
});

test("a carousel that gets two keys at once follows the second one", async ({ page }) => {
  await openAt(page, "/", PHONE);
  const works = await waitForCarousel(page, WORKS);
  await works.row.evaluate((row) => {
    for (const key of ["End", "Home"])
      row.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
  await works.expectToLead(works.slides.first());
  await expect(works.previous).toBeDisabled();
});

async function expectToEndWithText(page: Page, { row, slides }: Carousel): Promise<void> {
  const { left: heading } = await page
    .locator("#related h2")
    .evaluate((element) => element.getBoundingClientRect());
  const { left, right } = await row.evaluate((element) => element.getBoundingClientRect().toJSON());
  const end = () => slides.last().evaluate((slide) => slide.getBoundingClientRect().right);
  await expect
    .poll(async () => Math.abs(right - (await end()) - (heading - left)))
    .toBeLessThanOrEqual(1);
}
