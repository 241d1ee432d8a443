import { expect, type Page } from "@playwright/test";
import { axe } from "../support/axe";
import { type CarouselParts, carouselIn, expectToLead, leftOf, STORIES, takenOver, WORKS } from "../support/carousel";
import { openAt, resize } from "../support/page";
import { test } from "../support/test";
import { DESKTOP, PHONE } from "../support/visitor";

async function expectButtonsToLead(page: Page, { slides, previous, next, status }: CarouselParts): Promise<void> {
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
}

async function expectKeysToMove(page: Page, { row, slides, status }: CarouselParts): Promise<void> {
  const count = await slides.count();
  await row.focus();
  for (const [key, slide] of [
    ["Home", 1],
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
}

/** The first slide leads. */
async function expectMotion(page: Page, { row, slides, next, status }: CarouselParts): Promise<void> {
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
}

test("buttons and keys lead through all slides of the focused carousel, which announces them", async ({ page }) => {
  await openAt(page, WORKS.route, PHONE);
  const { row } = carouselIn(page, WORKS.section);
  await row.focus();
  const parts = await takenOver(page, WORKS.section);
  await test.step("the focused list keeps the focus when the carousel takes over", () => expect(row).toBeFocused());
  await test.step("the buttons lead through all slides and stop at the ends", () => expectButtonsToLead(page, parts));
  await test.step("arrows, Home and End move it, and no other key does", () => expectKeysToMove(page, parts));
  await test.step("slides move for half a second, with reduced motion not at all; presses in quick succession all count", () =>
    expectMotion(page, parts));
});

const leave = (page: Page, section: string) =>
  page
    .locator(`#${section}`)
    .evaluate((element: HTMLElement) => scrollTo({ top: element.offsetTop - innerHeight - 300, behavior: "instant" }));

async function expectToKeepFocusOfThird(page: Page): Promise<CarouselParts> {
  await leave(page, STORIES.section);
  const { row, slides } = carouselIn(page, STORIES.section);
  const third = row.getByRole("listitem").nth(2);
  const title = (await third.getByRole("link").textContent()) ?? "";
  await third.getByRole("link").focus();
  await expect(row).toHaveAttribute("aria-roledescription", "carousel");
  await expect(slides.nth(2).getByRole("link", { name: title })).toBeFocused();
  await expectToLead(page, STORIES.section, slides.nth(2));
  expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  return takenOver(page, STORIES.section);
}

async function expectTabToLead(page: Page, { row, slides, previous, status }: CarouselParts): Promise<void> {
  const count = await slides.count();
  await row.focus();
  await page.keyboard.press("Home");
  await expectToLead(page, STORIES.section, slides.first());
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
}

test("slides can be reached, seen and used by everybody", async ({ page }) => {
  await openAt(page, STORIES.route, PHONE);
  const parts = await test.step("the focused slide keeps the focus, and leads, when the carousel takes over", () =>
    expectToKeepFocusOfThird(page));
  const { slides, next, status } = parts;
  await test.step("Tab brings each slide fully into view, one after the other, and leaves at the end", () =>
    expectTabToLead(page, parts));
  await test.step("with forced colours the buttons stay visible", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    await expect(next).toHaveCSS("border-top-style", "solid");
    expect(await leftOf(next)).toBeGreaterThanOrEqual(0);
    await page.emulateMedia({ forcedColors: "none" });
  });
  await test.step("where several slides are in view, all of them are announced; axe finds nothing", async () => {
    await resize(page, DESKTOP);
    await next.click();
    await expect(status).toHaveText(`Slides 2 to 3 of ${await slides.count()}`);
    expect((await axe(page)).violations).toEqual([]);
  });
});
