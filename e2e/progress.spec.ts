import { expect, type Page, test } from "@playwright/test";
import { PAGE_FADE_MS } from "../src/constants/motion";
import {
  PROGRESS_DURATION_MS,
  PROGRESS_HIDE_DELAY_MS,
  PROGRESS_THROTTLE_MS,
  PROGRESS_TICK_MS,
} from "../src/constants/progress-bar";
import { STRINGS } from "../src/constants/strings";
import { homeCopy, pageCopy } from "./content";
import { withoutPrefetch } from "./support/connection";
import { holdPageData } from "./support/page-data";
import { follow, openMoving } from "./support/routed";
import { open } from "./support/settle";

const STEP = (100 * PROGRESS_TICK_MS) / PROGRESS_DURATION_MS;

const bar = (page: Page) => page.getByRole("progressbar", { name: STRINGS.loading });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const footerLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: STRINGS.footerNavigation }).getByRole("link", { name, exact: true });

async function expectAt(page: Page, percent: number): Promise<void> {
  await expect(bar(page)).toHaveAttribute("aria-valuenow", String(percent));
}

/** The router shows a page with the next frame. */
const FRAME_MS = 20;

async function expectShown(page: Page, title: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(FRAME_MS);
      return heading(page).textContent();
    })
    .toBe(title);
}

/** Opens the home page and stops its clock: nothing is fetched ahead, and the bar moves when the test says so. */
async function openStopped(page: Page): Promise<void> {
  await withoutPrefetch(page);
  await page.clock.install();
  await open(page, "/");
  await page.clock.pauseAt(Date.now() + PROGRESS_DURATION_MS);
}

