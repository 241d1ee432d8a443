import { expect, type Page } from "@playwright/test";
import { CONSENT_COOKIE } from "../../src/constants/consent";
import { STRINGS } from "../../src/constants/strings";
import { consentCopy } from "./chrome-copy";
import { hold } from "./held-files";

const copy = consentCopy();
const MS_PER_DAY = 86_400_000;

export const consentPrompt = (page: Page) => page.getByRole("dialog", { name: copy.title });
export const consentSettings = (page: Page) => page.getByRole("dialog", { name: copy.settings });

/** The two boxes of the settings, in their order: what is necessary, and what measures. */
export const consentBoxes = (page: Page) => consentSettings(page).getByRole("checkbox");

/** Holds the prompt back: nothing is asked before its styles are there. Returns what lets it come. */
export const holdPrompt = (page: Page): Promise<() => void> => hold(page, "**/consent-*.css");

/** Answers the prompt by one of its buttons. */
export async function answer(page: Page, button: string): Promise<void> {
  await consentPrompt(page).getByRole("button", { name: button, exact: true }).click();
  await expect(consentPrompt(page)).toBeHidden();
}

/** Opens the settings from the foot of the page. */
export async function openSettings(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("button", { name: STRINGS.cookieSettings }).click();
  await expect(consentSettings(page)).toBeVisible();
}

/** The categories that the noted answer allows. */
export async function allowed(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const { value = "{}" } = cookies.find(({ name }) => name === CONSENT_COOKIE) ?? {};
  return (JSON.parse(decodeURIComponent(value)) as { categories?: string[] }).categories ?? [];
}

/** Names of the cookies that the page can see. */
export const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();

/** For how many days from now a cookie is kept. */
export async function daysKept(page: Page, wanted: string): Promise<number> {
  const { expires = 0 } = (await page.context().cookies()).find(({ name }) => name === wanted) ?? {};
  return Math.round((expires * 1000 - Date.now()) / MS_PER_DAY);
}

/** The names under which the page has stored something in the browser, other than those that the site is known to use. */
export const unknownStorage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const known = /^(visited|scroll-positions|blog-pages|search|reloaded-at|draft:.*)$/;
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage).filter((key) => !known.test(key))];
  });

/** Lets seconds go by on the page's clock (`page.clock.install()` before): whatever waits for its time has had it. */
export async function letTimePass(page: Page): Promise<void> {
  await page.clock.runFor(10_000);
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(10_000);
}
