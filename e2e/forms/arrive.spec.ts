import { expect, type Locator, type Page } from "@playwright/test";
import type { Email } from "postal-mime";
import { CAREER_STRINGS } from "../../src/constants/career-strings";
import { FORM_STRINGS } from "../../src/constants/form-strings";
import { LEAD_EVENT, LEAD_KEY } from "../../src/constants/measuring";
import { ANSWER_STRINGS } from "../../src/constants/page-strings";
import { INTERESTS } from "../../src/form-contract/interests";
import { consentSettings, openSettings } from "../support/consent";
import { consentCopy } from "../support/content";
import * as forms from "../support/forms";
import { CONTACT, field, formOf, sendButton } from "../support/forms";
import { follow, heading, open } from "../support/page";
import { pageOfType } from "../support/pages";
import { test } from "../support/test";

const expectSent = (form: Locator) =>
  expect(form.getByRole("status")).toHaveText(FORM_STRINGS.sent);
const titleOf = async (page: Page) =>
  String(await heading(page).textContent()).replace(/\s+/g, " ");

/** A mail of the form for new projects says which page it came from. */
function expectOrigin({ text = "" }: Email, route?: string, title?: string): void {
  const value = (label: string) => new RegExp(`^${label} +(.*?)\\r?$`, "m").exec(text)?.[1];
  expect([value("Its address"), value("From the page")]).toEqual([route, title]);
}

test("a visitor who sends a message from two tabs sends one mail", async ({ page, context }) => {
  const word = forms.uniqueWord();
  const fillings = [page, await context.newPage()].map(async (tab) => {
    const form = await forms.openForm(tab, "/contact");
    await forms.fillContact(form);
    await form.getByRole("checkbox", { name: INTERESTS[1] }).check();
    await field(form, FORM_STRINGS.message).fill(`We sell tea.\n${word}`);
    return form;
  });
  const tabForms = await Promise.all(fillings);
  await Promise.all(tabForms.map((form) => sendButton(form).click()));
  for (const form of tabForms) await expectSent(form);
  const mail = await forms.waitForMail(word);
  expect(mail.replyTo).toEqual([{ name: CONTACT.fullName, address: CONTACT.email }]);
  expect(mail.subject).toContain(CONTACT.fullName);
  for (const part of [CONTACT.phone, INTERESTS[1]]) expect(mail.text).toContain(part);
});

test("messages from the home page and from a case study arrive", async ({ page }) => {
  const caseStudy = pageOfType("case-study");
  await open(page, caseStudy);
  for (const route of [caseStudy, "/"])
    await test.step(route, async () => {
      const word = forms.uniqueWord();
      if (route !== caseStudy) await follow(page, route);
      await expect(page).toHaveURL(route);
      const form = await forms.waitForForm(formOf(page));
      if (route === "/") await field(form, FORM_STRINGS.name).fill(CONTACT.fullName);
      await field(form, FORM_STRINGS.email).fill(CONTACT.email);
      await field(form, FORM_STRINGS.message).fill(word);
      await sendButton(form).click();
      await expectSent(form);
      const mail = await forms.waitForMail(word);
      expect(mail.replyTo?.[0]?.address).toBe(CONTACT.email);
      if (route === caseStudy) expectOrigin(mail, route, await titleOf(page));
    });
});

