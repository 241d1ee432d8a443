import { expect, type Page } from "@playwright/test";
import { CONSENT_COOKIE, CONSENT_DELAY_MS, ROUTE_CHANGE_EVENT } from "../../src/constants/consent";
import { CONSENT_DAYS, CONSENT_GRANTED_EVENT } from "../../src/constants/measuring";
import { MENU_ID } from "../../src/constants/routes";
import { DEFAULT_LOCALE, LOCALE_COOKIE } from "../../src/constants/visit";
import {
  allowedCategories,
  answer,
  consentPrompt,
  consentSettings,
  daysKept,
  withdrawTags,
} from "../support/consent";
import { openOverlay } from "../support/contact-overlay";
import { consentCopy } from "../support/content";
import { menuPages, openMenu } from "../support/menu";
import { hold, standInForOtherHosts } from "../support/network";
import { follow, open, openAt, recordErrors, waitForHydration } from "../support/page";
import { test } from "../support/test";
import { DESKTOP, FIRST_VISIT } from "../support/visitor";

const copy = consentCopy();
const REFUSED = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
const BY_DEFAULT = ["consent", "default", { ...REFUSED, analytics_storage: "denied" }];
const GRANTED = ["consent", "update", { analytics_storage: "granted" }];
const PAGE_VIEW = { event: ROUTE_CHANGE_EVENT };
const AFTER_CONSENT = [BY_DEFAULT, GRANTED, { event: CONSENT_GRANTED_EVENT }, PAGE_VIEW];

/** A tag that sets its cookie, and sets it once more when its document ends, as many do. */
const TAG = `
  const write = () => { document.cookie = "_ga_ABC123=1; Path=/"; };
  for (const event of ["pagehide", "visibilitychange"]) document.addEventListener(event, write);
  addEventListener("pagehide", write);
  write();
`;

/** Answers with a tag manager of one tag, and with nothing else. */
const tagManager = (address: string) =>
  address.startsWith("https://www.googletagmanager.com/")
    ? { contentType: "text/javascript", body: TAG }
    : undefined;

