import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Locator, type Page, type Route } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { CAREER_STRINGS } from "../../src/constants/career-strings";
import { FORM_STRINGS } from "../../src/constants/form-strings";
import type { Reply } from "./network";
import { open } from "./page";
import { OUTBOX } from "./test-server";
import { DESKTOP } from "./visitor";

export const CONTACT = {
  fullName: "Klára Nováková",
  email: "klara@example.com",
  phone: "+420 123 456 789",
};

export const pdf = (text: string) => ({
  name: "jan-li.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(text),
});
export const CV = pdf("%PDF-1.7\n%%EOF\n");

export const field = (form: Locator, label: string): Locator =>
  form.getByRole("textbox", { name: label });
export const sendButton = (form: Locator): Locator => form.locator("button[type=submit]");

/** The form in the content of a page, hydrated or not. */
export const formOf = (page: Page): Locator =>
  page.getByRole("main").locator('form[action*="/form/"]');

/** Scrolls to a form and waits until its script is at work. */
export async function waitForForm(form: Locator): Promise<Locator> {
  // Not `scrollIntoViewIfNeeded`, which waits until the element rests: the form's script may
  // replace it meanwhile.
  await form.evaluate((element) => element.scrollIntoView());
  await expect(form).toHaveAttribute("novalidate");
  return form;
}

/** Opens a page with a form and waits until the form's script is at work. */
export async function openForm(
  page: Page,
  route = "/contact-form",
  size = DESKTOP,
): Promise<Locator> {
  await page.setViewportSize(size);
  await open(page, route);
  return waitForForm(formOf(page));
}

export async function fillContact(form: Locator, values = CONTACT): Promise<void> {
  await field(form, FORM_STRINGS.name).fill(values.fullName);
  await field(form, FORM_STRINGS.email).fill(values.email);
  await field(form, FORM_STRINGS.phone).fill(values.phone);
}

/** Fills in everything of an application but its CV. */
export async function fillApplication(form: Locator, message: string): Promise<void> {
  await field(form, CAREER_STRINGS.firstName).fill("Jan");
  await field(form, CAREER_STRINGS.surname).fill("Li");
  await field(form, FORM_STRINGS.email).fill(CONTACT.email);
  await field(form, FORM_STRINGS.phone).fill(CONTACT.phone);
  await field(form, CAREER_STRINGS.linkedin).fill("https://www.linkedin.com/in/jan-li");
  await field(form, FORM_STRINGS.message).fill(message);
  for (const box of await form.getByRole("checkbox").all()) await box.check();
}

export const CREATED = {
  status: 201,
  json: { statusCode: 201, statusText: "Created" },
} satisfies Reply;
export const refusal = (statusText: string) => ({
  status: 503,
  json: { statusCode: 503, statusText },
});

/** Replies in place of the mailer; returns what was sent, a live list. */
export async function answer(page: Page, reply: Reply): Promise<unknown[]> {
  const messages: unknown[] = [];
  await page.route("**/api/form/*/", async (route) => {
    messages.push(route.request().postDataJSON());
    await route.fulfill(reply);
  });
  return messages;
}

/** Replies in place of the mailer when the test says so. */
export async function holdAnswer(page: Page) {
  const heldRoutes: Route[] = [];
  await page.route("**/api/form/*/", (route) => void heldRoutes.push(route));
  return {
    requested: () => expect.poll(() => heldRoutes.length).toBe(1),
    reply: async (reply: Reply) => heldRoutes[0]?.fulfill(reply),
  };
}

/** A word that no other test's message contains. */
export const uniqueWord = () => `word${Math.random().toString(36).slice(2)}`;

/**
 * Names of mails begin with their time; those of earlier runs may be many, and a CV makes one slow
 * to parse.
 */
const STARTED = new Date().toISOString().replace(/[-:.]/g, "");
const mails = new Map<string, Email>();

/** The mails of this run that contain a word, as a mail program shows them. */
export async function mailsWith(word: string): Promise<Email[]> {
  for (const file of await readdir(OUTBOX).catch(() => [])) {
    if (file < STARTED || !file.endsWith(".eml") || mails.has(file)) continue;
    mails.set(file, await PostalMime.parse(await readFile(path.join(OUTBOX, file))));
  }
  return [...mails.values()].filter(({ text }) => text?.includes(word));
}

/** Waits for the one mail that contains a word. */
export async function waitForMail(word: string): Promise<Email> {
  await expect.poll(async () => (await mailsWith(word)).length).toBe(1);
  return (await mailsWith(word))[0] as Email;
}
