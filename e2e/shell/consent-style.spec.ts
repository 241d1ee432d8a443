import { expect } from "@playwright/test";
import * as consent from "../support/consent";
import { consentCopy } from "../support/content";
import { expectFocusTrap } from "../support/focus";
import { open, openAt, settle } from "../support/page";
import { test } from "../support/test";
import { FIRST_VISIT, ZOOMED } from "../support/visitor";

type TraceEvent = { name: string; args: { elementCount?: number } };

const copy = consentCopy();

// A first visit, with reduced motion.
test.use({ storageState: FIRST_VISIT.storageState });

test("when the prompt comes the browser computes the style of the prompt, not that of the page", async ({
  page,
  browser,
}) => {
  const { release } = await consent.holdPrompt(page);
  await open(page, "/");
  await expect(page.locator('link[href*="/consent-"]')).toBeAttached();
  const elements = await page.locator("*").count();
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await release();
  await expect(consent.consentPrompt(page)).toBeVisible();
  await settle(page);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const styled = traceEvents.filter(({ name }) => name === "UpdateLayoutTree");
  expect(styled).not.toEqual([]);
  expect(Math.max(...styled.map(({ args }) => args.elementCount ?? 0))).toBeLessThan(elements / 4);
});

test("at 400 % zoom prompt and settings scroll: each control can be brought into view, none is cut off", async ({
  page,
}) => {
  await openAt(page, "/blog", ZOOMED);
  const [prompt, settings] = [consent.consentPrompt(page), consent.consentSettings(page)];
  for (const control of await prompt.locator("button, a").all()) {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 0.99 });
  }
  await prompt.getByRole("button", { name: copy.choose }).click();
  await expect(settings).toBeVisible();
  for (const control of await settings.getByRole("button").or(settings.getByRole("checkbox")).all()) {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 0.99 });
  }
  await expectFocusTrap(page, settings, "Tab");
});
