import { expect, type Locator, type Page } from "@playwright/test";
import { CONSENT_NARROW_PX } from "../../src/constants/layout";
import { STRINGS } from "../../src/constants/strings";
import { axe } from "../support/axe";
import { all, card, loadMore, upTo } from "../support/blog";
import * as consent from "../support/consent";
import { consentCopy } from "../support/content";
import { expectFocusTrap, tabTo } from "../support/focus";
import { open, openAt, resize, settle } from "../support/page";
import { test } from "../support/test";
import { DESKTOP, FIRST_VISIT, PHONE, ZOOMED } from "../support/visitor";

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

async function expectWidths(page: Page): Promise<void> {
  expect(CONSENT_NARROW_PX).toBe(688);
  const prompt = consent.consentPrompt(page);
  const height = 800;
  for (const width of [PHONE.width, CONSENT_NARROW_PX - 1]) {
    await resize(page, { width, height });
    const box = await prompt.boundingBox();
    expect(box).toMatchObject({ x: 0, width });
    expect(Math.round(Number(box?.y) + Number(box?.height))).toBe(height);
  }
  for (const width of [CONSENT_NARROW_PX, DESKTOP.width]) {
    await resize(page, { width, height });
    expect((await prompt.boundingBox())?.width).toBeLessThan(CONSENT_NARROW_PX - 1);
  }
}

async function expectNewArticleAbovePrompt(page: Page): Promise<void> {
  await loadMore(page).focus();
  await page.keyboard.press("Enter");
  const first = card(page, all[upTo(1).length]);
  await expect(first).toBeFocused();
  const bottom = await first.evaluate((link) => link.getBoundingClientRect().bottom);
  const top = await consent.consentPrompt(page).evaluate((prompt) => prompt.getBoundingClientRect().top);
  expect(bottom).toBeLessThan(top);
}

async function expectInReach(controls: Locator): Promise<void> {
  for (const control of await controls.all()) {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 0.99 });
  }
}

/** From the prompt, open, to its answer, and to the settings again from the footer. */
async function useByKeyboard(page: Page): Promise<void> {
  const [prompt, settings] = [consent.consentPrompt(page), consent.consentSettings(page)];
  const choose = prompt.getByRole("button", { name: copy.choose });
  await tabTo(page, choose);
  await page.keyboard.press("Enter");
  await expect(settings.locator(":focus")).toHaveCount(1);
  await expectFocusTrap(page, settings, "Tab");
  await page.keyboard.press("Escape");
  await expect(settings).toBeHidden();
  await expect(choose).toBeFocused();
  await tabTo(page, prompt.getByRole("button", { name: copy.acceptNecessary }));
  await page.keyboard.press("Enter");
  await expect(prompt).toBeHidden();
  const button = page.getByRole("contentinfo").getByRole("button", { name: STRINGS.cookieSettings });
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  await expect(settings.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(settings).toBeHidden();
  await expect(button).toBeFocused();
}

test("prompt and settings fit into every window, cover nothing that has the focus, and are accessible", async ({
  page,
}) => {
  await openAt(page, "/blog", PHONE);
  const [prompt, settings] = [consent.consentPrompt(page), consent.consentSettings(page)];
  await expect(prompt).toBeVisible();
  await test.step("at 400 % zoom prompt and settings scroll: each control can be brought into view", async () => {
    await resize(page, ZOOMED);
    await expectInReach(prompt.locator("button, a"));
    await prompt.getByRole("button", { name: copy.choose }).click();
    await expect(settings).toBeVisible();
    await expectInReach(settings.getByRole("button").or(settings.getByRole("checkbox")));
  });
  await test.step("axe finds nothing in the settings", async () => {
    await resize(page, PHONE);
    expect.soft((await axe(page)).violations).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(settings).toBeHidden();
  });
  await test.step("axe finds nothing in the prompt", async () => expect.soft((await axe(page)).violations).toEqual([]));
  await test.step("below 688 px the prompt takes the whole width, from there on it is a box", () => expectWidths(page));
  await resize(page, PHONE);
  await test.step("a new article that gets the focus is not covered by it", () => expectNewArticleAbovePrompt(page));
});

test("the keyboard alone reaches the prompt, opens and closes the settings, and answers", async ({ page }) => {
  await open(page, "/contact-form");
  await expect(consent.consentPrompt(page)).toBeVisible();
  await useByKeyboard(page);
});
