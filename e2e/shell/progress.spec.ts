import { expect, type Page } from "@playwright/test";
import { PAGE_FADE_MS } from "../../src/constants/motion";
import {
  PROGRESS_DURATION_MS,
  PROGRESS_HIDE_DELAY_MS,
  PROGRESS_THROTTLE_MS,
  PROGRESS_TICK_MS,
} from "../../src/constants/progress-bar";
import { STRINGS } from "../../src/constants/strings";
import { homeCopy, pageCopy } from "../support/content";
import { footerLink } from "../support/menu";
import { holdPageData } from "../support/network";
import { follow, heading, open, openMoving } from "../support/page";
import { test } from "../support/test";
import { withoutPrefetch } from "../support/visitor";

const STEP = (100 * PROGRESS_TICK_MS) / PROGRESS_DURATION_MS;
const home = homeCopy().hero.title;
const services = pageCopy("services-page").title;
const about = pageCopy("about").title;

const bar = (page: Page) => page.getByRole("progressbar", { name: STRINGS.loading });

async function expectAt(page: Page, percent: number): Promise<void> {
  await expect(bar(page)).toHaveAttribute("aria-valuenow", String(percent));
}

/** The router shows a page in the next frame. */
const FRAME_MS = 20;

async function expectShown(page: Page, title: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(FRAME_MS);
      return heading(page).textContent();
    })
    .toBe(title);
}

/** Opens the home page and stops its clock: nothing is prefetched, and the bar moves when the test says so. */
async function openStopped(page: Page): Promise<void> {
  await withoutPrefetch(page);
  await page.clock.install();
  await open(page, "/");
  await page.clock.pauseAt(Date.now() + PROGRESS_DURATION_MS);
}

test.describe("while a page is loading", () => {
  test.beforeEach(async ({ page }) => openStopped(page));

  test("the bar waits, advances step by step, is full when the page is there, and hides", async ({ page }) => {
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
    await expect(heading(page)).toHaveText(home);
    await held.release();
    await expectAt(page, 100);
    await page.clock.runFor(PROGRESS_HIDE_DELAY_MS - 1);
    await expect(heading(page)).toHaveText(services);
    await expect(bar(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveCount(0);
  });

  test("a page that arrives within the throttle time never shows the bar", async ({ page }) => {
    await footerLink(page, "Services").click();
    await expectShown(page, services);
    await page.clock.runFor(PROGRESS_THROTTLE_MS * 2);
    await expect(bar(page)).toHaveCount(0);
  });

  test("the bar waits for the last of several pages, and the one requested last is shown", async ({ page }) => {
    const first = await holdPageData(page, "/services");
    const second = await holdPageData(page, "/about-us");
    await footerLink(page, "Services").click();
    await footerLink(page, "About").click();
    await page.clock.runFor(PROGRESS_THROTTLE_MS + PROGRESS_TICK_MS);
    await second.release();
    await expectShown(page, about);
    await page.clock.runFor(PROGRESS_TICK_MS);
    await expect(bar(page)).not.toHaveAttribute("aria-valuenow", "100");
    await first.release();
    await expectAt(page, 100);
    await page.clock.runFor(PROGRESS_HIDE_DELAY_MS);
    await expect(bar(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText(about);
    await expect(page).toHaveURL("/about-us");
  });
});

test.describe("offline", () => {
  const status = (page: Page) => page.getByRole("status").filter({ hasText: STRINGS.offline });

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
    await expect(heading(page)).toHaveText(home);
    await expect(status(page)).toBeVisible();
  });

  test("a status line says so, links keep the page, and lead on once the connection is back", async ({
    page,
    context,
  }) => {
    await open(page, "/");
    await expect(status(page)).toHaveCount(0);
    await follow(page, "/about-us");
    await expect(heading(page)).toHaveText(about);
    await context.setOffline(true);
    await expect(status(page)).toBeVisible();
    await footerLink(page, "Services").click();
    await expect(page).toHaveURL("/about-us");
    await expect(heading(page)).toHaveText(about);
    await page.goBack();
    await expect(heading(page)).toHaveText(home);
    await context.setOffline(false);
    await expect(status(page)).toHaveCount(0);
    await footerLink(page, "Services").click();
    await expect(heading(page)).toHaveText(services);
    await expect(page).toHaveURL("/services");
  });
});

test.describe("the page shown", () => {
  const fades = (page: Page) => page.evaluate(() => (window as unknown as { fades: number[] }).fades);

  // Records the fades that begin, in ms.
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const durations: number[] = [];
      Object.assign(window, { fades: durations });
      document.addEventListener("animationstart", ({ animationName, target }) => {
        if (!animationName.startsWith("page-fade")) return;
        // Not from the animation, which may have ended on a busy machine before its beginning is told.
        durations.push(Number.parseFloat(getComputedStyle(target as Element).animationDuration) * 1000);
      });
    });
  });

  test("fades in after navigation, neither at first nor for another anchor of the page", async ({ page }) => {
    await openMoving(page, "/");
    expect(await fades(page)).toEqual([]);
    await footerLink(page, "Services").click();
    await expect(heading(page)).toHaveText(services);
    await expect.poll(() => fades(page)).toEqual([PAGE_FADE_MS]);
    await follow(page, "/services#web-development");
    await expect(page).toHaveURL("/services#web-development");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await fades(page)).toEqual([PAGE_FADE_MS]);
    await follow(page, "/");
    await expect(heading(page)).toHaveText(home);
    await expect.poll(() => fades(page)).toEqual([PAGE_FADE_MS, PAGE_FADE_MS]);
  });

  test("is there immediately with reduced motion", async ({ page }) => {
    await open(page, "/");
    await footerLink(page, "Services").click();
    await expect(heading(page)).toHaveText(services);
    const moving = await page.evaluate(() =>
      document.getAnimations().filter((animation) => Number(animation.effect?.getTiming().duration) > 0),
    );
    expect(moving).toEqual([]);
    expect((await fades(page)).filter((duration) => duration > 0)).toEqual([]);
  });
});