test("a message is reported by mail with its campaign and, after consent, as an event", async ({
  page,
}) => {
  const leads = () =>
    page.evaluate(
      (event) =>
        (window as Partial<Record<"dataLayer", { event?: string }[]>>).dataLayer?.filter(
          (entry) => entry.event === event,
        ),
      LEAD_EVENT,
    );
  const sendFrom = async (route: string) => {
    const word = forms.uniqueWord();
    await follow(page, route);
    await expect(page).toHaveURL(route);
    const form = await forms.waitForForm(formOf(page));
    await field(form, FORM_STRINGS.name).fill(CONTACT.fullName);
    await field(form, FORM_STRINGS.email).fill(CONTACT.email);
    await field(form, FORM_STRINGS.message).fill(word);
    await sendButton(form).click();
    await expectSent(form);
    return forms.waitForMail(word);
  };
  await open(page, "/blog?utm_source=letter&utm_campaign=spring&session=private");
  const { text = "" } = await sendFrom("/");
  expect(text.replaceAll("\r", "")).toMatch(
    /^First page +\/blog\nutm_source +letter\nutm_campaign +spring\n/m,
  );
  expect(text).not.toContain("private");
  expect(await leads()).toEqual([]);
  await openSettings(page);
  const settings = consentSettings(page);
  // The box itself is drawn by its label.
  await settings
    .getByRole("checkbox", { name: consentCopy().analytics.title, exact: true })
    .check({ force: true });
  await settings.getByRole("button", { name: consentCopy().save }).click();
  await open(page, "/blog");
  await sendFrom("/");
  expect(await leads()).toEqual([{ event: LEAD_EVENT, form: "general", page: "/" }]);
});

test("a visit's first page is noted for its tab alone", async ({ page, baseURL }) => {
  const storedLead = () => page.evaluate((key) => sessionStorage.getItem(key), LEAD_KEY);
  await open(page, "/blog");
  await follow(page, "/");
  await expect.poll(storedLead).toBe('{"page":"/blog"}');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/works", { referer: `${baseURL}/blog` });
  await expect.poll(storedLead).toBe("{}");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor corrects a message that was refused and sends it", async ({ page }) => {
    const word = forms.uniqueWord();
    await page.goto("/contact-form");
    const form = formOf(page);
    await forms.fillContact(form, { ...CONTACT, phone: "123456" });
    await field(form, FORM_STRINGS.message).fill(word);
    await sendButton(form).click();
    await expect(page).toHaveURL(/\/message-not-sent\?problem=phone/);
    await expect(heading(page)).toHaveText(ANSWER_STRINGS.notSent);
    await expect(page.getByText(ANSWER_STRINGS.notSentHints[0])).toBeVisible();

    // When the fault is the server's own, the page says so, and blames no field.
    await page.goto("/message-not-sent#later");
    await expect(page.getByText(ANSWER_STRINGS.notSentLater)).toBeVisible();
    await expect(page.getByText(ANSWER_STRINGS.notSentHints[0])).toBeHidden();
    await page.goBack();
    await page.goBack();
    await expect(field(form, FORM_STRINGS.name)).toHaveValue(CONTACT.fullName);
    await field(form, FORM_STRINGS.phone).fill(CONTACT.phone);
    await sendButton(form).click();
    await expect(page).toHaveURL("/thank-you");
    await expect(heading(page)).toHaveText(FORM_STRINGS.sent);
    await forms.waitForMail(word);
  });

  test("a new project arrives with the page that it was sent from", async ({ page }) => {
    const word = forms.uniqueWord();
    const route = pageOfType("case-study");
    const form = formOf(page);
    await page.goto(route);
    const title = await titleOf(page);
    await field(form, FORM_STRINGS.email).fill(CONTACT.email);
    await field(form, FORM_STRINGS.message).fill(word);
    await sendButton(form).click();
    await expect(page).toHaveURL("/thank-you");
    expectOrigin(await forms.waitForMail(word), route, title);
  });

  test("an application arrives with its CV and position", async ({ page }) => {
    const word = forms.uniqueWord();
    const form = formOf(page);
    await page.goto("/career-page");
    await forms.fillApplication(form, word);
    await form.getByLabel(CAREER_STRINGS.cv).setInputFiles(forms.CV);
    await form.getByLabel(CAREER_STRINGS.position).selectOption({ index: 1 });
    const position = String(await form.locator("option:checked").textContent());
    await sendButton(form).click();
    await expect(page).toHaveURL("/thank-you");
    const mail = await forms.waitForMail(word);
    expect(mail.subject).toContain(position);
    expect(mail.attachments).toEqual([expect.objectContaining({ mimeType: "application/pdf" })]);
  });
});
