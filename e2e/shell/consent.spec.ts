import { expect } from "@playwright/test";
import { CONSENT_COOKIE, CONSENT_DAYS, CONSENT_GRANTED_EVENT, ROUTE_CHANGE_EVENT } from "../../src/constants/consent";
import { CONSENT_NARROW_PX } from "../../src/constants/layout";
import { STRINGS } from "../../src/constants/strings";
import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from "../../src/constants/visit";
import { axe } from "../support/axe";
import { all, card, loadMore, upTo } from "../support/blog";
import * as consent from "../support/consent";
import { openOverlay } from "../support/contact-overlay";
import { consentCopy } from "../support/content";
import { expectFocusTrap, tabTo } from "../support/focus";
import { menuPages, openMenu } from "../support/menu";
import { follow, open, openAt, recordErrors, resize } from "../support/page";
import { test } from "../support/test";
import { DESKTOP, FIRST_VISIT, PHONE } from "../support/visitor";

const copy = consentCopy();
const REFUSED = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
const BY_DEFAULT = ["consent", "default", { ...REFUSED, analytics_storage: "denied" }];
const GRANTED = ["consent", "update", { analytics_storage: "granted" }];
const DENIED = ["consent", "update", { analytics_storage: "denied" }];
const PAGE_VIEW = { event: ROUTE_CHANGE_EVENT };

// A first visit; with reduced motion unless a test asks for all of it.
test.use({ storageState: FIRST_VISIT.storageState });

test.describe("with all motion", () => {
  test.use(FIRST_VISIT);

  test("on a first visit the prompt asks in the content's words, after the intro", async ({ page }) => {
    await page.goto("/");
    const prompt = consent.consentPrompt(page);
    await expect(prompt).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-intro", "gone");
    await expect(prompt.getByText(copy.perex)).toBeVisible();
    await expect(prompt.getByRole("button")).toHaveText([copy.acceptAll, copy.acceptNecessary, copy.choose]);
    await expect(prompt.getByRole("link", { name: copy.policy })).toHaveAttribute("href", "/privacy-policy");
  });
});

test("the settings explain what is necessary and cannot be refused, and analytics, which are off", async ({ page }) => {
  await open(page, "/");
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
});

test("while the prompt is open, a new article that gets the focus is not covered by it", async ({ page }) => {
  await openAt(page, "/blog", PHONE);
  await expect(consent.consentPrompt(page)).toBeVisible();
  await loadMore(page).focus();
  await page.keyboard.press("Enter");
  const first = card(page, all[upTo(1).length]);
  await expect(first).toBeFocused();
  const bottom = await first.evaluate((link) => link.getBoundingClientRect().bottom);
  const top = await consent.consentPrompt(page).evaluate((prompt) => prompt.getBoundingClientRect().top);
  expect(bottom).toBeLessThan(top);
});

test("before an answer no other host is contacted and only the locale is stored, then also the answer", async ({
  page,
}) => {
  const requested = await consent.interceptOtherHosts(page);
  await open(page, "/");
  for (const route of ["/contact", "/blog"]) {
    await expect(consent.consentPrompt(page)).toBeVisible();
    await follow(page, route);
    await expect(page).toHaveURL(route);
  }
  await page.reload();
  await expect(consent.consentPrompt(page)).toBeVisible();
  expect(await page.context().cookies()).toMatchObject([
    { name: LOCALE_COOKIE, value: DEFAULT_LOCALE, sameSite: "Lax", path: "/" },
  ]);
  expect(await consent.daysKept(page, LOCALE_COOKIE)).toBe(LOCALE_COOKIE_DAYS);
  await consent.answer(page, copy.acceptNecessary);
  expect(await consent.cookieNames(page)).toEqual([CONSENT_COOKIE, LOCALE_COOKIE]);
  expect(await consent.daysKept(page, CONSENT_COOKIE)).toBe(CONSENT_DAYS);
  expect(await consent.unknownStorage(page)).toEqual([]);
  expect(requested).toEqual([]);
});

test("accepting is stored, pushed to the data layer, and loads the tag manager, once per document", async ({
  page,
}) => {
  const requested = await consent.interceptOtherHosts(page);
  await open(page, "/blog");
  expect(await consent.dataLayer(page)).toEqual([BY_DEFAULT, PAGE_VIEW]);
  await consent.answer(page, copy.acceptAll);
  expect(await consent.allowed(page)).toEqual(["necessary", "analytics"]);
  for (const documents of [1, 2]) {
    await expect.poll(() => requested).toHaveLength(documents);
    const granted = [BY_DEFAULT, GRANTED, { event: CONSENT_GRANTED_EVENT }, PAGE_VIEW];
    await expect.poll(() => consent.dataLayer(page)).toEqual(granted);
    await follow(page, "/contact");
    await expect.poll(() => consent.dataLayer(page)).toEqual([...granted, PAGE_VIEW]);
    await open(page, "/blog");
    await expect(consent.consentPrompt(page)).toBeHidden();
  }
});

test("declining is stored: nobody asks again, and no other host is ever contacted", async ({ page }) => {
  const requested = await consent.interceptOtherHosts(page);
  await page.clock.install();
  await open(page, "/blog");
  await consent.answer(page, copy.acceptNecessary);
  expect(await consent.allowed(page)).toEqual(["necessary"]);
  for (const route of ["/blog", "/"]) {
    await open(page, route);
    await consent.letTimePass(page);
    await expect(consent.consentPrompt(page)).toBeHidden();
    expect(await consent.dataLayer(page)).toEqual([BY_DEFAULT, PAGE_VIEW]);
  }
  expect(requested).toEqual([]);
});

