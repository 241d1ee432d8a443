import { expect } from "@playwright/test";
import { axe } from "../support/axe";
import { expectToLead, leftOf, openCarousel, STORIES, usable, WORKS } from "../support/carousel";
import { test } from "../support/test";
import { DESKTOP, PHONE } from "../support/visitor";

test("the buttons lead through all slides and stop at the ends; the slides in view are announced", async ({ page }) => {
  const { slides, previous, next, status } = await openCarousel(page, WORKS.route, WORKS.section, PHONE);
  const count = await slides.count();
  await expect(previous).toBeDisabled();
  await expect(previous).toHaveCSS("opacity", "0.65");
  await expect(next).toHaveCSS("opacity", "1");
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

test("arrows, Home and End move the focused carousel, and no other key does", async ({ page }) => {
  const { row, slides, status } = await openCarousel(page, WORKS.route, WORKS.section, PHONE);
  const count = await slides.count();
  await row.focus();
  for (const [key, slide] of [
    ["ArrowRight", 2],
    ["ArrowRight", 3],
    ["ArrowLeft", 2],
    ["End", count],
    ["Home", 1],
    ["Shift+ArrowRight", 1],
    ["x", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(status).toHaveText(`Slide ${slide} of ${count}`);
  }
  await expect(row).toBeFocused();
});

test("slides out of view are out of reach, slides partly in view are not; the last one ends where the text above does", async ({
  page,
}) => {
  const { row, slides, next } = await openCarousel(page, WORKS.route, WORKS.section, DESKTOP);
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
});

test("Tab brings each slide fully into view, one after the other, and leaves at the end", async ({ page }) => {
  const { row, slides, previous, status } = await openCarousel(page, STORIES.route, STORIES.section, PHONE);
  const count = await slides.count();
  await row.focus();
  for (let slide = 0; slide < count; slide += 1) {
    await page.keyboard.press("Tab");
    await expect(slides.nth(slide).getByRole("link")).toBeFocused();
    // The last one ends the row.
    if (slide < count - 1) await expectToLead(page, STORIES.section, slides.nth(slide));
    else await expect(slides.nth(slide)).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press("Tab");
  await expect(previous).toBeFocused();
  // When the slide with the focus leaves the view, the carousel gets it.
  await slides.last().getByRole("link").focus();
  await page.keyboard.press("Home");
  await expect(status).toHaveText(/^Slide 1 of/);
  await expect(row).toBeFocused();
});

test("slides move for half a second, with reduced motion not at all; presses in quick succession all count", async ({
  page,
}) => {
  const { row, slides, next, status } = await openCarousel(page, WORKS.route, WORKS.section, PHONE);
  const track = row.locator("[data-index]").first().locator("..");
  const transition = () => track.evaluate(({ style }) => style.transition);
  await next.click();
  await expect(track).toHaveCSS("transform", /^matrix\(1, 0, 0, 1, -\d/);
  expect(await transition()).toBe("");
  expect(await row.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (let press = 0; press < 3; press += 1) await next.click();
  await expect.poll(transition, { intervals: [10] }).toContain("transform 500ms");
  await expect(status).toHaveText(/^Slide 5 of/);
  await expectToLead(page, WORKS.section, slides.nth(4));
});

test("in print all slides are on the page, without buttons", async ({ page }) => {
  const { slides, next } = await openCarousel(page, WORKS.route, WORKS.section, DESKTOP);
  await next.click();
  await expectToLead(page, WORKS.section, slides.nth(1));
  await page.emulateMedia({ media: "print" });
  await expect(next).toBeHidden();
  const places = await slides.evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().toJSON()));
  expect(places.filter(({ left, right }) => left < 0 || right > DESKTOP.width)).toEqual([]);
  expect(new Set(places.map(({ left, top }) => `${left} ${top}`)).size).toBe(places.length);
});

test("axe finds nothing in a page whose carousel has taken over, with some slides out of view", async ({ page }) => {
  const { slides, next, status } = await openCarousel(page, STORIES.route, STORIES.section, DESKTOP);
  await next.click();
  // Where several slides are in view, all of them are announced.
  await expect(status).toHaveText(`Slides 2 to 3 of ${await slides.count()}`);
  expect((await axe(page)).violations).toEqual([]);
});

test("with forced colours the buttons stay visible", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const { next } = await openCarousel(page, STORIES.route, STORIES.section, PHONE);
  await expect(next).toHaveCSS("border-top-style", "solid");
  expect(await leftOf(next)).toBeGreaterThanOrEqual(0);
});
