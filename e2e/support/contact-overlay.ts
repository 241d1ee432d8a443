import { expect, type Locator, type Page } from "@playwright/test";
import { FORM_STRINGS } from "../../src/constants/form-strings";
import { pageCopy } from "./content";
import { expectShown } from "./page";

export const CONTACT_FORM = "/contact-form";
const { title } = pageCopy("contact-form");

/** The links to the contact form in the content of a page. */
export const talkLinks = (page: Page) =>
  page.getByRole("main").locator(`a[href="${CONTACT_FORM}"]`);

export const contactOverlay = (page: Page) => page.getByRole("dialog", { name: title });

export async function expectFormPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(CONTACT_FORM);
  await expectShown(page, CONTACT_FORM);
}

/** The name field; once it is there, the form is. */
export const nameField = (parent: Locator) =>
  parent.getByRole("textbox", { name: FORM_STRINGS.name });

/** Opens the overlay with a link, and waits for the form in it. */
export async function openOverlay(page: Page, link = talkLinks(page).first()): Promise<Locator> {
  await link.click();
  const overlay = contactOverlay(page);
  await expect(nameField(overlay)).toBeVisible();
  return overlay;
}

/**
 * Closes a menu or an overlay as the keyboard does, and waits until its entry has left the history.
 */
export async function closeByEscape(page: Page, overlay: Locator): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.isOverlay)).toBeUndefined();
}
