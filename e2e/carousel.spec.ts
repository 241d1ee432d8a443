import { expect, test } from "@playwright/test";
import { axe } from "./support/axe";
import { carouselIn, expectToLead, leftOf, openCarousel, ROWS, STORIES, usable, WORKS } from "./support/carousel-parts";
import { DESKTOP, PHONE } from "./support/screens";
import { open } from "./support/settle";
import { MOVING } from "./support/visits";

test("the buttons lead through all slides, end at the ends, and what is in sight is said", async ({ page }) => {
  const { slides, previous, next, status } = await openCarousel(page, WORKS.route, WORKS.section, PHONE);
  const count = await slides.count();
  await expect(previous).toBeDisabled();
  await expect(status).toBeEmpty();
  for (let slide = 2; slide <= count; slide += 1) {
    await next.click();
    await expect(status).toHaveText(`Slide ${slide} of ${count}`);
  }
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await next.press("Enter");
  await expect(status).toHaveText(`Slide ${count} of ${count}`);
  await previous.click();
  await expect(status).toHaveText(`Slide ${count - 1} of ${count}`);
  await expectToLead(page, WORKS.section, slides.nth(count - 2));
});

test("where several are wholly in sight, all of them are said", async ({ page }) => {
  const { slides, next, status } = await openCarousel(page, STORIES.route, STORIES.section, DESKTOP);
  const count = await slides.count();
  await next.click();
  await expect(status).toHaveText(`Slides 2 to 4 of ${count}`);
});

test("the last slide ends where the text above does", async ({ page }) => {
  const { row, slides, next } = await openCarousel(page, WORKS.route, WORKS.section, DESKTOP);
  await row.press("End");
  await expect(next).toBeDisabled();
  const edges = () =>
    slides.last().evaluate((slide) => {
      const row = slide.closest("[tabindex='0']") as HTMLElement;
      const { right } = slide.getBoundingClientRect();
      const heading = document.querySelector("#our-work h2")?.getBoundingClientRect().left ?? 0;
      return Math.abs(row.getBoundingClientRect().right - right - (heading - row.getBoundingClientRect().left));
    });
  await expect.poll(edges).toBeLessThanOrEqual(1);
});

test("arrows, Home and End move the row that has the focus, and no other key does", async ({ page }) => {
  const { row, slides, status } = await openCarousel(page, WORKS.route, WORKS.section, PHONE);
  const count = await slides.count();
  await row.focus();
  await page.keyboard.press("ArrowRight");
  await expect(status).toHaveText(`Slide 2 of ${count}`);
  await page.keyboard.press("ArrowRight");
  await expect(status).toHaveText(`Slide 3 of ${count}`);
  await page.keyboard.press("ArrowLeft");
  await expect(status).toHaveText(`Slide 2 of ${count}`);
  await page.keyboard.press("End");
  await expect(status).toHaveText(`Slide ${count} of ${count}`);
  await page.keyboard.press("Home");
  await expect(status).toHaveText(`Slide 1 of ${count}`);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("x");
  await expect(status).toHaveText(`Slide 1 of ${count}`);
  await expect(row).toBeFocused();
});

test("what is out of sight is out of reach, what shows a piece is not", async ({ page }) => {
  const { row, slides, next } = await openCarousel(page, WORKS.route, WORKS.section, DESKTOP);
  expect(await usable(slides)).toEqual([1, 2]);
  expect(await row.getByRole("link").count()).toBe(2);
  await next.click();
  await expectToLead(page, WORKS.section, slides.nth(1));
  expect(await usable(slides)).toEqual([1, 2, 3]);
  const hidden = await slides.evaluateAll((all) => all.map((slide) => slide.parentElement?.parentElement?.ariaHidden));
  expect(hidden.slice(0, 5)).toEqual(["false", "false", "false", "true", "true"]);
});

test("Tab brings each slide wholly into sight, one after the other, and leads out at the end", async ({ page }) => {
  const { row, slides, previous } = await openCarousel(page, STORIES.route, STORIES.section, PHONE);
  const count = await slides.count();
  await row.focus();
  for (let slide = 0; slide < count; slide += 1) {
    await page.keyboard.press("Tab");
    await expect(slides.nth(slide).getByRole("link")).toBeFocused();
    await expectToLead(page, STORIES.section, slides.nth(slide)).catch(async () => {
      // The last one ends the row instead.
      expect(slide).toBe(count - 1);
      await expect(slides.nth(slide)).toBeInViewport({ ratio: 1 });
    });
  }
  await page.keyboard.press("Tab");
  await expect(previous).toBeFocused();
});

test("when the slide with the focus goes out of sight, the row has it", async ({ page }) => {
  const { row, slides, status } = await openCarousel(page, STORIES.route, STORIES.section, PHONE);
  await slides.first().getByRole("link").focus();
  await page.keyboard.press("End");
  await expect(status).toHaveText(/^Slide (\d) of \1$/);
  await expect(row).toBeFocused();
});

test("who wants less motion sees none, others half a second of it", async ({ page }) => {
  const { row, next } = await openCarousel(page, STORIES.route, STORIES.section, PHONE);
  const moving = () =>
    row.evaluate((element) => element.getAnimations({ subtree: true }).map((animation) => animation.constructor.name));
  const track = row.locator("[data-index]").first().locator("..");
  await next.click();
  await expect(track).toHaveCSS("transform", /^matrix\(1, 0, 0, 1, -\d/);
  expect(await track.evaluate(({ style }) => style.transition)).toBe("");
  expect(await moving()).toEqual([]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await next.click();
  await expect.poll(() => track.evaluate(({ style }) => style.transition)).toContain("transform 500ms");
});

test.describe("for who likes motion", () => {
  test.use(MOVING);

  test("presses that follow quickly all count", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openCarousel(page, WORKS.route, WORKS.section, PHONE);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const { next, slides, status } = carouselIn(page, WORKS.section);
    for (let press = 0; press < 3; press += 1) await next.click();
    await expect(status).toHaveText(/^Slide 4 of/);
    await expectToLead(page, WORKS.section, slides.nth(3));
  });
});

test("in print all slides stand on the page, without buttons", async ({ page }) => {
  const { slides, next } = await openCarousel(page, WORKS.route, WORKS.section, DESKTOP);
  await next.click();
  await expectToLead(page, WORKS.section, slides.nth(1));
  await page.emulateMedia({ media: "print" });
  await expect(next).toBeHidden();
  const { width } = DESKTOP;
  const places = await slides.evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().toJSON()));
  expect(places.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
  expect(new Set(places.map(({ left, top }) => `${left} ${top}`)).size).toBe(places.length);
});

for (const { what, route, section } of ROWS)
  test(`axe finds nothing wrong with ${what} once they are taken over`, async ({ page }) => {
    const { next } = await openCarousel(page, route, section, DESKTOP);
    await next.click();
    expect((await axe(page)).violations).toEqual([]);
  });

test("with forced colours the buttons and how far the row is stay visible", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const { next } = await openCarousel(page, STORIES.route, STORIES.section, PHONE);
  await expect(next).toHaveCSS("border-top-style", "solid");
  expect(await leftOf(next)).toBeGreaterThanOrEqual(0);
  await open(page, STORIES.route);
});
