import { expect, test } from "@playwright/test";
import { CONSENT_COOKIE, CONSENT_DAYS, CONSENT_GRANTED_EVENT, ROUTE_CHANGE_EVENT } from "../src/constants/consent";
import { CONSENT_NARROW_PX } from "../src/constants/layout";
import { STRINGS } from "../src/constants/strings";
import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from "../src/constants/visit";
import { openMenu } from "./menu";
import { pageOfType } from "./pages";
import { axe } from "./support/axe";
import { consentCopy } from "./support/chrome-copy";
import * as consent from "./support/consent-parts";
import { openOverlay } from "./support/contact-parts";
import * as layer from "./support/data-layer";
import { recordErrors } from "./support/errors";
import { expectToGoRound, tabTo } from "./support/focus";
import { follow } from "./support/routed";
import { DESKTOP, PHONE } from "./support/screens";
import { open, openAt, settle } from "./support/settle";
import { FIRST_VISIT } from "./support/visits";

const copy = consentCopy();
const GRANTED = ["consent", "update", { analytics_storage: "granted" }];
const DENIED = ["consent", "update", { analytics_storage: "denied" }];
const SECONDS_PER_DAY = 86_400;
const daysAhead = (expires: number) => Math.round((expires - Date.now() / 1000) / SECONDS_PER_DAY);

// A first visit; with less motion unless a test asks for all of it.
test.use({ storageState: FIRST_VISIT.storageState });

