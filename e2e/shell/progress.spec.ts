import { expect, type Page } from "@playwright/test";
import * as progress from "../../src/constants/motion";
import { STRINGS } from "../../src/constants/strings";
import { footerLink } from "../support/menu";
import { hold, pageDataOf } from "../support/network";
import { expectShown, followTo, open } from "../support/page";
import { test } from "../support/test";
import { disablePrefetch } from "../support/visitor";

const STEP = (100 * progress.PROGRESS_TICK_MS) / progress.PROGRESS_DURATION_MS;

const bar = (page: Page) => page.getByRole("progressbar", { name: STRINGS.loading });
const status = (page: Page) => page.getByRole("status").filter({ hasText: STRINGS.offline });
const expectAt = (page: Page, percent: number) =>
  expect(bar(page)).toHaveAttribute("aria-valuenow", String(percent));

/** The router shows a page in the next frame. */
const FRAME_MS = 20;

test("a visitor sees a bar advance until the page is there", async ({ page }) => {
  await disablePrefetch(page);
  await page.clock.install();
  await open(page, "/");
  await page.clock.pauseAt(Date.now() + progress.PROGRESS_DURATION_MS);
  const heldPage = await hold(page, pageDataOf("/services"));
  await footerLink(page, "Services").click();
  await page.clock.runFor(progress.PROGRESS_THROTTLE_MS - 1);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expectAt(page, 0);
  await page.clock.runFor(3 * progress.PROGRESS_TICK_MS);
  await expectAt(page, 3 * STEP);
  await page.clock.runFor(progress.PROGRESS_DURATION_MS * 2);
  await expectAt(page, 100 - STEP);
  await expectShown(page, "/");
  await heldPage.release();
  await expectAt(page, 100);
  await page.clock.runFor(progress.PROGRESS_HIDE_DELAY_MS - 1);
  await expectShown(page, "/services");
  await expect(bar(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveCount(0);

  // It waits for the last of several pages, and the one requested last is shown.
  const first = await hold(page, pageDataOf("/career-page"));
  const second = await hold(page, pageDataOf("/about-us"));
  await footerLink(page, "Career").click();
  await footerLink(page, "About").click();
  await page.clock.runFor(progress.PROGRESS_THROTTLE_MS + progress.PROGRESS_TICK_MS);
  await second.release();
  await expect(async () => {
    await page.clock.runFor(FRAME_MS);
    await expect(page).toHaveURL("/about-us", { timeout: 100 });
  }).toPass();
  await expect(bar(page)).not.toHaveAttribute("aria-valuenow", "100");
  await first.release();
  await expectAt(page, 100);
  await page.clock.runFor(progress.PROGRESS_HIDE_DELAY_MS);
  await expect(bar(page)).toHaveCount(0);
  await expect(page).toHaveURL("/about-us");
  await expectShown(page, "/about-us");

  // Offline a page that does not arrive marks it as failed, and the old page stays.
  const lostPage = await hold(page, pageDataOf("/works"));
  await footerLink(page, "Work").click();
  await page.clock.runFor(progress.PROGRESS_THROTTLE_MS + progress.PROGRESS_TICK_MS);
  await expect(bar(page)).not.toHaveClass(/failed/);
  await page.context().setOffline(true);
  await lostPage.fail();
  await expect(bar(page)).toHaveClass(/failed/);
  await page.clock.runFor(progress.PROGRESS_HIDE_DELAY_MS);
  await expect(bar(page)).toHaveCount(0);
  await expect(page).toHaveURL("/about-us");
  await expectShown(page, "/about-us");
});

test("a visitor who is offline keeps the page until the line is back", async ({
  page,
  context,
}) => {
  await open(page, "/");
  await expect(status(page)).toHaveCount(0);
  await followTo(page, "/about-us");
  await context.setOffline(true);
  await expect(status(page)).toBeVisible();
  await footerLink(page, "Services").click();
  await expect(page).toHaveURL("/about-us");
  await expectShown(page, "/about-us");
  await page.goBack();
  await expectShown(page, "/");
  await context.setOffline(false);
  await expect(status(page)).toHaveCount(0);
  await footerLink(page, "Services").click();
  await expectShown(page, "/services");
});
