import { expect, type Locator } from "@playwright/test";
import { FORM_STRINGS, sendingFailed } from "../../src/constants/form-strings";
import { FORM_SENT_MS, SEND_TIMEOUT_MS, SENDING_LOCK_MS } from "../../src/constants/forms";
import { MINIMUM_FETCH_DISPLAY_MS } from "../../src/constants/motion";
import { INTERESTS } from "../../src/form-contract/interests";
import { PROBLEMS } from "../../src/form-contract/problems";
import { expectAccessible } from "../support/axe";
import * as forms from "../support/forms";
import { answer, CONTACT, field, fillContact, openForm, sendButton } from "../support/forms";
import type { Reply } from "../support/network";
import { test } from "../support/test";
import { PHONE } from "../support/visitor";

test("a visitor sees a message being sent and confirmed before the form is empty again", async ({
  page,
}) => {
  await page.clock.install();
  const messages = await answer(page, forms.CREATED);
  const form = await openForm(page);
  const interest = form.getByRole("checkbox", { name: INTERESTS[0] });
  await fillContact(form);
  await interest.check();
  await field(form, FORM_STRINGS.subject).fill("A new shop");
  await expect(sendButton(form)).toBeEnabled();
  await page.clock.pauseAt(Date.now() + SEND_TIMEOUT_MS);
  const answerEvent = page.waitForEvent("requestfinished", (request) => request.method() === "PUT");
  await sendButton(form).click();
  await answerEvent;
  await page.clock.runFor(MINIMUM_FETCH_DISPLAY_MS - 1);
  await expect(sendButton(form)).toHaveText(FORM_STRINGS.sending);
  await page.clock.runFor(1);
  await expect(form.getByRole("status")).toHaveText(FORM_STRINGS.sent);
  const { fullName, email, phone } = CONTACT;
  const others = {
    company: "",
    message: "",
    recaptcha: "",
    website: "",
    elapsed: expect.any(Number),
    lead: expect.any(String),
  };
  expect(messages).toEqual([
    { fullName, email, phone, subject: "A new shop", customData: [INTERESTS[0]], ...others },
  ]);
  await expect(field(form, FORM_STRINGS.name)).toHaveValue(CONTACT.fullName);

  await page.clock.fastForward(FORM_SENT_MS);
  await expect(form.getByRole("status")).toBeEmpty();
  await expect(field(form, FORM_STRINGS.name)).toHaveValue("");
  await expect(interest).not.toBeChecked();
  await page.clock.resume();
  await page.reload();
  await forms.waitForForm(form);
  await expect(field(form, FORM_STRINGS.name)).toHaveValue("");
});

test("a visitor is told what is missing or invalid before a message is sent", async ({ page }) => {
  const messages = await answer(page, forms.CREATED);
  const form = await openForm(page);
  const summary = form.getByRole("alert").filter({ hasText: FORM_STRINGS.summary });
  await expect(sendButton(form)).toBeDisabled();
  await expect(sendButton(form)).toHaveCSS("opacity", "0.65");
  for (const box of await form.getByRole("textbox").all()) await box.fill("x");
  await sendButton(form).click({ force: true });
  await expect(summary).toBeFocused();
  await expectAccessible(page);

  await fillContact(form, { ...CONTACT, phone: "123456" });
  await sendButton(form).click({ force: true });
  await expect(summary).toContainText(`${FORM_STRINGS.phone}: ${PROBLEMS.phone}`);
  await summary.getByRole("button", { name: FORM_STRINGS.phone }).click();
  const phone = field(form, FORM_STRINGS.phone);
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(PROBLEMS.phone);
  await expect(phone).toHaveCSS("background-color", "rgb(253, 236, 234)");
  await phone.fill("1234567");
  await expect(phone).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(sendButton(form)).toBeEnabled();
  await expect(sendButton(form)).toHaveCSS("opacity", "1");
  expect(messages).toEqual([]);
});

const MARKUP = "<img src=x onerror=alert(1)>";

/**
 * Kinds of replies besides success, and the reason that is shown. `send.test.ts` has the others.
 */
const REFUSALS: [what: string, reply: Reply, reason: string][] = [
  ["429", { status: 429, json: { statusCode: 429, statusText: "Too many" } }, "Too many"],
  [
    "200 that says 500",
    { status: 200, json: { statusCode: 500, statusText: "Disk full" } },
    "Disk full",
  ],
  ["201 with an empty body", { status: 201, body: "" }, FORM_STRINGS.unreadable],
  ["markup", forms.refusal(MARKUP), MARKUP],
];

