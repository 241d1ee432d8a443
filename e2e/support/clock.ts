import type { Page } from "@playwright/test";

/** After any date of the sample content. */
const START = new Date("2026-11-21T12:00:00Z");

/** The clock runs until it is paused, and cannot be paused at a moment in the past. */
const STOP = new Date(START.valueOf() + 60_000);

/**
 * Stops the clock of the documents that follow: timers, frames and dates wait for `page.clock.runFor`. CSS animations, video
 * and the network go on.
 */
export async function stopClock(page: Page): Promise<void> {
  // If the early script runs late, as on a busy machine, it leaves the intro to the style sheet. Here nothing is late.
  await page.addInitScript(() => {
    Performance.prototype.getEntriesByName = () => [];
  });
  await page.clock.install({ time: START });
  await page.clock.pauseAt(STOP);
}
