import { expect, type Page, test } from "@playwright/test";
import { pageOfType } from "./pages";
import { axe } from "./support/axe";
import { carouselIn, expectToLead, leftOf, openCarousel, takenOver, usable } from "./support/carousel-parts";
import { recordErrors } from "./support/errors";
import { layoutShifts, recordLayoutShifts } from "./support/layout-shifts";
import { DESKTOP, PHONE } from "./support/screens";
import { open, openAt, resize } from "./support/settle";
import { MOVING } from "./support/visits";

const ROWS = [
  { what: "the works of the home page", route: "/", section: "our-work" },
  { what: "related stories", route: pageOfType("article"), section: "related" },
  { what: "the slides of the process", route: "/about-us", section: "process-slides" },
];
const [WORKS, STORIES] = ROWS as [(typeof ROWS)[0], (typeof ROWS)[0]];

const leave = (page: Page, section: string) =>
  page
    .locator(`#${section}`)
    .evaluate((element: HTMLElement) => scrollTo({ top: element.offsetTop - innerHeight - 300, behavior: "instant" }));

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { what, route, section } of ROWS)
    test(`${what} are a list that scrolls sideways, without buttons or room for them`, async ({ page }) => {
      await page.goto(route);
      const { row } = carouselIn(page, section);
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

for (const { what, route, section } of ROWS)
  for (const [screen, size] of Object.entries({ desk: DESKTOP, phone: PHONE }))
    test(`on a ${screen}, a row with buttons takes over ${what}, and nothing moves`, async ({ page }) => {
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

test("the row is fetched when it comes near, not before", async ({ page }) => {
  await openAt(page, WORKS.route, DESKTOP);
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length);
  const { row } = carouselIn(page, WORKS.section);
  await expect(row.getByRole("list")).toBeAttached();
  const before = await scripts();
  await takenOver(page, WORKS.section);
  expect(await scripts()).toBeGreaterThan(before);
});

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

test("the focus and the place stay when the row takes over", async ({ page }) => {
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

test("the row that has the focus keeps it when it is taken over", async ({ page }) => {
  await openAt(page, STORIES.route, PHONE);
  const { row } = carouselIn(page, STORIES.section);
  await row.focus();
  await expect(row).toHaveAttribute("aria-roledescription", "carousel");
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

test("when its script does not arrive, the list stays and nothing is said of it", async ({ page }) => {
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

test("what fits has no buttons, until the window is too narrow for it", async ({ page }) => {
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
