import { expect, type Locator, type Page } from "@playwright/test";
import type { Email } from "postal-mime";
import { ANSWER_STRINGS } from "../../src/constants/answer-strings";
import { CAREER_STRINGS } from "../../src/constants/career-strings";
import { FORM_STRINGS } from "../../src/constants/form-strings";
import { INTERESTS } from "../../src/form-contract/interests";
import { FASTEST_PERSON_MS } from "../../src/form-contract/limits";
import {
  activated,
  arrivedMail,
  CONTACT,
  CV,
  expectOnlyInvalidMarked,
  field,
  fillContact,
  formOf,
  mailsWith,
  openForm,
  sendButton,
  uniqueWord,
} from "../support/forms";
import { follow, heading } from "../support/page";
import { pageOfType } from "../support/pages";
import { test } from "../support/test";

/** Says so, and nothing else: a suspicion would be mentioned. */
const expectSent = (form: Locator) => expect(form.getByRole("status")).toHaveText(FORM_STRINGS.sent);

/** Nobody fills in a form within two seconds of requesting the page; tests do. */
const pretendPerson = (page: Page) =>
  page.addInitScript((head) => {
    const now = performance.now.bind(performance);
    performance.now = () => head + now();
  }, FASTEST_PERSON_MS);

/** A mail of the form for new projects says which page it came from. */
function expectOrigin({ text = "" }: Email, origin: { route: string; title: string } | null): void {
  const value = (label: string) => new RegExp(`^${label} +(.*?)\\r?$`, "m").exec(text)?.[1];
  expect(value("Its address")).toBe(origin?.route);
  expect(value("From the page")).toBe(origin?.title);
}

/** Fills in the contact page's form. */
async function fillContactPage(page: Page, word: string): Promise<Locator> {
  await pretendPerson(page);
  const form = await openForm(page, "/contact");
  await fillContact(form);
  await form.getByRole("checkbox", { name: INTERESTS[1] }).check();
  await field(form, FORM_STRINGS.message).fill(`We sell tea.\n${word}`);
  return form;
}

/** Navigates to a page, sends a message with its form, and returns the mail and the page's title. */
async function sendFrom(page: Page, route: string): Promise<{ mail: Email; title: string }> {
  const word = uniqueWord();
  await follow(page, route);
  await expect(page).toHaveURL(route);
  const form = await activated(formOf(page));
  const title = String(await heading(page).textContent()).replace(/\s+/g, " ");
  if (route === "/") await field(form, FORM_STRINGS.name).fill(CONTACT.fullName);
  await field(form, FORM_STRINGS.email).fill(CONTACT.email);
  await field(form, FORM_STRINGS.message).fill(word);
  const request = page.waitForRequest("**/api/form/*/");
  await sendButton(form).click();
  expect((await request).postDataJSON()).toHaveProperty("elapsed");
  await expectSent(form);
  return { mail: await arrivedMail(word), title };
}

test("a message from the contact page, even from two tabs, from the home page and from a case study is one mail each", async ({
  page,
  context,
}) => {
  await test.step("from the contact page, in two tabs: one mail, to be answered with one click", async () => {
    const word = uniqueWord();
    const tabs = [page, await context.newPage()];
    const forms = await Promise.all(tabs.map((tab) => fillContactPage(tab, word)));
    await Promise.all(forms.map((form) => sendButton(form).click()));
    for (const form of forms) await expectSent(form);
    const mail = await arrivedMail(word);
    expect(await mailsWith(word)).toHaveLength(1);
    expect(mail.replyTo).toEqual([{ name: CONTACT.fullName, address: CONTACT.email }]);
    expect(mail.subject).toContain(CONTACT.fullName);
    for (const part of [CONTACT.phone, INTERESTS[1]]) expect(mail.text).toContain(part);
  });
  await test.step("from the home page", async () => {
    const { mail } = await sendFrom(page, "/");
    expect(mail.replyTo?.[0]?.address).toBe(CONTACT.email);
    expectOrigin(mail, null);
  });
  await test.step("from a case study, which the mail names", async () => {
    const route = pageOfType("case-study");
    const { mail, title } = await sendFrom(page, route);
    expect(mail.replyTo?.[0]?.address).toBe(CONTACT.email);
    expectOrigin(mail, { route, title });
  });
});

