import { expect, type Locator, type Page, test } from "@playwright/test";
import { ANSWER_STRINGS } from "../src/constants/answer-strings";
import { CAREER_STRINGS } from "../src/constants/career-strings";
import { FORM_STRINGS, sendingFailed } from "../src/constants/form-strings";
import { SENDING_LOCK_MS } from "../src/constants/forms";
import { INTERESTS } from "../src/form-contract/interests";
import { FASTEST_PERSON_MS } from "../src/form-contract/limits";
import { pageOfType } from "./pages";
import { CV } from "./support/cv-files";
import { CONTACT, field, fillContact, openForm, sendButton } from "./support/form-parts";
import { arrivedMail, mailsWith, uniqueWord } from "./support/outbox";

/** Says so, and nothing else. */
const expectSent = (form: Locator) => expect(form.getByRole("status")).toHaveText(FORM_STRINGS.sent);

async function fillShort(form: Locator, message: string, { hasName = false } = {}): Promise<void> {
  if (hasName) await field(form, FORM_STRINGS.name).fill(CONTACT.fullName);
  await field(form, FORM_STRINGS.email).fill(CONTACT.email);
  await field(form, FORM_STRINGS.message).fill(message);
}

/** Nobody fills in a form within two seconds of asking for the page; tests do. */
const asAPerson = (page: Page) =>
  page.addInitScript((head) => {
    const now = performance.now.bind(performance);
    performance.now = () => head + now();
  }, FASTEST_PERSON_MS);

test("what is sent from the contact page is one mail, to be answered with one click", async ({ page }) => {
  const word = uniqueWord();
  await asAPerson(page);
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

for (const [what, route, hasName] of [
  ["home page", "/", true],
  ["services page", "/services", false],
  ["landing page", pageOfType("landing"), false],
  ["case study", pageOfType("case-study"), false],
] as const) {
  test(`what is sent from the ${what} arrives`, async ({ page }) => {
    const word = uniqueWord();
    await asAPerson(page);
    const form = await openForm(page, route);
    await fillShort(form, word, { hasName });
    await sendButton(form).click();
    await expectSent(form);
    const mail = await arrivedMail(word);
    expect(mail.replyTo?.[0]?.address).toBe(CONTACT.email);
  });
}

test("the same message from two windows is one mail", async ({ context }) => {
  const word = uniqueWord();
  const forms = await Promise.all(
    [1, 2].map(async () => {
      const page = await context.newPage();
      await asAPerson(page);
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
  await asAPerson(page);
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

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a message arrives, and a page says so", async ({ page }) => {
    const word = uniqueWord();
    await page.goto("/contact-form");
    const form = page.getByRole("main").locator("form");
    await fillContact(form);
    await field(form, FORM_STRINGS.message).fill(word);
    await sendButton(form).click();
    await expect(page).toHaveURL("/thank-you");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(FORM_STRINGS.sent);
    await arrivedMail(word);
  });

  test("a message that cannot be taken leads to a page that says why, and back to what was typed", async ({ page }) => {
    await page.goto("/contact-form");
    const form = page.getByRole("main").locator("form");
    await fillContact(form, { ...CONTACT, phone: "123456" });
    await sendButton(form).click();
    await expect(page).toHaveURL(/\/message-not-sent\?problem=phone/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(ANSWER_STRINGS.notSent);
    await page.goBack();
    await expect(field(form, FORM_STRINGS.name)).toHaveValue(CONTACT.fullName);
  });

  test("when the fault is the server's own, the page says so, and names no fault of the visitor's", async ({
    page,
  }) => {
    await page.goto("/message-not-sent#later");
    const [hint] = ANSWER_STRINGS.notSentHints;
    await expect(page.getByText(ANSWER_STRINGS.notSentLater)).toBeVisible();
    await expect(page.getByText(hint)).toBeHidden();
    await page.goto("/message-not-sent?problem=email-email");
    await expect(page.getByText(hint)).toBeVisible();
    await expect(page.getByText(ANSWER_STRINGS.notSentLater)).toBeHidden();
  });

  test("an application arrives with its CV", async ({ page }) => {
    const word = uniqueWord();
    await page.goto("/career-page");
    const form = page.getByRole("main").locator("form");
    await field(form, CAREER_STRINGS.firstName).fill("Jan");
    await field(form, CAREER_STRINGS.surname).fill("Li");
    await field(form, FORM_STRINGS.email).fill(CONTACT.email);
    await field(form, FORM_STRINGS.phone).fill(CONTACT.phone);
    await field(form, FORM_STRINGS.message).fill(word);
    await form.getByLabel(CAREER_STRINGS.cv).setInputFiles(CV);
    for (const box of await form.getByRole("checkbox").all()) await box.check();
    await sendButton(form).click();
    await expect(page).toHaveURL("/thank-you");
    const mail = await arrivedMail(word);
    expect(mail.attachments).toEqual([expect.objectContaining({ mimeType: "application/pdf" })]);
  });
});
