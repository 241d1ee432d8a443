import type { Page } from "@playwright/test";

/** Long after any date of the sample, so that nothing of a document's start is still to come. */
const START = new Date("2026-11-21T12:00:00Z");

/** The clock cannot be stopped at a moment that is over: it runs until it is stopped. */
const STOP = new Date(START.valueOf() + 60_000);

/**
 * Stops the clock of the pages that follow: timers, frames and dates wait for `page.clock.runFor`. CSS animations, video and
 * the network go on as ever.
 */
export async function stopClock(page: Page): Promise<void> {
  // Where the early script comes late it leaves the intro to the style sheet, which a busy machine brings about. Time stands
  // here: nothing is late.
  await page.addInitScript(() => {
    Element.prototype.getAnimations = () => [];
  });
  await page.clock.install({ time: START });
  await page.clock.pauseAt(STOP);
}
