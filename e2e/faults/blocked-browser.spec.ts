import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, expect, type Page } from "@playwright/test";
import { CONSENT_COOKIE } from "../../src/constants/consent";
import { SECTION_STRINGS } from "../../src/constants/section-strings";
import { STRINGS } from "../../src/constants/strings";
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from "../../src/constants/visit";
import { browserPath } from "../../tools/lib/browser.mjs";
import { daysKept } from "../support/consent";
import { nameField, openOverlay } from "../support/contact-overlay";
import { blockHistoryState, blockStorage, breakScript } from "../support/faults";
import { openMenu } from "../support/menu";
import * as pages from "../support/page";
import {
  collectErrors,
  expectShown,
  follow,
  followTo,
  heading,
  open,
  waitForHydration,
} from "../support/page";
import { forbidFaults, test } from "../support/test";
import { disablePrefetch } from "../support/visitor";

/**
 * Does what a visitor does on a site that works: reads, uses menu and overlay, navigates, goes back
 * and reloads.
 */
async function expectWorking(page: Page): Promise<void> {
  await open(page, "/");
  await expectShown(page, "/");
  await pages.markDocument(page);
  const menu = await openMenu(page);
  await menu.getByRole("link", { name: "Services", exact: true }).click();
  await expectShown(page, "/services");
  await expect(menu).toBeHidden();
  await page.goBack();
  await expectShown(page, "/");
  const overlay = await openOverlay(page);
  await nameField(overlay).fill("Klára");
  await overlay.getByRole("button", { name: STRINGS.close }).click();
  await expect(overlay).toBeHidden();
  expect(await pages.isSameDocument(page)).toBe(true);
  // The next document reads what the visit has stored so far.
  await page.reload();
  await waitForHydration(page);
  await expectShown(page, "/");
}

test.describe("the site works in a browser", () => {
  test("that blocks its storage and its history's state", async ({ page }) => {
    const errors = collectErrors(page);
    await blockStorage(page);
    await blockHistoryState(page);
    await expectWorking(page);
    expect(errors).toEqual([]);
  });

  test("that refuses cookies while its storage is full", async ({ page }) => {
    const errors = collectErrors(page);
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
    });
    await expectWorking(page);
    expect(errors).toEqual([]);
  });

  test("whose settings block all cookies and storage", async ({ launchOptions, baseURL }) => {
    const profile = await mkdtemp(path.join(tmpdir(), "profile-"));
    await mkdir(path.join(profile, "Default"));
    const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
    await writeFile(path.join(profile, "Default", "Preferences"), JSON.stringify(settings));
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      // The headless shell has no settings.
      executablePath: browserPath(),
      baseURL,
      reducedMotion: "reduce",
    });
    try {
      await forbidFaults(context, async () => {
        const page = await context.newPage();
        const errors = collectErrors(page);
        await expectWorking(page);
        await expect(page.evaluate(() => sessionStorage.length)).rejects.toThrow(
          "Access is denied",
        );
        expect(errors).toEqual([]);
      });
    } finally {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    }
  });

  test("whose storage and cookies contain nonsense under every key", async ({
    page,
    context,
    baseURL,
  }) => {
    const errors = collectErrors(page);
    // The keys that a visit leaves, and those that faults leave.
    await expectWorking(page);
    const storedKeys = await page.evaluate(() => Object.keys(sessionStorage));
    expect(storedKeys.length).toBeGreaterThan(1);
    const keys = [...storedKeys, "reloaded-at", "gatsby-reload-compilation-hash-match"];
    for (const nonsense of ["{", '[["a"],["b",{}]]']) {
      const value = encodeURIComponent(nonsense);
      await context.addCookies(
        [CONSENT_COOKIE, LOCALE_COOKIE].map((name) => ({ name, value, url: String(baseURL) })),
      );
      // The init script with the latest value runs last.
      await page.addInitScript(
        ([names, broken]) => {
          for (const name of names) sessionStorage.setItem(name, broken);
        },
        [keys, nonsense] as const,
      );
      await expectWorking(page);
    }
    expect(errors).toEqual([]);
  });
});

test("navigation survives a blocker of content", async ({ page }) => {
  // A blocker may take these for advertisements.
  await open(page, "/");
  await page.locator("main > *, header, footer").evaluateAll((elements) => {
    for (const element of elements) element.remove();
  });
  await followTo(page, "/services");
  await follow(page, "/no/such/page");
  await expect(heading(page)).toHaveText(SECTION_STRINGS.notFound);
});

test("a broken page reloads once by a wrong clock that jumps back", async ({ page }) => {
  await disablePrefetch(page);
  await page.clock.setFixedTime(new Date("2099-06-01T12:00:00Z"));
  await open(page, "/");
  expect(await daysKept(page, LOCALE_COOKIE)).toBe(LOCALE_COOKIE_DAYS);
  await breakScript(page, "app");
  const documents = pages.countDocuments(page);
  await page.reload({ waitUntil: "commit" });
  await expect.poll(() => documents.length).toBe(2);
  await expectShown(page, "/");
  await page.waitForLoadState("networkidle");
  expect(documents.length).toBe(2);
  await page.clock.setFixedTime(new Date("2001-06-01T12:00:00Z"));
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expectShown(page, "/");
  expect(documents.length).toBe(3);
});
