import { expect, type Page } from "@playwright/test";
import { carouselIn, expectToLead, PROCESS, STORIES, takenOver, WORKS } from "../support/carousel";
import { layoutShifts, recordLayoutShifts } from "../support/layout-shifts";
import { openAt, recordErrors, resize } from "../support/page";
import { test } from "../support/test";
import { DESKTOP, PHONE } from "../support/visitor";

const leave = (page: Page, section: string) =>
  page
    .locator(`#${section}`)
    .evaluate((element: HTMLElement) => scrollTo({ top: element.offsetTop - innerHeight - 300, behavior: "instant" }));

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a row is a list that scrolls horizontally, without buttons or room for them", async ({ page }) => {
    await page.goto(WORKS.route);
    const { row } = carouselIn(page, WORKS.section);
    await expect(row.getByRole("list")).toBeVisible();
    await expect(row.getByRole("button")).toHaveCount(0);
    const sizes = await row.evaluate(({ scrollWidth, clientWidth, parentElement }) => {
      const room = parentElement ? getComputedStyle(parentElement).paddingBlockEnd : "";
      return { isLonger: scrollWidth > clientWidth, room };
    });
    expect(sizes).toEqual({ isLonger: true, room: "0px" });
    await row.focus();
    await expect(row).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
});

for (const [screen, size, { what, route, section }] of [
  ["desktop", DESKTOP, WORKS],
  ["phone", PHONE, STORIES],
  ["desktop", DESKTOP, PROCESS],
] as const)
  test(`on a ${screen} a carousel with buttons takes over ${what}, and nothing shifts`, async ({ page }) => {
    const errors = recordErrors(page);
    await recordLayoutShifts(page);
    await openAt(page, route, size);
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
    await takenOver(page, section);
    expect(await places("[aria-roledescription='slide']")).toEqual(before);
    expect(await row.evaluate(({ parentElement }) => parentElement?.offsetHeight)).toBe(height);
    expect(await layoutShifts(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

test("the carousel's script is loaded when the list comes near, not before", async ({ page }) => {
  await openAt(page, WORKS.route, DESKTOP);
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length);
  const { row } = carouselIn(page, WORKS.section);
  await expect(row.getByRole("list")).toBeAttached();
  const before = await scripts();
  await takenOver(page, WORKS.section);
  expect(await scripts()).toBeGreaterThan(before);
});

test("the focused slide keeps the focus, and leads, when the carousel takes over", async ({ page }) => {
  await openAt(page, STORIES.route, PHONE);
  await leave(page, STORIES.section);
  const { row, slides } = carouselIn(page, STORIES.section);
  const third = row.getByRole("listitem").nth(2);
  const title = (await third.getByRole("link").textContent()) ?? "";
  await third.getByRole("link").focus();
  await expect(row).toHaveAttribute("aria-roledescription", "carousel");
  await expect(slides.nth(2).getByRole("link", { name: title })).toBeFocused();
  await expectToLead(page, STORIES.section, slides.nth(2));
  expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});

test("the focused list keeps the focus when the carousel takes over", async ({ page }) => {
  await openAt(page, STORIES.route, PHONE);
  const { row } = carouselIn(page, STORIES.section);
  await row.focus();
  await expect(row).toHaveAttribute("aria-roledescription", "carousel");
  await expect(row).toBeFocused();
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
