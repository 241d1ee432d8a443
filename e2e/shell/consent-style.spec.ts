import { expect, type Locator } from "@playwright/test";
import { CONSENT_NARROW_PX } from "../../src/constants/layout";
import { expectAccessible } from "../support/axe";
import { allSlugs, card, loadMore, slugsUpTo } from "../support/blog";
import { consentPrompt, consentSettings } from "../support/consent";
import { consentCopy } from "../support/content";
import { expectFocusTrap, tabTo } from "../support/focus";
import { open, openAt, resize } from "../support/page";
import { test } from "../support/test";
import { FIRST_VISIT, PHONE, ZOOMED } from "../support/visitor";

const copy = consentCopy();

// A first visit, with reduced motion.
test.use({ storageState: FIRST_VISIT.storageState });

async function expectInReach(controls: Locator): Promise<void> {
  for (const control of await controls.all()) {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 0.99 });
  }
}

test("prompt and settings are accessible in every window", async ({ page }) => {
  await openAt(page, "/blog", ZOOMED);
  const [prompt, settings] = [consentPrompt(page), consentSettings(page)];
  await expectInReach(prompt.locator("button, a"));
  await prompt.getByRole("button", { name: copy.choose }).click();
  await expect(settings).toBeVisible();
  await expectInReach(settings.getByRole("button").or(settings.getByRole("checkbox")));
  await resize(page, PHONE);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(settings).toBeHidden();
  await expectAccessible(page);

  // Below 688 px the prompt takes the whole width of the window, at its foot; from there on it is a
  // box.
  expect(CONSENT_NARROW_PX).toBe(688);
  const narrow = { width: CONSENT_NARROW_PX - 1, height: 800 };
  await resize(page, narrow);
  const { height = 0 } = (await prompt.boundingBox()) ?? {};
  expect(await prompt.boundingBox()).toMatchObject({
    x: 0,
    y: narrow.height - height,
    width: narrow.width,
  });
  await resize(page, { ...narrow, width: CONSENT_NARROW_PX });
  expect((await prompt.boundingBox())?.width).toBeLessThan(narrow.width);

  await resize(page, PHONE);
  await loadMore(page).press("Enter");
  const first = card(page, allSlugs[slugsUpTo(1).length]);
  await expect(first).toBeFocused();
  const [article, cover] = [await first.boundingBox(), await prompt.boundingBox()];
  expect(Number(article?.y) + Number(article?.height)).toBeLessThan(Number(cover?.y));
});

test("a visitor answers the prompt by keyboard alone", async ({ page }) => {
  await open(page, "/contact-form");
  const [prompt, settings] = [consentPrompt(page), consentSettings(page)];
  await expect(prompt).toBeVisible();
  const choose = prompt.getByRole("button", { name: copy.choose });
  await tabTo(page, choose);
  await page.keyboard.press("Enter");
  await expect(settings.locator(":focus")).toHaveCount(1);
  await expectFocusTrap(page, settings);
  await page.keyboard.press("Escape");
  await expect(choose).toBeFocused();
  await tabTo(page, prompt.getByRole("button", { name: copy.acceptNecessary }));
  await page.keyboard.press("Enter");
  await expect(prompt).toBeHidden();
});
