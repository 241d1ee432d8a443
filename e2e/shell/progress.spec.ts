import { type BrowserContext, expect, type Page } from "@playwright/test";
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
import { follow, heading, open } from "../support/page";
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

const status = (page: Page) => page.getByRole("status").filter({ hasText: STRINGS.offline });

async function expectStepByStep(page: Page): Promise<void> {
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
}

async function expectLastRequestedShown(page: Page): Promise<void> {
  const first = await holdPageData(page, "/career-page");
  const second = await holdPageData(page, "/about-us");
  await footerLink(page, "Career").click();
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
}

async function expectFailure(page: Page, context: BrowserContext): Promise<void> {
  const held = await holdPageData(page, "/works");
  await footerLink(page, "Work").click();
  await page.clock.runFor(PROGRESS_THROTTLE_MS + PROGRESS_TICK_MS);
  await expectAt(page, STEP);
  await expect(bar(page)).not.toHaveClass(/failed/);
  await context.setOffline(true);
  await held.fail();
  await expect(bar(page)).toHaveClass(/failed/);
  await page.clock.runFor(PROGRESS_HIDE_DELAY_MS);
  await expect(bar(page)).toHaveCount(0);
  await expect(page).toHaveURL("/about-us");
  await expect(heading(page)).toHaveText(about);
  await expect(status(page)).toBeVisible();
}

test("while a page is loading a bar advances step by step, is full when the page is there, and hides", async ({
  page,
  context,
}) => {
  await openStopped(page);
  await test.step("it waits before it shows, advances and hides", () => expectStepByStep(page));
  await test.step("it waits for the last of several pages, and the one requested last is shown", () =>
    expectLastRequestedShown(page));
  await test.step("offline a page that does not arrive marks it as failed, and the old page stays", () =>
    expectFailure(page, context));
});

test("offline a status line says so, links keep the page, and lead on once the connection is back", async ({
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
