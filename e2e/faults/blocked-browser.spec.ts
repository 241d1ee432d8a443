import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, expect, type Page } from "@playwright/test";
import { CONSENT_COOKIE } from "../../src/constants/consent";
import { STRINGS } from "../../src/constants/strings";
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from "../../src/constants/visit";
import { browserPath } from "../../tools/lib/browser.mjs";
import { daysKept } from "../support/consent";
import { homeCopy, pageCopy } from "../support/content";
import { blockHistoryState, blockStorage, breakScript, translate } from "../support/faults";
import { openMenu } from "../support/menu";
import { hold } from "../support/network";
import {
  collectErrors,
  countDocuments,
  follow,
  heading,
  hydrated,
  isSameDocument,
  markDocument,
  open,
} from "../support/page";
import { test, withinPolicy } from "../support/test";
import { withoutPrefetch } from "../support/visitor";

const home = homeCopy().hero.title;
const services = pageCopy("services-page").title;
const contactForm = pageCopy("contact-form").title;
const about = pageCopy("about").title;

/** What a visitor does on a site that works: reads, uses menu and overlay, navigates and goes back. */
async function expectWorking(page: Page): Promise<void> {
  await page.goto("/");
  await hydrated(page);
  await expect(heading(page)).toHaveText(home);
  await markDocument(page);
  const menu = await openMenu(page);
  await menu.getByRole("link", { name: "Services", exact: true }).click();
  await expect(heading(page)).toHaveText(services);
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(heading(page)).toHaveText(home);
  await page.getByRole("main").getByRole("link", { name: STRINGS.letsTalk }).first().click();
  const overlay = page.getByRole("dialog", { name: contactForm });
  await overlay.getByRole("textbox").first().fill("Klára");
  await overlay.getByRole("button", { name: STRINGS.close }).click();
  await expect(overlay).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
}

/** Reads what the visit so far has left, wherever that is. */
async function expectToReload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
  await expect(heading(page)).toHaveText(home);
}

test.describe("the site works in a browser", () => {
  test("that blocks its storage and its history's state", async ({ page }) => {
    const errors = collectErrors(page);
    await blockStorage(page);
    await blockHistoryState(page);
    await expectWorking(page);
    expect(errors).toEqual([]);
  });

  test("that refuses cookies, and whose storage is full", async ({ page }) => {
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
    await expectToReload(page);
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
      await withinPolicy(context, async () => {
        const page = await context.newPage();
        const errors = collectErrors(page);
        await expectWorking(page);
        await expect(page.evaluate(() => sessionStorage.length)).rejects.toThrow("Access is denied");
        await expectToReload(page);
        expect(errors).toEqual([]);
      });
    } finally {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    }
  });

  test("whose storage and cookies contain nonsense under every key", async ({ page, context, baseURL }) => {
    const errors = collectErrors(page);
    // The keys that a visit leaves, and those that faults leave.
    await expectWorking(page);
    const stored = await page.evaluate(() => Object.keys(sessionStorage));
    expect(stored.length).toBeGreaterThan(1);
    const keys = [...stored, "reloaded-at", "gatsby-reload-compilation-hash-match"];
    for (const nonsense of ["{", '[["a"],["b",{}]]']) {
      await test.step(`such as ${nonsense}`, async () => {
        const value = encodeURIComponent(nonsense);
        await context.addCookies(
          [CONSENT_COOKIE, LOCALE_COOKIE].map((name) => ({ name, value, url: String(baseURL) })),
        );
        // Of all init scripts, that of the latest value runs last.
        await page.addInitScript(
          ([names, broken]) => {
            for (const name of names) sessionStorage.setItem(name, broken);
          },
          [keys, nonsense] as const,
        );
        await expectWorking(page);
      });
    }
    expect(errors).toEqual([]);
  });
});

async function expectNavigable(page: Page): Promise<void> {
  const menu = await openMenu(page);
  await menu.getByRole("link").filter({ hasText: "Services" }).first().click();
  await expect(heading(page)).toHaveText(services);
  await expect(menu).toBeHidden();
  await follow(page, "/about-us");
  await expect(heading(page)).toHaveText(about);
  await follow(page, "/no/such/page");
  await expect(heading(page)).toHaveText(STRINGS.notFound);
  await page.goBack();
  await expect(heading(page)).toHaveText(about);
  await expect(page.getByRole("banner")).toBeVisible();
}

test("navigation survives a translator, and a blocker that removes content, sidebar and footer", async ({ page }) => {
  await open(page, "/");
  await test.step("a translator changes the page", async () => {
    await translate(page);
    await expectNavigable(page);
  });
  await test.step("it changes the next page, too", async () => {
    await translate(page);
    await follow(page, "/contact-form");
    await expect(heading(page)).toHaveText(contactForm);
  });
  await test.step("a blocker removes what it takes for advertisements", async () => {
    await follow(page, "/");
    await expect(heading(page)).toHaveText(home);
    await page.locator("main > *, header, footer").evaluateAll((elements) => {
      for (const element of elements) element.remove();
    });
    await follow(page, "/services");
    await expect(heading(page)).toHaveText(services);
    await follow(page, "/no/such/page");
    await expect(heading(page)).toHaveText(STRINGS.notFound);
  });
});

test("navigation survives a translator that changes the page before hydration", async ({ page }) => {
  const { release } = await hold(page, "**/app-*.js");
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await translate(page);
  await release();
  await hydrated(page);
  await expectNavigable(page);
});

test("with a wrong clock, which then jumps back, the cookie is kept for its time, and a broken page reloads once", async ({
  page,
}) => {
  await withoutPrefetch(page);
  await page.clock.setFixedTime(new Date("2099-06-01T12:00:00Z"));
  await open(page, "/");
  expect(await daysKept(page, LOCALE_COOKIE)).toBe(LOCALE_COOKIE_DAYS);
  await breakScript(page, "app");
  const documents = countDocuments(page);
  await test.step("a broken page reloads once", async () => {
    await page.reload({ waitUntil: "commit" });
    await expect.poll(() => documents.length).toBe(2);
    await expect(heading(page)).toHaveText(home);
    await page.waitForLoadState("networkidle");
    expect(documents.length).toBe(2);
  });
  await test.step("once the clock has jumped back it does not reload in a loop", async () => {
    await page.clock.setFixedTime(new Date("2001-06-01T12:00:00Z"));
    await page.reload();
    await page.waitForLoadState("networkidle");
    await expect(heading(page)).toHaveText(home);
    expect(documents.length).toBe(3);
  });
});