/** Expects words to be in view, in a window of a phone's height. */
const expectInWindow = (form: Locator, words: string) =>
  expect(form.getByText(words, { exact: true })).toBeInViewport({ ratio: 1 });

test("a visitor who sends by keyboard alone loses nothing, whatever the mailer answers", async ({
  page,
}) => {
  const form = await openForm(page, "/contact-form", PHONE);
  const messages = await answer(page, forms.refusal("Full"));
  await field(form, FORM_STRINGS.name).focus();
  for (const text of [CONTACT.fullName, "", CONTACT.email, CONTACT.phone, "A shop"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  // The focus is on the first interest. Enter sends from any field.
  for (const key of ["Space", "Shift+Tab", "Enter"]) await page.keyboard.press(key);
  await expectInWindow(form, sendingFailed("Full"));
  expect(messages).toEqual([
    expect.objectContaining({ subject: "A shop", customData: [expect.any(String)] }),
  ]);
  await expectAccessible(page);

  for (const [what, reply, reason] of REFUSALS) {
    await page.unrouteAll();
    await answer(page, reply);
    await sendButton(form).click();
    await expect(form.getByText(sendingFailed(reason), { exact: true }), what).toBeVisible();
    await expect(field(form, FORM_STRINGS.email), what).toHaveValue(CONTACT.email);
    await expect(sendButton(form), what).toHaveText(FORM_STRINGS.send);
    await expect(sendButton(form), what).toBeEnabled();
  }

  // However often it is pressed, one goes out.
  await page.unrouteAll();
  const mailer = await forms.holdAnswer(page);
  await sendButton(form).dblclick();
  await field(form, FORM_STRINGS.name).press("Enter");
  await expect(sendButton(form)).toHaveText(FORM_STRINGS.sending);
  await expect(sendButton(form)).toBeDisabled();
  await mailer.requested();
  await mailer.reply(forms.CREATED);
  await expectInWindow(form, FORM_STRINGS.sent);
  await mailer.requested();
  await expectAccessible(page);
});

test("a message that meets every fault on its way is one mail in the end", async ({
  page,
  context,
}) => {
  const word = forms.uniqueWord();
  await page.clock.install();
  const form = await openForm(page);
  await fillContact(form);
  await field(form, FORM_STRINGS.message).fill(word);

  // Offline the form says so before anything is sent, and is locked for ten seconds.
  await context.setOffline(true);
  await expect(form.getByRole("status")).toHaveText(FORM_STRINGS.offline);
  await sendButton(form).click();
  await expect(form.getByText(sendingFailed(FORM_STRINGS.unreachable))).toBeVisible();
  await page.clock.fastForward(SENDING_LOCK_MS - 1000);
  await expect(sendButton(form)).toHaveText(FORM_STRINGS.sending);
  await expect(sendButton(form)).toBeDisabled();
  await page.clock.fastForward(1000);
  await expect(sendButton(form)).toBeEnabled();
  await context.setOffline(false);
  await expect(form.getByText(FORM_STRINGS.offline)).toBeHidden();

  // A mailer that does not answer is waited for half a minute.
  const mailer = await forms.holdAnswer(page);
  await sendButton(form).click();
  await mailer.requested();
  await page.clock.fastForward(SEND_TIMEOUT_MS);
  await expect(form.getByText(sendingFailed(FORM_STRINGS.tooLate))).toBeVisible();
  await expect(field(form, FORM_STRINGS.email)).toHaveValue(CONTACT.email);
  await page.clock.fastForward(SENDING_LOCK_MS);
  await page.unrouteAll();

  // A visitor who stops the browser on the way is told that nothing arrived.
  const stopped = await forms.holdAnswer(page);
  await sendButton(form).click();
  await stopped.requested();
  await page.evaluate(() => stop());
  await expect(form.getByText(sendingFailed(FORM_STRINGS.unreachable))).toBeVisible();
  await page.clock.fastForward(SENDING_LOCK_MS);
  await page.unrouteAll();

  // A message whose answer got lost, and that is sent again, is one mail.
  await page.route("**/api/form/1/", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendButton(form).click();
  await expect(form.getByText(sendingFailed(FORM_STRINGS.unreachable))).toBeVisible();
  await forms.waitForMail(word);
  await page.unrouteAll();
  await page.clock.fastForward(SENDING_LOCK_MS);
  await sendButton(form).click();
  await expect(form.getByRole("status")).toHaveText(FORM_STRINGS.sent);
  expect(await forms.mailsWith(word)).toHaveLength(1);
});
