import { expect, test } from "@playwright/test";
import { CONSENT_COOKIE, CONSENT_DAYS, CONSENT_GRANTED_EVENT, ROUTE_CHANGE_EVENT } from "../src/constants/consent";
import { CONSENT_NARROW_PX } from "../src/constants/layout";
import { STRINGS } from "../src/constants/strings";
import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from "../src/constants/visit";
import { openMenu } from "./menu";
import { pageOfType } from "./pages";
import { axe } from "./support/axe";
import { card, loadMore } from "./support/blog-parts";
import { all, upTo } from "./support/blog-sample";
import { consentCopy } from "./support/chrome-copy";
import * as consent from "./support/consent-parts";
import { openOverlay } from "./support/contact-parts";
import * as layer from "./support/data-layer";
import { recordErrors } from "./support/errors";
import { expectToGoRound, tabTo } from "./support/focus";
import { menuPages } from "./support/menu-parts";
import { follow } from "./support/routed";
import { DESKTOP, PHONE } from "./support/screens";
import { open, openAt, settle } from "./support/settle";
import { FIRST_VISIT } from "./support/visits";

const copy = consentCopy();
const REFUSED = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
const BY_DEFAULT = ["consent", "default", { ...REFUSED, analytics_storage: "denied" }];
const GRANTED = ["consent", "update", { analytics_storage: "granted" }];
const DENIED = ["consent", "update", { analytics_storage: "denied" }];
const PAGE_VIEW = { event: ROUTE_CHANGE_EVENT };

// A first visit; with less motion unless a test asks for all of it.
test.use({ storageState: FIRST_VISIT.storageState });

