import { expect, type Page } from "@playwright/test";
import { CONSENT_COOKIE, CONSENT_DAYS, CONSENT_GRANTED_EVENT, ROUTE_CHANGE_EVENT } from "../../src/constants/consent";
import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from "../../src/constants/visit";
import * as consent from "../support/consent";
import { openOverlay } from "../support/contact-overlay";
import { consentCopy } from "../support/content";
import { menuPages, openMenu } from "../support/menu";
import { follow, open, openAt, recordErrors } from "../support/page";
import { test } from "../support/test";
import { DESKTOP, FIRST_VISIT } from "../support/visitor";

const copy = consentCopy();
const REFUSED = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
const BY_DEFAULT = ["consent", "default", { ...REFUSED, analytics_storage: "denied" }];
const GRANTED = ["consent", "update", { analytics_storage: "granted" }];
const DENIED = ["consent", "update", { analytics_storage: "denied" }];
const PAGE_VIEW = { event: ROUTE_CHANGE_EVENT };
const AFTER_CONSENT = [BY_DEFAULT, GRANTED, { event: CONSENT_GRANTED_EVENT }, PAGE_VIEW];

// A first visit; with reduced motion unless a test asks for all of it.
test.use({ storageState: FIRST_VISIT.storageState });

async function expectPromptInWordsOfContent(page: Page): Promise<void> {
  const prompt = consent.consentPrompt(page);
  await expect(prompt.getByText(copy.perex)).toBeVisible();
  await expect(prompt.getByRole("button")).toHaveText([copy.acceptAll, copy.acceptNecessary, copy.choose]);
  await expect(prompt.getByRole("link", { name: copy.policy })).toHaveAttribute("href", "/privacy-policy");
}

async function expectSettingsToExplain(page: Page): Promise<void> {
  await consent.consentPrompt(page).getByRole("button", { name: copy.choose }).click();
  const settings = consent.consentSettings(page);
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
  await expect(settings).toBeHidden();
}

