import { expect, type Locator, type Page } from "@playwright/test";
import type { Email } from "postal-mime";
import { ANSWER_STRINGS } from "../../src/constants/answer-strings";
import { CAREER_STRINGS } from "../../src/constants/career-strings";
import { FORM_STRINGS, sendingFailed } from "../../src/constants/form-strings";
import { SENDING_LOCK_MS } from "../../src/constants/forms";
import { INTERESTS } from "../../src/form-contract/interests";
import { FASTEST_PERSON_MS } from "../../src/form-contract/limits";
import {
  arrivedMail,
  CONTACT,
  CV,
  field,
  fillContact,
  formOf,
  mailsWith,
  openForm,
  sendButton,
  uniqueWord,
} from "../support/forms";
import { heading } from "../support/page";
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

test("a message from the contact page is one mail, to be answered with one click", async ({ page }) => {
  const word = uniqueWord();
  await pretendPerson(page);
  const form = await openForm(page, "/contact");
  await fillContact(form);
  await form.getByRole("checkbox", { name: INTERESTS[1] }).check();
  await field(form, FORM_STRINGS.message).fill(`We sell tea.\n${word}`);
  await sendButton(form).click();
  await expectSent(form);
  const mail = await arrivedMail(word);
  expect(mail.replyTo).toEqual([{ name: CONTACT.fullName, address: CONTACT.email }]);
  expect(mail.subject).toContain(CONTACT.fullName);
  for (const part of [CONTACT.phone, INTERESTS[1]]) expect(mail.text).toContain(part);
});

for (const [what, route] of [
  ["home page", "/"],
  ["case study", pageOfType("case-study")],
] as const) {
  test(`a message from the ${what} arrives`, async ({ page }) => {
    const word = uniqueWord();
    await pretendPerson(page);
    const form = await openForm(page, route);
    const title = String(await heading(page).textContent()).replace(/\s+/g, " ");
    if (route === "/") await field(form, FORM_STRINGS.name).fill(CONTACT.fullName);
    await field(form, FORM_STRINGS.email).fill(CONTACT.email);
    await field(form, FORM_STRINGS.message).fill(word);
    const request = page.waitForRequest("**/api/form/*/");
    await sendButton(form).click();
    expect((await request).postDataJSON()).toHaveProperty("elapsed");
    await expectSent(form);
    const mail = await arrivedMail(word);
    expect(mail.replyTo?.[0]?.address).toBe(CONTACT.email);
    expectOrigin(mail, route === "/" ? null : { route, title });
  });
}

test("the same message from two tabs is one mail", async ({ context }) => {
  const word = uniqueWord();
  const forms = await Promise.all(
    [1, 2].map(async () => {
      const page = await context.newPage();
      await pretendPerson(page);
      const form = await openForm(page);
      await fillContact(form);
      await field(form, FORM_STRINGS.message).fill(word);
      return form;
    }),
  );
  await Promise.all(forms.map((form) => sendButton(form).click()));
  for (const form of forms) await expectSent(form);
  await arrivedMail(word);
  expect(await mailsWith(word)).toHaveLength(1);
});

test("a message whose answer got lost, and that is sent again, is one mail", async ({ page }) => {
  const word = uniqueWord();
  await page.clock.install();
  await pretendPerson(page);
  const form = await openForm(page);
  await fillContact(form);
  await field(form, FORM_STRINGS.message).fill(word);
  await page.route("**/api/form/1/", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendButton(form).click();
  await expect(form.getByText(sendingFailed(FORM_STRINGS.unreachable))).toBeVisible();
  await arrivedMail(word);
  await page.unrouteAll();
  await page.clock.fastForward(SENDING_LOCK_MS);
  await sendButton(form).click();
  await expectSent(form);
  expect(await mailsWith(word)).toHaveLength(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message arrives, and a page says so", async ({ page }) => {
    const word = uniqueWord();
    await page.goto("/contact-form");
    const form = formOf(page);
    await fillContact(form);
    await field(form, FORM_STRINGS.message).fill(word);
    await sendButton(form).click();
    await expect(page).toHaveURL("/thank-you");
    await expect(heading(page)).toHaveText(FORM_STRINGS.sent);
    await arrivedMail(word);
  });

  test("an invalid message leads to a page that says why, and back to what was typed", async ({ page }) => {
    await page.goto("/contact-form");
    const form = formOf(page);
    await fillContact(form, { ...CONTACT, phone: "123456" });
    await sendButton(form).click();
    await expect(page).toHaveURL(/\/message-not-sent\?problem=phone/);
    await expect(heading(page)).toHaveText(ANSWER_STRINGS.notSent);
    await page.goBack();
    await expect(field(form, FORM_STRINGS.name)).toHaveValue(CONTACT.fullName);
  });

  test("when the fault is the server's own, the page says so, and blames no field", async ({ page }) => {
    await page.goto("/message-not-sent#later");
    const [hint] = ANSWER_STRINGS.notSentHints;
    await expect(page.getByText(ANSWER_STRINGS.notSentLater)).toBeVisible();
    await expect(page.getByText(hint)).toBeHidden();
    await page.goto("/message-not-sent?problem=email-email");
    await expect(page.getByText(hint)).toBeVisible();
    await expect(page.getByText(ANSWER_STRINGS.notSentLater)).toBeHidden();
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