/** The entries of the data layer in this document, except that the tag manager was loaded. */
async function dataLayer(page: Page): Promise<unknown[]> {
  const entries = await page.evaluate(() =>
    (window as unknown as { dataLayer: unknown[] }).dataLayer.map((entry) =>
      String(entry) === "[object Arguments]" ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  );
  return entries.filter((entry) => (entry as { event?: unknown }).event !== "gtm.js");
}

/** Records the title at the moment of each page view, in the documents that follow. */
const recordViews = (page: Page) =>
  page.addInitScript((event) => {
    const views: string[] = [];
    const layer: unknown[] = [];
    layer.push = (...entries) => {
      if (entries.some((entry) => (entry as { event?: unknown }).event === event))
        views.push(document.title);
      return Array.prototype.push.apply(layer, entries);
    };
    Object.assign(window, { views, dataLayer: layer });
  }, ROUTE_CHANGE_EVENT);

const views = (page: Page) => page.evaluate(() => (window as unknown as { views: string[] }).views);

/** Advances the page's clock past every timer that may be waiting. */
async function letTimePass(page: Page): Promise<void> {
  await page.clock.runFor(10_000);
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(10_000);
}

test.describe("with all motion", () => {
  test.use(FIRST_VISIT);

  test("a visitor who refuses after the intro is neither asked again nor measured", async ({
    page,
    context,
  }) => {
    const requests = await standInForOtherHosts(page, tagManager);
    await page.goto("/");
    const prompt = consentPrompt(page);
    await expect(prompt.getByText(copy.perex)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-intro", "gone");
    await expect(prompt.getByRole("button")).toHaveText([
      copy.acceptAll,
      copy.acceptNecessary,
      copy.choose,
    ]);
    await expect(prompt.getByRole("link", { name: copy.policy })).toHaveAttribute(
      "href",
      "/privacy-policy",
    );

    // The necessary category cannot be refused, and analytics are off.
    await prompt.getByRole("button", { name: copy.choose }).click();
    const settings = consentSettings(page);
    await expect(settings.getByText(copy.settingsPerex)).toBeVisible();
    for (const { title, perex } of [copy.necessary, copy.analytics]) {
      const isNecessary = title === copy.necessary.title;
      const box = settings.getByRole("checkbox", { name: title, exact: true });
      await expect(box).toBeEnabled({ enabled: !isNecessary });
      await expect(box).toBeChecked({ checked: isNecessary });
      await settings.getByRole("button", { name: title, exact: true }).click();
      await expect(settings.getByText(perex)).toBeVisible();
    }
    await page.keyboard.press("Escape");

    // The prompt stays from page to page; until it is answered only the locale is stored.
    await follow(page, "/blog");
    await expect(page).toHaveURL("/blog");
    await expect(prompt).toBeVisible();
    const locale = { name: LOCALE_COOKIE, value: DEFAULT_LOCALE, sameSite: "Lax", path: "/" };
    expect(await context.cookies()).toMatchObject([locale]);

    await answer(page, copy.acceptNecessary);
    expect(await allowedCategories(page)).toEqual(["necessary"]);
    expect(await daysKept(page, CONSENT_COOKIE)).toBe(CONSENT_DAYS);
    expect(await context.cookies()).toHaveLength(2);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    for (const key of await page.evaluate(() => Object.keys(sessionStorage)))
      expect(key).toMatch(/^(visited|scroll-positions|reloaded-at|lead|draft:.*)$/);

    await page.clock.install();
    await open(page, "/");
    await letTimePass(page);
    await expect(prompt).toBeHidden();
    expect(await dataLayer(page)).toEqual([BY_DEFAULT, PAGE_VIEW]);
    expect(requests).toEqual([]);
  });

  test("a visitor who skips the intro is asked at once", async ({ page }) => {
    const year = new Date().getFullYear() + 1;
    await page.clock.install({ time: new Date(year, 5, 1) });
    await page.goto("/");
    // The frame's effects have run, which hear the visitor.
    await expect(page.locator(`#${MENU_ID}`)).toContainText(`© ${year}`);
    await page.keyboard.press("Tab");
    await expect(page.locator("html")).toHaveAttribute("data-intro", "gone");
    const now = () => page.evaluate(() => Date.now());
    const start = (await now()) + 500;
    await page.clock.pauseAt(start);
    // Its script may come late, its timers run with the clock.
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(consentPrompt(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    expect((await now()) - start).toBeLessThan(CONSENT_DELAY_MS / 2);
  });
});

test.describe("with reduced motion", () => {
  test.use({ storageState: FIRST_VISIT.storageState });

  test("a visitor is asked at their first act or after six seconds", async ({ page }) => {
    await page.clock.install();
    await open(page, "/");
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.clock.runFor(CONSENT_DELAY_MS / 2);
    await page.waitForLoadState("networkidle");
    // The prompt is added later, when time goes on.
    await expect(page.locator("#cc-main")).toHaveCount(0);
    await page.clock.runFor(CONSENT_DELAY_MS / 2);
    await page.clock.resume();
    await expect(consentPrompt(page)).toBeVisible();

    await open(page, "/blog");
    await page.keyboard.press("Tab");
    await page.clock.runFor(500);
    await expect(consentPrompt(page)).toBeVisible();
  });

  test("a visitor who accepts is measured once a page until they withdraw", async ({
    page,
    context,
  }) => {
    const requests = await standInForOtherHosts(page, tagManager);
    await recordViews(page);
    await open(page, "/blog");
    await expect.poll(() => dataLayer(page)).toEqual([BY_DEFAULT, PAGE_VIEW]);
    await follow(page, "/contact");
    await expect.poll(() => views(page)).toHaveLength(2);

    // The answer counts the page shown, not those before it.
    await answer(page, copy.acceptAll);
    expect(await allowedCategories(page)).toEqual(["necessary", "analytics"]);
    await expect.poll(() => requests).toHaveLength(1);
    await expect.poll(() => dataLayer(page)).toEqual(AFTER_CONSENT);

    for (const [index, route] of ["/about-us", "/blog"].entries()) {
      await follow(page, route);
      await expect.poll(() => views(page)).toHaveLength(index + 4);
      await page.waitForLoadState("networkidle");
      expect((await views(page)).slice(index + 3)).toEqual([await page.title()]);
    }

    // The next document loads the tag manager once, and asks nothing.
    await open(page, "/blog");
    await expect.poll(() => dataLayer(page)).toEqual(AFTER_CONSENT);
    await expect.poll(() => requests).toHaveLength(2);
    await expect(consentPrompt(page)).toBeHidden();

    const another = { name: "another", value: "1", domain: "localhost", path: "/" };
    await context.addCookies([another]);
    const otherTab = await context.newPage();
    await standInForOtherHosts(otherTab, tagManager);
    await open(otherTab, "/works");
    await expect.poll(() => dataLayer(otherTab)).toEqual(AFTER_CONSENT);
    await withdrawTags(page, copy.analytics.title);
    expect(await allowedCategories(page)).toEqual(["necessary"]);
    await expect.poll(() => dataLayer(page)).toEqual([BY_DEFAULT, PAGE_VIEW]);
    expect(requests).toHaveLength(2);

    // Another tab follows when the visitor comes back to it.
    const reloaded = otherTab.waitForEvent("load");
    await otherTab.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await reloaded;
    await waitForHydration(otherTab);
    await expect.poll(() => dataLayer(otherTab)).toEqual([BY_DEFAULT, PAGE_VIEW]);
    const left = (await context.cookies()).map(({ name }) => name).sort();
    expect(left).toEqual([CONSENT_COOKIE, LOCALE_COOKIE, "another"].sort());
  });

  test("a visitor whose answer cannot be read is asked again while other hosts are blocked", async ({
    page,
    context,
  }) => {
    const errors = recordErrors(page);
    const requests = await standInForOtherHosts(page, () => undefined);
    for (const broken of ['{"categ', '{"categories":["analytics"]}']) {
      const value = encodeURIComponent(broken);
      await context.addCookies([{ name: CONSENT_COOKIE, value, domain: "localhost", path: "/" }]);
      await open(page, "/blog");
      await answer(page, copy.acceptAll);
      expect(await allowedCategories(page)).toEqual(["necessary", "analytics"]);
    }
    await expect.poll(() => requests).not.toEqual([]);
    await openMenu(page);
    await menuPages(page).locator('a[href="/contact"]').click();
    await expect(page).toHaveURL("/contact");
    await expect.poll(async () => (await dataLayer(page)).at(-1)).toEqual(PAGE_VIEW);
    expect(errors.filter((error) => !error.includes("net::ERR_FAILED"))).toEqual([]);
  });

  test("a prompt that comes while the contact form is open leaves the focus there", async ({
    page,
  }) => {
    await page.clock.install();
    // It does not ask before its styles have loaded.
    const { release } = await hold(page, "**/consent-*.css");
    await openAt(page, "/", DESKTOP);
    const overlay = await openOverlay(page);
    await expect(overlay.locator(":focus")).toHaveCount(1);
    await release();
    await expect(page.locator(".show--consent")).toBeAttached();
    await letTimePass(page);
    await expect(overlay.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(overlay).toBeHidden();
    await expect(consentPrompt(page)).toBeVisible();
  });
});
