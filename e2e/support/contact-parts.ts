import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { FORM_STRINGS } from "../../src/constants/form-strings";
import { INTERESTS } from "../../src/form-contract/interests";
import { SITE } from "../pages";
import { contactFormCopy } from "./chrome-copy";

export const CONTACT_FORM = "/contact-form";

/** The links to the contact form that stand on the page itself. */
export const talkLinks = (page: Page) => page.getByRole("main").locator(`a[href="${CONTACT_FORM}"]`);

/** The contact overlay. */
export const contactOverlay = (page: Page) => page.getByRole("dialog", { name: contactFormCopy().title });

/** Expects the form's own page to be shown. */
export async function expectFormPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(CONTACT_FORM);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contactFormCopy().title);
}

/** Where a visitor writes their name: the form is there when it is. */
export const nameField = (parent: Locator) => parent.getByRole("textbox", { name: FORM_STRINGS.name });

/** Opens the contact overlay by a link, and waits for the form in it. */
export async function openOverlay(page: Page, link = talkLinks(page).first()): Promise<Locator> {
  await link.click();
  const overlay = contactOverlay(page);
  await expect(nameField(overlay)).toBeVisible();
  return overlay;
}

/** Names of the built scripts that hold the form for the overlay, those of builds that were kept included. */
function formScripts(): string[] {
  const [interest] = INTERESTS;
  const scripts = readdirSync(SITE).filter((file) => /^(?!component---).*\.js$/.test(file));
  return scripts.filter((file) => readFileSync(path.join(SITE, file), "utf8").includes(interest));
}

const holdsForm = (address: string) => formScripts().includes(path.basename(new URL(address).pathname));

/** The addresses of scripts with the form that a page asks for from now on. */
export function recordFormScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => holdsForm(request.url()) && asked.push(request.url()));
  return asked;
}

/** Lets the scripts with the form fail from now on, as after a deployment that took them away. */
export async function loseFormScripts(page: Page): Promise<void> {
  await page.route("**/*.js", (route) => (holdsForm(route.request().url()) ? route.abort() : route.continue()));
}

/** The documents that a page opens from now on. */
export function recordDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}
