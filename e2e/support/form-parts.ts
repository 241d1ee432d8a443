import { expect, type Locator, type Page, type Route } from "@playwright/test";
import { FORM_STRINGS } from "../../src/constants/form-strings";
import { DESKTOP } from "./screens";
import { openAt } from "./settle";

export const CONTACT = { fullName: "Klára Nováková", email: "klara@example.com", phone: "+420 123 456 789" };

/** The contact form on its own page. */
export const contactForm = (page: Page): Locator => page.locator('#contact-form form[action$="/form/1/"]');

export const field = (form: Locator, label: string): Locator => form.getByRole("textbox", { name: label });

export const sendButton = (form: Locator): Locator => form.locator("button[type=submit]");

export async function fillContact(form: Locator, values = CONTACT): Promise<void> {
  await field(form, FORM_STRINGS.name).fill(values.fullName);
  await field(form, FORM_STRINGS.email).fill(values.email);
  await field(form, FORM_STRINGS.phone).fill(values.phone);
}

/** Opens a page with a form, wide, and waits until the form's script is at work. */
export async function openForm(page: Page, route = "/contact-form"): Promise<Locator> {
  await openAt(page, route, DESKTOP);
  const form = page.getByRole("main").locator('form[action*="/form/"]');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute("novalidate");
  return form;
}

/** Answers in the mailer's place; keeps what was sent. */
export async function answer(page: Page, reply: Parameters<Route["fulfill"]>[0]): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route("**/api/form/*/", async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill(reply);
  });
  return sent;
}

export const TAKEN = { status: 201, json: { statusCode: 201, statusText: "Created" } };