test.describe("for those who like motion", () => {
  test.use(FIRST_VISIT);

  for (const route of ["/", pageOfType("article")]) {
    test(`on a first visit to ${route} the prompt asks in the content's words, after the intro`, async ({ page }) => {
      await page.goto(route);
      const prompt = consent.consentPrompt(page);
      await expect(prompt).toBeVisible({ timeout: 15_000 });
      await expect(page.locator("html")).toHaveAttribute("data-intro", "gone");
      await expect(prompt.getByText(copy.perex)).toBeVisible();
      await expect(prompt.getByRole("button")).toHaveText([copy.acceptAll, copy.acceptNecessary, copy.choose]);
      await expect(prompt.getByRole("link", { name: copy.policy })).toHaveAttribute("href", "/privacy-policy");
    });
  }
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

test("while the prompt waits for an answer, the new article that gets the focus is not below it", async ({ page }) => {
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

test("before an answer nobody else is asked and only the language is kept, then also the answer", async ({ page }) => {
  const asked = await layer.standInForOthers(page);
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
  expect(asked).toEqual([]);
});

test("accepting is noted, told, and lets the tag manager in, once a document", async ({ page }) => {
  const asked = await layer.standInForOthers(page);
  await open(page, "/blog");
  expect(await layer.toldSoFar(page)).toEqual([BY_DEFAULT, PAGE_VIEW]);
  await consent.answer(page, copy.acceptAll);
  expect(await consent.allowed(page)).toEqual(["necessary", "analytics"]);
  for (const documents of [1, 2]) {
    await expect.poll(() => asked).toHaveLength(documents);
    const granted = [BY_DEFAULT, GRANTED, { event: CONSENT_GRANTED_EVENT }, PAGE_VIEW];
    await expect.poll(() => layer.toldSoFar(page)).toEqual(granted);
    await follow(page, "/contact");
    await expect.poll(() => layer.toldSoFar(page)).toEqual([...granted, PAGE_VIEW]);
    await open(page, "/blog");
    await expect(consent.consentPrompt(page)).toBeHidden();
  }
});

test("declining is noted: nobody asks again, and nobody else is ever asked for anything", async ({ page }) => {
  const asked = await layer.standInForOthers(page);
  await page.clock.install();
  await open(page, "/blog");
  await consent.answer(page, copy.acceptNecessary);
  expect(await consent.allowed(page)).toEqual(["necessary"]);
  for (const route of ["/blog", "/"]) {
    await open(page, route);
    await consent.letTimePass(page);
    await expect(consent.consentPrompt(page)).toBeHidden();
    expect(await layer.toldSoFar(page)).toEqual([BY_DEFAULT, PAGE_VIEW]);
  }
  expect(asked).toEqual([]);
});

for (const broken of ['{"categ', "null", "%E0%A4%A", '{"categories":"all"}', '{"categories":["analytics"]}']) {
  test(`the answer ${broken} cannot be read: the prompt asks anew, and keeps the next`, async ({ page, context }) => {
    const errors = recordErrors(page);
    const value = broken.startsWith("%") ? broken : encodeURIComponent(broken);
    await context.addCookies([{ name: CONSENT_COOKIE, value, domain: "localhost", path: "/" }]);
    await open(page, "/blog");
    await consent.answer(page, copy.acceptNecessary);
    expect(await consent.allowed(page)).toEqual(["necessary"]);
    expect(errors).toEqual([]);
  });
}

test("consent taken back in the settings is noted, told, and takes its cookies with it", async ({ page, context }) => {
  await layer.standInForOthers(page);
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
  expect((await layer.toldSoFar(page)).at(-1)).toEqual(DENIED);
  await expect.poll(() => consent.cookieNames(page)).toEqual([CONSENT_COOKIE, LOCALE_COOKIE, "other"].sort());
});

test("once accepted each page is counted once, when it has its title; those before it are not", async ({ page }) => {
  await layer.standInForOthers(page);
  await layer.recordTitles(page);
  await open(page, "/blog");
  for (const [index, route] of ["/contact", "/works"].entries()) {
    await follow(page, route);
    await expect.poll(() => layer.pageViews(page)).toBe(index + 2);
  }
  await consent.answer(page, copy.acceptAll);
  await expect.poll(() => layer.pageViews(page), "the page shown").toBe(1);
  const titles = new Set<string>();
  for (const [index, route] of ["/about-us", "/blog", "/services"].entries()) {
    await follow(page, route);
    await expect.poll(() => layer.pageViews(page)).toBe(index + 2);
    await page.waitForLoadState("networkidle");
    expect(await layer.pageViews(page)).toBe(index + 2);
    expect(await layer.titleOfLatestView(page)).toBe(await page.title());
    titles.add(await page.title());
  }
  expect(titles.size).toBe(3);
});

test("whoever blocks every other host gets the site as it is", async ({ page }) => {
  const errors = recordErrors(page);
  const asked = await layer.standInForOthers(page, { isBlocked: true });
  await open(page, "/blog");
  await consent.answer(page, copy.acceptAll);
  await expect.poll(() => asked).toHaveLength(1);
  await openMenu(page);
  await menuPages(page).locator('a[href="/contact"]').click();
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => layer.pageViews(page)).toBe(2);
  expect(errors.filter((error) => !error.includes("net::ERR_FAILED"))).toEqual([]);
});

for (const width of [PHONE.width, CONSENT_NARROW_PX - 1, CONSENT_NARROW_PX, DESKTOP.width]) {
  const isNarrow = width < CONSENT_NARROW_PX;
  test(`in a window of ${width} px the prompt ${isNarrow ? "takes its whole width" : "is a box"}`, async ({ page }) => {
    await openAt(page, "/blog", { width, height: 800 });
    await expect(consent.consentPrompt(page)).toBeVisible();
    await settle(page);
    const { x = 0, y = 0, width: taken = 0, height = 0 } = (await consent.consentPrompt(page).boundingBox()) ?? {};
    if (isNarrow) expect({ x, taken, bottom: Math.round(y + height) }).toEqual({ x: 0, taken: width, bottom: 800 });
    else expect(taken).toBeLessThan(CONSENT_NARROW_PX - 1);
  });
}

for (const [screen, size] of Object.entries({ desk: DESKTOP, phone: PHONE })) {
  test(`axe finds nothing with the prompt, nor with its settings, on a ${screen}`, async ({ page }) => {
    await openAt(page, "/blog", size);
    await expect(consent.consentPrompt(page)).toBeVisible();
    await settle(page);
    const asking = await axe(page);
    await consent.consentPrompt(page).getByRole("button", { name: copy.choose }).click();
    await expect(consent.consentSettings(page)).toBeVisible();
    await settle(page);
    expect({ asking: asking.violations, settings: (await axe(page)).violations }).toEqual({ asking: [], settings: [] });
  });
}

test("the keyboard alone reaches the prompt, opens and closes the settings, and answers", async ({ page }) => {
  await open(page, "/blog");
  const [prompt, settings] = [consent.consentPrompt(page), consent.consentSettings(page)];
  const choose = prompt.getByRole("button", { name: copy.choose });
  await expect(prompt).toBeVisible();
  await tabTo(page, choose);
  await page.keyboard.press("Enter");
  await expect(settings.locator(":focus")).toHaveCount(1);
  await expectToGoRound(page, settings, "Tab");
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
    const release = await consent.holdPrompt(page);
    await openAt(page, "/", DESKTOP);
    const covering = await cover(page);
    await expect(covering.locator(":focus")).toHaveCount(1);
    release();
    await expect(page.locator(".show--consent")).toBeAttached();
    await consent.letTimePass(page);
    await expect(covering.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(covering).toBeHidden();
    await expect(consent.consentPrompt(page)).toBeVisible();
  });
}