/** What the page for refused messages says: to correct something, or that the fault was the server's. */
async function expectReason(page: Page, { isOurs }: { isOurs: boolean }): Promise<void> {
  const [hint] = ANSWER_STRINGS.notSentHints;
  await expect(page.getByText(hint)).toBeVisible({ visible: !isOurs });
  await expect(page.getByText(ANSWER_STRINGS.notSentLater)).toBeVisible({ visible: isOurs });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an invalid message leads to a page that says why, and back to what was typed; corrected it arrives", async ({
    page,
  }) => {
    const word = uniqueWord();
    await page.goto("/contact-form");
    const form = formOf(page);
    await test.step("only an invalid address is marked", () =>
      expectOnlyInvalidMarked(field(form, FORM_STRINGS.email)));
    await fillContact(form, { ...CONTACT, phone: "123456" });
    await field(form, FORM_STRINGS.message).fill(word);
    await sendButton(form).click();
    await expect(page).toHaveURL(/\/message-not-sent\?problem=phone/);
    await expect(heading(page)).toHaveText(ANSWER_STRINGS.notSent);
    await expectReason(page, { isOurs: false });
    await test.step("when the fault is the server's own, the page says so, and blames no field", async () => {
      await page.goto("/message-not-sent#later");
      await expectReason(page, { isOurs: true });
      await page.goBack();
    });
    await page.goBack();
    await expect(field(form, FORM_STRINGS.name)).toHaveValue(CONTACT.fullName);
    await field(form, FORM_STRINGS.phone).fill(CONTACT.phone);
    await sendButton(form).click();
    await expect(page).toHaveURL("/thank-you");
    await expect(heading(page)).toHaveText(FORM_STRINGS.sent);
    await arrivedMail(word);
  });

  test("a new project arrives with the page it came from", async ({ page }) => {
    const word = uniqueWord();
    const route = pageOfType("case-study");
    await page.goto(route);
    const title = String(await heading(page).textContent()).replace(/\s+/g, " ");
    const form = formOf(page);
    await field(form, FORM_STRINGS.email).fill(CONTACT.email);
    await field(form, FORM_STRINGS.message).fill(word);
    await sendButton(form).click();
    await expect(page).toHaveURL("/thank-you");
    expectOrigin(await arrivedMail(word), { route, title });
  });

  test("an application arrives with its CV and its position", async ({ page }) => {
    const word = uniqueWord();
    await page.goto("/career-page");
    const form = formOf(page);
    await field(form, CAREER_STRINGS.firstName).fill("Jan");
    await field(form, CAREER_STRINGS.surname).fill("Li");
    await field(form, FORM_STRINGS.email).fill(CONTACT.email);
    await field(form, FORM_STRINGS.phone).fill(CONTACT.phone);
    await field(form, FORM_STRINGS.message).fill(word);
    // The browser's own field, which names the chosen file.
    await expect(form.getByLabel(CAREER_STRINGS.cv)).toHaveCSS("opacity", "1");
    await form.getByLabel(CAREER_STRINGS.cv).setInputFiles(CV);
    for (const box of await form.getByRole("checkbox").all()) await box.check();
    await form.getByLabel(CAREER_STRINGS.position).selectOption({ index: 1 });
    const position = String(await form.locator("option:checked").textContent());
    await sendButton(form).click();
    await expect(page).toHaveURL("/thank-you");
    const mail = await arrivedMail(word);
    expect(mail.subject).toContain(position);
    expect(mail.attachments).toEqual([expect.objectContaining({ mimeType: "application/pdf" })]);
  });
});
