import { expect, type Page } from "@playwright/test";
import { CONSENT_COOKIE, ROUTE_CHANGE_EVENT } from "../../src/constants/consent";
import { STRINGS } from "../../src/constants/strings";
import { consentCopy } from "./content";
import { hold } from "./network";

const copy = consentCopy();
const MS_PER_DAY = 86_400_000;

/** The tag manager's host; tests never contact it. */
const TAG_MANAGER = "https://www.googletagmanager.com/";

export const consentPrompt = (page: Page) => page.getByRole("dialog", { name: copy.title });
export const consentSettings = (page: Page) => page.getByRole("dialog", { name: copy.settings });

/** Holds the prompt back: it does not ask before its styles have loaded. */
export const holdPrompt = (page: Page) => hold(page, "**/consent-*.css");

/** Answers the prompt with one of its buttons. */
export async function answer(page: Page, button: string): Promise<void> {
  await consentPrompt(page).getByRole("button", { name: button, exact: true }).click();
  await expect(consentPrompt(page)).toBeHidden();
}

/** Opens the settings from the footer. */
export async function openSettings(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("button", { name: STRINGS.cookieSettings }).click();
  await expect(consentSettings(page)).toBeVisible();
}

/** The categories that the stored answer allows. */
export async function allowed(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const { value = "{}" } = cookies.find(({ name }) => name === CONSENT_COOKIE) ?? {};
  return (JSON.parse(decodeURIComponent(value)) as { categories?: string[] }).categories ?? [];
}

export const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();

/** Number of days from now for which a cookie is kept. */
export async function daysKept(page: Page, wanted: string): Promise<number> {
  const { expires = 0 } = (await page.context().cookies()).find(({ name }) => name === wanted) ?? {};
  return Math.round((expires * 1000 - Date.now()) / MS_PER_DAY);
}

/** Keys in the browser's storage other than those the site is known to use. */
export const unknownStorage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const known = /^(visited|scroll-positions|blog-pages|search|reloaded-at|draft:.*)$/;
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage).filter((key) => !known.test(key))];
  });

/** Advances the page's clock (`page.clock.install()` before) past every timer that may be waiting. */
export async function letTimePass(page: Page): Promise<void> {
  await page.clock.runFor(10_000);
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(10_000);
}

/**
 * Answers for every other host: with an empty tag manager, and nothing else.
 * @returns the addresses requested, a live list
 */
export async function interceptOtherHosts(page: Page, { isBlocked = false } = {}): Promise<string[]> {
  const requested: string[] = [];
  await page.route(
    ({ hostname }) => hostname !== "localhost",
    async (route) => {
      const address = route.request().url();
      requested.push(address);
      if (isBlocked || !address.startsWith(TAG_MANAGER)) await route.abort();
      else await route.fulfill({ contentType: "text/javascript", body: "" });
    },
  );
  return requested;
}

const HITS = "https://region1.google-analytics.com/g/collect";

/** As much of Google's scripts as a security policy has to do with: the container loads Analytics, which reports the page. */
const SCRIPTS: Record<string, string> = {
  [`${TAG_MANAGER}gtm.js`]: `
    const script = document.createElement("script");
    script.src = "${TAG_MANAGER}gtag/js?id=G-TESTS";
    document.head.append(script);
    new Image().src = "${TAG_MANAGER}a?id=GTM-TESTS";
  `,
  [`${TAG_MANAGER}gtag/js`]: `
    navigator.sendBeacon("${HITS}?en=scroll");
    fetch("${HITS}?en=page_view", { method: "POST", mode: "no-cors", keepalive: true });
  `,
};

/** What the stand-in requests where nothing stops it, sorted. */
export const MEASURING = [HITS, HITS, `${TAG_MANAGER}a`, `${TAG_MANAGER}gtag/js`, `${TAG_MANAGER}gtm.js`];

/**
 * Answers for every other host, with stand-ins for Google's scripts. Unlike a route of Playwright's this leaves the page its
 * cache, which halves the time of tests that visit many pages.
 * @returns the addresses requested, without their queries, a live list
 */
export async function standInForTagManager(page: Page): Promise<string[]> {
  const requested: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Fetch.requestPaused", ({ requestId, request }) => {
    const [address = ""] = request.url.split("?");
    requested.push(address);
    const body = Buffer.from(SCRIPTS[address] ?? "").toString("base64");
    void session.send("Fetch.fulfillRequest", { requestId, responseCode: 200, body });
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "https://*" }] });
  return requested;
}

/** The entries of the data layer in this document, except that the tag manager was loaded. */
export async function dataLayer(page: Page): Promise<unknown[]> {
  const entries = await page.evaluate(() =>
    (window as unknown as { dataLayer: unknown[] }).dataLayer.map((entry) =>
      String(entry) === "[object Arguments]" ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  );
  return entries.filter((entry) => (entry as { event?: unknown }).event !== "gtm.js");
}

export async function pageViews(page: Page): Promise<number> {
  const entries = await dataLayer(page);
  return entries.filter((entry) => (entry as { event?: unknown }).event === ROUTE_CHANGE_EVENT).length;
}

/** Records the title at the moment of each page view, in the documents that follow. */
export async function recordTitles(page: Page): Promise<void> {
  await page.addInitScript((event) => {
    const titles: string[] = [];
    const layer: unknown[] = [];
    layer.push = (...entries) => {
      if (entries.some((entry) => (entry as { event?: unknown }).event === event)) titles.push(document.title);
      return Array.prototype.push.apply(layer, entries);
    };
    Object.assign(window, { titles, dataLayer: layer });
  }, ROUTE_CHANGE_EVENT);
}

export const titleOfLatestView = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (window as unknown as { titles: string[] }).titles.at(-1));