test.describe("for those who like motion", () => {
  test.use(FIRST_VISIT);

  for (const route of ["/", pageOfType("article")]) {
    test(`on the first visit to ${route} the prompt asks, in the content's words, once the intro has gone`, async ({
      page,
    }) => {
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

test("the settings explain what is necessary, which cannot be refused, and analytics, which are off", async ({
  page,
}) => {
  await open(page, "/");
  await consent.consentPrompt(page).getByRole("button", { name: copy.choose }).click();
  const settings = consent.consentSettings(page);
  await expect(settings.getByText(copy.settingsPerex)).toBeVisible();
  const [necessary, analytics] = [consent.consentBoxes(page).first(), consent.consentBoxes(page).last()];
  await expect(consent.consentBoxes(page)).toHaveCount(2);
  await expect(necessary).toHaveAccessibleName(copy.necessary.title);
  await expect(necessary).toBeChecked();
  await expect(necessary).toBeDisabled();
  await expect(analytics).toHaveAccessibleName(copy.analytics.title);
  await expect(analytics).toBeEnabled();
  await expect(analytics).not.toBeChecked();
  for (const { title, perex } of [copy.necessary, copy.analytics]) {
    await settings.getByRole("button", { name: title }).click();
    await expect(settings.getByText(perex)).toBeVisible();
  }
});

test("before an answer nobody else is asked for anything, and only the language is kept; after it the answer", async ({
  page,
}) => {
  const asked = await layer.standInForOthers(page);
  await open(page, "/");
  await expect(consent.consentPrompt(page)).toBeVisible();
  for (const route of ["/contact", "/blog"]) {
    await follow(page, route);
    await expect(page).toHaveURL(route);
  }
  await page.waitForLoadState("networkidle");
  const [locale, ...others] = await page.context().cookies();
  expect(others).toEqual([]);
  expect(locale).toMatchObject({ name: LOCALE_COOKIE, value: DEFAULT_LOCALE, sameSite: "Lax", path: "/" });
  expect(daysAhead(locale?.expires ?? 0)).toBe(LOCALE_COOKIE_DAYS);
  await page.reload();
  const kept = await page.evaluate(() => ({ session: Object.keys(sessionStorage), local: Object.keys(localStorage) }));
  expect(kept.local).toEqual([]);
  expect(kept.session.filter((key) => !/^(visited|scroll-positions|reloaded-at|draft:.*)$/.test(key))).toEqual([]);
  await consent.answer(page, copy.acceptNecessary);
  expect(await consent.cookieNames(page)).toEqual([CONSENT_COOKIE, LOCALE_COOKIE]);
  const cookie = (await page.context().cookies()).find(({ name }) => name === CONSENT_COOKIE);
  expect(daysAhead(cookie?.expires ?? 0)).toBe(CONSENT_DAYS);
  expect(asked).toEqual([]);
});

test("accepting is noted, told to the tag manager in order, and lets it in, once a document; nobody asks again", async ({
  page,
}) => {
  const asked = await layer.standInForOthers(page);
  await layer.recordDataLayer(page);
  await open(page, "/blog");
  await consent.answer(page, copy.acceptAll);
  expect(await consent.allowed(page)).toEqual(["necessary", "analytics"]);
  const signals = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];
  const byDefault = ["consent", "default", Object.fromEntries(signals.map((signal) => [signal, "denied"]))];
  for (const documents of [1, 2]) {
    await expect.poll(() => asked).toHaveLength(documents);
    const told = await layer.waitingForTagManager(page);
    expect(told[0]).toEqual(byDefault);
    expect(told.filter((entry) => JSON.stringify(entry) === JSON.stringify(GRANTED))).toHaveLength(1);
    const events = told.map((entry) => (entry as { event?: string }).event);
    expect(events.filter((event) => event === CONSENT_GRANTED_EVENT)).toHaveLength(1);
    expect(events.indexOf(CONSENT_GRANTED_EVENT)).toBe(
      told.findIndex((entry) => Array.isArray(entry) && entry[1] === "update") + 1,
    );
    expect(events.indexOf(CONSENT_GRANTED_EVENT)).toBeLessThan(events.indexOf(ROUTE_CHANGE_EVENT));
    await follow(page, "/contact");
    await expect(page).toHaveURL("/contact");
    await open(page, "/blog");
    await expect(consent.consentPrompt(page)).toBeHidden();
  }
});

test("declining is noted: nobody asks again, and nobody else is ever asked for anything", async ({ page }) => {
  const asked = await layer.standInForOthers(page);
  await layer.recordDataLayer(page);
  await page.clock.install();
  await open(page, "/blog");
  await consent.answer(page, copy.acceptNecessary);
  expect(await consent.allowed(page)).toEqual(["necessary"]);
  for (const route of ["/blog", "/"]) {
    await open(page, route);
    await consent.letTimePass(page);
    await expect(consent.consentPrompt(page)).toBeHidden();
    const told = await layer.waitingForTagManager(page);
    expect(told.filter((entry) => JSON.stringify(entry).includes("granted"))).toEqual([]);
  }
  expect(asked).toEqual([]);
});

for (const broken of ["%7B%22categ", "null", "%E0%A4%A", encodeURIComponent('{"categories":"all"}')]) {
  test(`an answer that cannot be read (${broken}) is asked for anew, and the new one is kept`, async ({
    page,
    context,
  }) => {
    const errors = recordErrors(page);
    await context.addCookies([{ name: CONSENT_COOKIE, value: broken, domain: "localhost", path: "/" }]);
    await open(page, "/blog");
    await consent.answer(page, copy.acceptNecessary);
    expect(await consent.allowed(page)).toEqual(["necessary"]);
    expect(errors).toEqual([]);
  });
}

test("consent taken back at the foot of the page is told, noted, and takes the cookies of analytics with it", async ({
  page,
  context,
}) => {
  await layer.standInForOthers(page);
  await layer.recordDataLayer(page);
  await open(page, "/blog");
  await consent.answer(page, copy.acceptAll);
  const names = ["_ga", "_ga_ABC123", "other"];
  await context.addCookies(names.map((name) => ({ name, value: "1", domain: "localhost", path: "/" })));
  await consent.openSettings(page);
  const analytics = consent.consentBoxes(page).last();
  await expect(analytics).toBeChecked();
  await analytics.uncheck({ force: true });
  await consent.consentSettings(page).getByRole("button", { name: copy.save }).click();
  await expect(consent.consentSettings(page)).toBeHidden();
  expect(await consent.allowed(page)).toEqual(["necessary"]);
  expect((await layer.waitingForTagManager(page)).at(-1)).toEqual(DENIED);
  await expect.poll(() => consent.cookieNames(page)).toEqual([CONSENT_COOKIE, LOCALE_COOKIE, "other"].sort());
});

test("after acceptance each page is counted once, when it has its title; those before it are not", async ({ page }) => {
  await layer.standInForOthers(page);
  await layer.recordDataLayer(page);
  await open(page, "/blog");
  await expect(consent.consentPrompt(page)).toBeVisible();
  const views = async () => layer.pageViews(await layer.waitingForTagManager(page), ROUTE_CHANGE_EVENT);
  for (const [index, route] of ["/contact", "/works"].entries()) {
    await follow(page, route);
    await expect(page).toHaveURL(route);
    await expect.poll(views).toBe(index + 2);
  }
  await consent.answer(page, copy.acceptAll);
  await expect.poll(views, "the page shown").toBe(1);
  for (const [index, route] of ["/about-us", "/blog", "/services"].entries()) {
    await follow(page, route);
    await expect.poll(views).toBe(index + 2);
    await page.waitForLoadState("networkidle");
    expect(await views()).toBe(index + 2);
    const { title } =
      (await layer.toldSoFar(page)).findLast(({ entry }) => layer.pageViews([entry], ROUTE_CHANGE_EVENT)) ?? {};
    expect(title).toBe(
      await (await page.request.get(route)).text().then((html) => html.match(/<title[^>]*>([^<]*)/)?.[1]),
    );
  }
});

test("whoever blocks every other host gets the site as it is", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  const asked = await layer.standInForOthers(page, { isBlocked: true });
  await open(page, "/blog");
  await consent.answer(page, copy.acceptAll);
  await expect.poll(() => asked).toHaveLength(1);
  const menu = await openMenu(page);
  await menu.getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL("/contact");
  await expect(menu).toBeHidden();
  expect(errors).toEqual([]);
});

for (const width of [PHONE.width, CONSENT_NARROW_PX - 1, CONSENT_NARROW_PX, DESKTOP.width]) {
  const isNarrow = width < CONSENT_NARROW_PX;
  test(`in a window of ${width} px the prompt ${isNarrow ? "takes its whole width" : "is a box"}`, async ({ page }) => {
    await openAt(page, "/blog", { width, height: 800 });
    await expect(consent.consentPrompt(page)).toBeVisible();
    await settle(page);
    const { x = 0, y = 0, width: taken = 0, height = 0 } = (await consent.consentPrompt(page).boundingBox()) ?? {};
    if (isNarrow) expect({ x, taken, bottom: Math.round(y + height) }).toEqual({ x: 0, taken: width, bottom: 800 });
    else expect(taken).toBeLessThan(CONSENT_NARROW_PX);
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
  const prompt = consent.consentPrompt(page);
  await expect(prompt).toBeVisible();
  await tabTo(page, prompt.getByRole("button", { name: copy.choose }));
  await page.keyboard.press("Enter");
  const settings = consent.consentSettings(page);
  await expect(settings.locator(":focus")).toHaveCount(1);
  await expectToGoRound(page, settings, "Tab");
  await page.keyboard.press("Escape");
  await expect(settings).toBeHidden();
  await expect(prompt.getByRole("button", { name: copy.choose })).toBeFocused();
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
