import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { FORM_STRINGS } from "../../src/constants/form-strings";
import { INTERESTS } from "../../src/form-contract/interests";
import { pageCopy } from "./content";
import { heading } from "./page";
import { SITE } from "./pages";

export const CONTACT_FORM = "/contact-form";
const { title } = pageCopy("contact-form");

/** The links to the contact form in the content of a page. */
export const talkLinks = (page: Page) => page.getByRole("main").locator(`a[href="${CONTACT_FORM}"]`);

export const contactOverlay = (page: Page) => page.getByRole("dialog", { name: title });

export async function expectFormPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(CONTACT_FORM);
  await expect(heading(page)).toHaveText(title);
}

/** The name field; once it is there, the form is. */
export const nameField = (parent: Locator) => parent.getByRole("textbox", { name: FORM_STRINGS.name });

/** Opens the overlay with a link, and waits for the form in it. */
export async function openOverlay(page: Page, link = talkLinks(page).first()): Promise<Locator> {
  await link.click();
  const overlay = contactOverlay(page);
  await expect(nameField(overlay)).toBeVisible();
  return overlay;
}

/** Names of the built scripts that contain the overlay's form, those kept from earlier builds included. */
function formScripts(): string[] {
  const [interest] = INTERESTS;
  const scripts = readdirSync(SITE).filter((file) => /^(?!component---).*\.js$/.test(file));
  return scripts.filter((file) => readFileSync(path.join(SITE, file), "utf8").includes(interest));
}

const isFormScript = (address: string) => formScripts().includes(path.basename(new URL(address).pathname));

/** Records requests for scripts with the form from now on. */
export function recordFormScripts(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => isFormScript(request.url()) && requested.push(request.url()));
  return requested;
}

/** Makes the scripts with the form fail from now on, as after a deployment that removed them. */
export async function loseFormScripts(page: Page): Promise<void> {
  await page.route("**/*.js", (route) => (isFormScript(route.request().url()) ? route.abort() : route.continue()));
}
