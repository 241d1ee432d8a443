import { expect, type Page } from "@playwright/test";
import { CONSENT_COOKIE } from "../../src/constants/consent";
import { STRINGS } from "../../src/constants/strings";
import { consentCopy } from "./content";

const copy = consentCopy();
const MS_PER_DAY = 86_400_000;

export const consentPrompt = (page: Page) => page.getByRole("dialog", { name: copy.title });
export const consentSettings = (page: Page) => page.getByRole("dialog", { name: copy.settings });

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

/** Refuses in the settings what was granted before. */
export async function withdraw(page: Page, title: string): Promise<void> {
  await openSettings(page);
  const category = consentSettings(page).getByRole("checkbox", { name: title, exact: true });
  await expect(category).toBeChecked();
  // The box itself is drawn by its label.
  await category.uncheck({ force: true });
  await consentSettings(page).getByRole("button", { name: copy.save }).click();
  await expect(consentSettings(page)).toBeHidden();
}

/** Refuses a category whose tags run in the document, which ends with them and is loaded anew. */
export async function withdrawTags(page: Page, title: string): Promise<void> {
  const reloaded = page.waitForEvent("load");
  await withdraw(page, title);
  await reloaded;
}

const cookie = async (page: Page, cookieName: string) =>
  (await page.context().cookies()).find(({ name }) => name === cookieName);

/** The categories that the stored answer allows. */
export async function allowedCategories(page: Page): Promise<string[]> {
  const { value = "{}" } = (await cookie(page, CONSENT_COOKIE)) ?? {};
  return (JSON.parse(decodeURIComponent(value)) as { categories?: string[] }).categories ?? [];
}

/** Number of days from now for which a cookie is kept. */
export async function daysKept(page: Page, name: string): Promise<number> {
  const { expires = 0 } = (await cookie(page, name)) ?? {};
  return Math.round((expires * 1000 - Date.now()) / MS_PER_DAY);
}
