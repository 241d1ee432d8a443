import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, expect, type Page, test } from "@playwright/test";
import { CONSENT_COOKIE } from "../src/constants/consent";
import { STRINGS } from "../src/constants/strings";
import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from "../src/constants/visit";
import { browserPath } from "../tools/lib/browser.mjs";
import { homeCopy, pageCopy, site } from "./content";
import { openMenu } from "./menu";
import { pageFile } from "./pages";
import { withoutPrefetch } from "./support/connection";
import { blockHistoryState, blockStorage, breakScript } from "./support/faults";
import { translate } from "./support/foreign";
import { countDocuments } from "./support/page-data";
import { alive, collectErrors, follow, isSameDocument, markDocument } from "./support/routed";
import { open } from "./support/settle";

const SECONDS_PER_DAY = 86_400;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const home = homeCopy().hero.title;
const services = pageCopy("services-page").title;
const contactForm = pageCopy("contact-form").title;
const about = pageCopy("about").title;

/** What a visitor does on a site that works: reads, uses the menu and the overlay, goes on and back, and comes again. */
async function expectWorking(page: Page): Promise<void> {
  const errors = collectErrors(page);
  await page.goto("/");
  await alive(page);
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
  await page.reload();
  await alive(page);
  await expect(heading(page)).toHaveText(home);
  expect(errors).toEqual([]);
}

test("a browser that blocks the site's storage", async ({ page }) => {
  await blockStorage(page);
  await expectWorking(page);
});

test("a browser that blocks the site's storage and its history's states", async ({ page }) => {
  await blockStorage(page);
  await blockHistoryState(page);
  await expectWorking(page);
});

test("a browser that refuses cookies", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
  });
  await expectWorking(page);
});

test("a browser whose storage is full", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
  await expectWorking(page);
});

test("a browser that is set to block all cookies and storage", async ({ launchOptions, baseURL }) => {
  const profile = await mkdtemp(path.join(tmpdir(), "profile-"));
  await mkdir(path.join(profile, "Default"));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(path.join(profile, "Default", "Preferences"), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    // Only a whole browser has settings.
    executablePath: browserPath(),
    baseURL,
    reducedMotion: "reduce",
  });
  try {
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.evaluate(() => sessionStorage.length)).rejects.toThrow("Access is denied");
    await expectWorking(page);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});

const CORRUPT = ["", "{", '[["a"],["b",{}]]', "-1", "1e999", "__proto__"];

test("storage and cookies that hold nonsense under every key", async ({ page, context, baseURL }) => {
  test.slow();
  // What the site has noted down after a visit, and what it may note down elsewhere.
  await expectWorking(page);
  const noted = await page.evaluate(() => Object.keys(sessionStorage));
  expect(noted.length).toBeGreaterThan(1);
  const keys = [...noted, "reloaded-at", "gatsby-reload-compilation-hash-match"];
  for (const value of CORRUPT) {
    await test.step(`such as ${JSON.stringify(value)}`, async () => {
      await context.addCookies(
        [CONSENT_COOKIE, LOCALE_COOKIE].map((name) => ({
          name,
          value: encodeURIComponent(value),
          url: String(baseURL),
        })),
      );
      // The script of the last value is the last to run.
      await page.addInitScript(
        ([names, broken]) => {
          for (const name of names) sessionStorage.setItem(name, broken);
        },
        [keys, value] as const,
      );
      await expectWorking(page);
    });
  }
});

test.describe("a page that something else has changed", () => {
  /** Takes nodes out, puts others in and changes words. */
  async function expectJourney(page: Page): Promise<void> {
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

  test("by a translator while it was there still leads on", async ({ page }) => {
    await open(page, "/");
    await translate(page);
    await expectJourney(page);
    await translate(page);
    await follow(page, "/contact-form");
    await expect(heading(page)).toHaveText(contactForm);
  });

  test("by a translator before the script was there still leads on", async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/app-*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await translate(page);
    release();
    await alive(page);
    await expectJourney(page);
  });

  for (const [part, selector] of [
    ["the page itself", "main > *"],
    ["the bar at the side", "header"],
    ["the footer", "footer"],
  ] as const) {
    test(`by a blocker that took away ${part} still leads on`, async ({ page }) => {
      await open(page, "/");
      await page
        .locator(selector)
        .first()
        .evaluate((element) => element.remove());
      await follow(page, "/services");
      await expect(heading(page)).toHaveText(services);
      await follow(page, "/no/such/page");
      await expect(heading(page)).toHaveText(STRINGS.notFound);
    });
  }
});

test.describe("a clock that is wrong", () => {
  /** The year in which the site was built stands in its HTML. */
  const BUILT = Number(/© (?:<!-- -->)?(\d{4})/.exec(readFileSync(pageFile("/"), "utf8"))?.[1]);

  async function expectYear(page: Page, year: number): Promise<void> {
    const menu = await openMenu(page);
    await expect(menu.getByText(`© ${year} ${site().legalName}`)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  }

  for (const [year, shown] of [
    [2001, BUILT],
    [2099, BUILT],
    [BUILT + 1, BUILT + 1],
  ] as const) {
    test(`in ${year} shows the year ${shown}, keeps the cookie for its time, and does not loop`, async ({
      page,
      context,
    }) => {
      await page.clock.install({ time: new Date(`${year}-06-01T12:00:00Z`) });
      await expectWorking(page);
      await expectYear(page, shown);
      const cookie = (await context.cookies()).find(({ name }) => name === LOCALE_COOKIE);
      expect(cookie).toMatchObject({ value: DEFAULT_LOCALE, sameSite: "Lax", path: "/" });
      const days = (Number(cookie?.expires) - Date.now() / 1000) / SECONDS_PER_DAY;
      expect(Math.round(days)).toBe(LOCALE_COOKIE_DAYS);
      await breakScript(page, "app");
      const documents = countDocuments(page);
      await page.reload();
      await expect.poll(() => documents.length).toBe(2);
      await expect(heading(page)).toHaveText(home);
      await page.waitForLoadState("networkidle");
      expect(documents.length).toBe(2);
    });
  }

  test("that jumps back does not let a page load itself again and again", async ({ page }) => {
    await withoutPrefetch(page);
    await page.clock.setFixedTime(new Date("2030-01-01T00:00:00Z"));
    await breakScript(page, "app");
    const documents = countDocuments(page);
    await page.goto("/", { waitUntil: "commit" });
    await expect.poll(() => documents.length).toBe(2);
    await page.clock.setFixedTime(new Date("2020-01-01T00:00:00Z"));
    await page.reload();
    await page.waitForLoadState("networkidle");
    await expect(heading(page)).toHaveText(home);
    expect(documents.length).toBe(3);
  });
});