test.describe("while a page is on its way", () => {
  test.beforeEach(async ({ page }) => openStopped(page));

  test("the bar waits, moves on step by step, is full when the page is there, and goes", async ({ page }) => {
    const held = await holdPageData(page, "/services");
    await footerLink(page, "Services").click();
    await page.clock.runFor(PROGRESS_THROTTLE_MS - 1);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expectAt(page, 0);
    await expect(bar(page)).toBeVisible();
    for (const step of [1, 2, 3]) {
      await page.clock.runFor(PROGRESS_TICK_MS);
      await expectAt(page, step * STEP);
    }
    await page.clock.runFor(PROGRESS_DURATION_MS * 2);
    await expectAt(page, 100 - STEP);
    await expect(heading(page)).toHaveText(homeCopy().hero.title);
    await held.release();
    await expectAt(page, 100);
    await page.clock.runFor(PROGRESS_HIDE_DELAY_MS - 1);
    await expect(heading(page)).toHaveText(pageCopy("services-page").title);
    await expect(bar(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveCount(0);
  });

  test("one that is there before the throttle's time never shows the bar", async ({ page }) => {
    await footerLink(page, "Services").click();
    await expectShown(page, pageCopy("services-page").title);
    await page.clock.runFor(PROGRESS_THROTTLE_MS * 2);
    await expect(bar(page)).toHaveCount(0);
  });

  test("the bar waits for the last of several, and the latest wish is what is shown", async ({ page }) => {
    const first = await holdPageData(page, "/services");
    const second = await holdPageData(page, "/about-us");
    await footerLink(page, "Services").click();
    await footerLink(page, "About").click();
    await page.clock.runFor(PROGRESS_THROTTLE_MS + PROGRESS_TICK_MS);
    await second.release();
    await expectShown(page, pageCopy("about").title);
    await page.clock.runFor(PROGRESS_TICK_MS);
    await expect(bar(page)).not.toHaveAttribute("aria-valuenow", "100");
    await first.release();
    await expectAt(page, 100);
    await page.clock.runFor(PROGRESS_HIDE_DELAY_MS);
    await expect(bar(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText(pageCopy("about").title);
    await expect(page).toHaveURL("/about-us");
  });

  test("what begins while the full bar is still there begins anew", async ({ page }) => {
    const first = await holdPageData(page, "/services");
    await footerLink(page, "Services").click();
    await page.clock.runFor(PROGRESS_THROTTLE_MS + PROGRESS_TICK_MS);
    await first.release();
    await expectAt(page, 100);
    const second = await holdPageData(page, "/about-us");
    await footerLink(page, "About").click();
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(PROGRESS_THROTTLE_MS + PROGRESS_TICK_MS);
    await expectAt(page, STEP);
    await page.clock.runFor(PROGRESS_HIDE_DELAY_MS);
    await expect(bar(page)).toBeVisible();
    await second.release();
    await expectShown(page, pageCopy("about").title);
  });
});

test.describe("without a connection", () => {
  const status = (page: Page) => page.getByRole("status").filter({ hasText: STRINGS.offline });

  test("a line says so, until the connection is back", async ({ page, context }) => {
    await open(page, "/");
    await expect(status(page)).toHaveCount(0);
    await context.setOffline(true);
    await expect(status(page)).toBeVisible();
    await context.setOffline(false);
    await expect(status(page)).toHaveCount(0);
  });

  test("a page that does not arrive marks the bar as failed, and the old page stays", async ({ page, context }) => {
    await openStopped(page);
    const held = await holdPageData(page, "/services");
    await footerLink(page, "Services").click();
    await page.clock.runFor(PROGRESS_THROTTLE_MS + PROGRESS_TICK_MS);
    await expectAt(page, STEP);
    await expect(bar(page)).not.toHaveClass(/failed/);
    await context.setOffline(true);
    await held.fail();
    await expect(bar(page)).toHaveClass(/failed/);
    await page.clock.runFor(PROGRESS_HIDE_DELAY_MS);
    await expect(bar(page)).toHaveCount(0);
    await expect(page).toHaveURL("/");
    await expect(heading(page)).toHaveText(homeCopy().hero.title);
    await expect(status(page)).toBeVisible();
  });

  test("links keep the page, forward and back, and lead on once the connection is there again", async ({
    page,
    context,
  }) => {
    await open(page, "/");
    await follow(page, "/about-us");
    await expect(heading(page)).toHaveText(pageCopy("about").title);
    await context.setOffline(true);
    await footerLink(page, "Services").click();
    await expect(status(page)).toBeVisible();
    await expect(page).toHaveURL("/about-us");
    await expect(heading(page)).toHaveText(pageCopy("about").title);
    await page.goBack();
    await expect(heading(page)).toHaveText(homeCopy().hero.title);
    await context.setOffline(false);
    await expect(status(page)).toHaveCount(0);
    await footerLink(page, "Services").click();
    await expect(heading(page)).toHaveText(pageCopy("services-page").title);
    await expect(page).toHaveURL("/services");
  });
});

test.describe("the page that is shown", () => {
  /** Notes down which fades begin, in ms. */
  async function recordFades(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const fades: number[] = [];
      Object.assign(window, { fades });
      document.addEventListener("animationstart", ({ animationName, target }) => {
        if (!animationName.startsWith("page-fade")) return;
        const [animation] = (target as Element).getAnimations();
        fades.push(Number(animation?.effect?.getTiming().duration));
      });
    });
  }

  const fades = (page: Page) => page.evaluate(() => (window as unknown as { fades: number[] }).fades);

  test.beforeEach(async ({ page }) => recordFades(page));

  test("is simply there when it is the first, and fades in after navigation", async ({ page }) => {
    await openMoving(page, "/");
    expect(await fades(page)).toEqual([]);
    await footerLink(page, "Services").click();
    await expect(heading(page)).toHaveText(pageCopy("services-page").title);
    await expect.poll(() => fades(page)).toEqual([PAGE_FADE_MS]);
    await page.goBack();
    await expect(heading(page)).toHaveText(homeCopy().hero.title);
    await expect.poll(() => fades(page)).toEqual([PAGE_FADE_MS, PAGE_FADE_MS]);
  });

  test("does not fade for another part of the same page", async ({ page }) => {
    await openMoving(page, "/services");
    await follow(page, "/services#web-development");
    await expect(page).toHaveURL("/services#web-development");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await fades(page)).toEqual([]);
  });

  test("is there at once for those who want less motion", async ({ page }) => {
    await open(page, "/");
    await footerLink(page, "Services").click();
    await expect(heading(page)).toHaveText(pageCopy("services-page").title);
    const moving = await page.evaluate(() =>
      document.getAnimations().filter((animation) => Number(animation.effect?.getTiming().duration) > 0),
    );
    expect(moving).toEqual([]);
    expect((await fades(page)).filter((duration) => duration > 0)).toEqual([]);
  });
});