test("where the stored answer cannot be read the prompt asks again, and stores the next answer", async ({
  page,
  context,
}) => {
  const errors = recordErrors(page);
  for (const broken of ['{"categ', "%E0%A4%A", '{"categories":["analytics"]}']) {
    const value = broken.startsWith("%") ? broken : encodeURIComponent(broken);
    await context.addCookies([{ name: CONSENT_COOKIE, value, domain: "localhost", path: "/" }]);
    await open(page, "/blog");
    await consent.answer(page, copy.acceptNecessary);
    expect(await consent.allowed(page), broken).toEqual(["necessary"]);
  }
  expect(errors).toEqual([]);
});

test("withdrawing consent is stored, pushed to the data layer, and deletes the cookies of analytics", async ({
  page,
  context,
}) => {
  await consent.interceptOtherHosts(page);
  await open(page, "/blog");
  await consent.answer(page, copy.acceptAll);
  const names = ["_ga", "_ga_ABC123", "other"];
  await context.addCookies(names.map((name) => ({ name, value: "1", domain: "localhost", path: "/" })));
  await consent.openSettings(page);
  const settings = consent.consentSettings(page);
  const analytics = settings.getByRole("checkbox", { name: copy.analytics.title, exact: true });
  await expect(analytics).toBeChecked();
  await analytics.uncheck({ force: true });
  await settings.getByRole("button", { name: copy.save }).click();
  await expect(settings).toBeHidden();
  expect(await consent.allowed(page)).toEqual(["necessary"]);
  expect((await consent.dataLayer(page)).at(-1)).toEqual(DENIED);
  await expect.poll(() => consent.cookieNames(page)).toEqual([CONSENT_COOKIE, LOCALE_COOKIE, "other"].sort());
});

test("once accepted each page is counted once, when it has its title; those before are not counted", async ({
  page,
}) => {
  await consent.interceptOtherHosts(page);
  await consent.recordTitles(page);
  await open(page, "/blog");
  for (const [index, route] of ["/contact", "/works"].entries()) {
    await follow(page, route);
    await expect.poll(() => consent.pageViews(page)).toBe(index + 2);
  }
  await consent.answer(page, copy.acceptAll);
  await expect.poll(() => consent.pageViews(page), "the page shown").toBe(1);
  const titles = new Set<string>();
  for (const [index, route] of ["/about-us", "/blog", "/services"].entries()) {
    await follow(page, route);
    await expect.poll(() => consent.pageViews(page)).toBe(index + 2);
    await page.waitForLoadState("networkidle");
    expect(await consent.pageViews(page)).toBe(index + 2);
    expect(await consent.titleOfLatestView(page)).toBe(await page.title());
    titles.add(await page.title());
  }
  expect(titles.size).toBe(3);
});

test("with every other host blocked the site works as ever", async ({ page }) => {
  const errors = recordErrors(page);
  const requested = await consent.interceptOtherHosts(page, { isBlocked: true });
  await open(page, "/blog");
  await consent.answer(page, copy.acceptAll);
  await expect.poll(() => requested).toHaveLength(1);
  await openMenu(page);
  await menuPages(page).locator('a[href="/contact"]').click();
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => consent.pageViews(page)).toBe(2);
  expect(errors.filter((error) => !error.includes("net::ERR_FAILED"))).toEqual([]);
});

test("below 688 px the prompt takes the whole width, from there on it is a box", async ({ page }) => {
  expect(CONSENT_NARROW_PX).toBe(688);
  const height = 800;
  await openAt(page, "/blog", { width: PHONE.width, height });
  const prompt = consent.consentPrompt(page);
  await expect(prompt).toBeVisible();
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
});

test("axe finds nothing in the prompt and its settings, on a desktop and a phone", async ({ page }) => {
  await openAt(page, "/blog", DESKTOP);
  await expect(consent.consentPrompt(page)).toBeVisible();
  const expectAccessible = async () => {
    for (const size of [DESKTOP, PHONE]) {
      await resize(page, size);
      expect((await axe(page)).violations, `${size.width} px wide`).toEqual([]);
    }
  };
  await expectAccessible();
  await consent.consentPrompt(page).getByRole("button", { name: copy.choose }).click();
  await expect(consent.consentSettings(page)).toBeVisible();
  await expectAccessible();
});

test("the keyboard alone reaches the prompt, opens and closes the settings, and answers", async ({ page }) => {
  await open(page, "/blog");
  const [prompt, settings] = [consent.consentPrompt(page), consent.consentSettings(page)];
  const choose = prompt.getByRole("button", { name: copy.choose });
  await expect(prompt).toBeVisible();
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
});

for (const [what, cover] of [
  ["the menu", openMenu],
  ["the contact form", openOverlay],
] as const) {
  test(`a prompt that comes while ${what} is open waits, and leaves the focus where it is`, async ({ page }) => {
    await page.clock.install();
    const { release } = await consent.holdPrompt(page);
    await openAt(page, "/", DESKTOP);
    const covering = await cover(page);
    await expect(covering.locator(":focus")).toHaveCount(1);
    await release();
    await expect(page.locator(".show--consent")).toBeAttached();
    await consent.letTimePass(page);
    await expect(covering.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(covering).toBeHidden();
    await expect(consent.consentPrompt(page)).toBeVisible();
  });
}