test.describe("with all motion", () => {
  test.use(FIRST_VISIT);

  test("on a first visit the prompt asks after the intro; before an answer no other host is contacted and only the locale is stored", async ({
    page,
  }) => {
    const requested = await consent.interceptOtherHosts(page);
    await page.goto("/");
    await expect(consent.consentPrompt(page)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-intro", "gone");
    await test.step("it asks in the content's words", () => expectPromptInWordsOfContent(page));
    await test.step("the settings explain what is necessary and cannot be refused, and analytics, which are off", () =>
      expectSettingsToExplain(page));
    await test.step("it stays from page to page, and only the locale is stored", async () => {
      for (const route of ["/contact", "/blog"]) {
        await follow(page, route);
        await expect(page).toHaveURL(route);
        await expect(consent.consentPrompt(page)).toBeVisible();
      }
      expect(await page.context().cookies()).toMatchObject([
        { name: LOCALE_COOKIE, value: DEFAULT_LOCALE, sameSite: "Lax", path: "/" },
      ]);
      expect(await consent.daysKept(page, LOCALE_COOKIE)).toBe(LOCALE_COOKIE_DAYS);
    });
    await test.step("then also the answer, and still no other host is contacted", async () => {
      await consent.answer(page, copy.acceptNecessary);
      expect(await consent.cookieNames(page)).toEqual([CONSENT_COOKIE, LOCALE_COOKIE]);
      expect(await consent.daysKept(page, CONSENT_COOKIE)).toBe(CONSENT_DAYS);
      expect(await consent.unknownStorage(page)).toEqual([]);
      expect(requested).toEqual([]);
    });
  });
});

test("declining is stored: nobody asks again, and no other host is ever contacted", async ({ page }) => {
  const requested = await consent.interceptOtherHosts(page);
  await page.clock.install();
  await open(page, "/blog");
  await consent.answer(page, copy.acceptNecessary);
  expect(await consent.allowed(page)).toEqual(["necessary"]);
  await open(page, "/");
  await consent.letTimePass(page);
  await expect(consent.consentPrompt(page)).toBeHidden();
  expect(await consent.dataLayer(page)).toEqual([BY_DEFAULT, PAGE_VIEW]);
  expect(requested).toEqual([]);
});

async function expectEachPageCountedOnce(page: Page): Promise<void> {
  const titles = new Set<string>();
  for (const [index, route] of ["/about-us", "/blog"].entries()) {
    await follow(page, route);
    await expect.poll(() => consent.pageViews(page)).toBe(index + 2);
    await page.waitForLoadState("networkidle");
    expect(await consent.pageViews(page)).toBe(index + 2);
    expect(await consent.titleOfLatestView(page)).toBe(await page.title());
    titles.add(await page.title());
  }
  expect(titles.size).toBe(2);
}

async function withdraw(page: Page): Promise<void> {
  await consent.openSettings(page);
  const settings = consent.consentSettings(page);
  const analytics = settings.getByRole("checkbox", { name: copy.analytics.title, exact: true });
  await expect(analytics).toBeChecked();
  await analytics.uncheck({ force: true });
  await settings.getByRole("button", { name: copy.save }).click();
  await expect(settings).toBeHidden();
}

test("accepting is stored, pushed to the data layer, and loads the tag manager, once per document, until it is withdrawn", async ({
  page,
  context,
}) => {
  const requested = await consent.interceptOtherHosts(page);
  await consent.recordTitles(page);
  await open(page, "/blog");
  await test.step("before the answer nothing is granted", async () => {
    await expect.poll(() => consent.dataLayer(page)).toEqual([BY_DEFAULT, PAGE_VIEW]);
    await follow(page, "/contact");
    await expect.poll(() => consent.pageViews(page)).toBe(2);
  });
  await test.step("the answer counts the page shown, not those before it", async () => {
    await consent.answer(page, copy.acceptAll);
    expect(await consent.allowed(page)).toEqual(["necessary", "analytics"]);
    await expect.poll(() => requested).toHaveLength(1);
    await expect.poll(() => consent.dataLayer(page)).toEqual(AFTER_CONSENT);
  });
  await test.step("each page is counted once, when it has its title", () => expectEachPageCountedOnce(page));
  await test.step("the next document loads the tag manager once, and asks nothing", async () => {
    await open(page, "/blog");
    await expect.poll(() => consent.dataLayer(page)).toEqual(AFTER_CONSENT);
    await expect.poll(() => requested).toHaveLength(2);
    await expect(consent.consentPrompt(page)).toBeHidden();
  });
  await test.step("withdrawing is stored, pushed to the data layer, and deletes the cookies of analytics", async () => {
    const names = ["_ga", "_ga_ABC123", "other"];
    await context.addCookies(names.map((name) => ({ name, value: "1", domain: "localhost", path: "/" })));
    await withdraw(page);
    expect(await consent.allowed(page)).toEqual(["necessary"]);
    expect((await consent.dataLayer(page)).at(-1)).toEqual(DENIED);
    await expect.poll(() => consent.cookieNames(page)).toEqual([CONSENT_COOKIE, LOCALE_COOKIE, "other"].sort());
    expect(requested).toHaveLength(2);
  });
});

test("where the stored answer cannot be read the prompt asks again; with every other host blocked the site works as ever", async ({
  page,
  context,
}) => {
  const errors = recordErrors(page);
  const requested = await consent.interceptOtherHosts(page, { isBlocked: true });
  for (const [broken, button, stored] of [
    ['{"categ', copy.acceptNecessary, ["necessary"]],
    ['{"categories":["analytics"]}', copy.acceptAll, ["necessary", "analytics"]],
  ] as const)
    await test.step(`after ${broken} the next answer is stored`, async () => {
      const value = encodeURIComponent(broken);
      await context.addCookies([{ name: CONSENT_COOKIE, value, domain: "localhost", path: "/" }]);
      await open(page, "/blog");
      await consent.answer(page, button);
      expect(await consent.allowed(page)).toEqual(stored);
    });
  await test.step("without the tag manager the site works", async () => {
    await expect.poll(() => requested).toHaveLength(1);
    await openMenu(page);
    await menuPages(page).locator('a[href="/contact"]').click();
    await expect(page).toHaveURL("/contact");
    await expect.poll(() => consent.pageViews(page)).toBe(2);
  });
  expect(errors.filter((error) => !error.includes("net::ERR_FAILED"))).toEqual([]);
});

test("a prompt that comes while the contact form is open waits, and leaves the focus where it is", async ({ page }) => {
  await page.clock.install();
  const { release } = await consent.holdPrompt(page);
  await openAt(page, "/", DESKTOP);
  const overlay = await openOverlay(page);
  await expect(overlay.locator(":focus")).toHaveCount(1);
  await release();
  await expect(page.locator(".show--consent")).toBeAttached();
  await consent.letTimePass(page);
  await expect(overlay.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  await expect(consent.consentPrompt(page)).toBeVisible();
});
