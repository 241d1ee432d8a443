import { expect, type Locator, type Page } from "@playwright/test";
import { FORM_STRINGS, sendingFailed } from "../../src/constants/form-strings";
import { FORM_SENT_MS, SEND_TIMEOUT_MS, SENDING_LOCK_MS } from "../../src/constants/forms";
import { MINIMUM_FETCH_DISPLAY_MS } from "../../src/constants/progress-bar";
import { INTERESTS } from "../../src/form-contract/interests";
import { PROBLEMS } from "../../src/form-contract/problems";
import { axe } from "../support/axe";
import {
  activated,
  answer,
  arrivedMail,
  CONTACT,
  expectOnlyInvalidMarked,
  field,
  fillContact,
  holdAnswer,
  mailsWith,
  openForm,
  type Reply,
  sendButton,
  TAKEN,
  uniqueWord,
} from "../support/forms";
import { test } from "../support/test";
import { PHONE } from "../support/visitor";

const summaryOf = (form: Locator) => form.getByRole("alert").filter({ hasText: FORM_STRINGS.summary });

test("a message is sent as the contract says: 'Sending' for 200 ms at least, confirmed for five seconds, and the form is empty again", async ({
  page,
}) => {
  await page.clock.install();
  const sent = await answer(page, TAKEN);
  const form = await openForm(page);
  const interest = form.getByRole("checkbox", { name: INTERESTS[0] });
  await fillContact(form);
  await interest.check();
  await field(form, FORM_STRINGS.subject).fill("A new shop");
  await expect(sendButton(form)).toBeEnabled();
  await page.clock.pauseAt(Date.now() + SEND_TIMEOUT_MS);
  await test.step("'Sending' shows for at least 200 ms, however soon the mailer answers", async () => {
    const answered = page.waitForEvent("requestfinished", (request) => request.method() === "PUT");
    await sendButton(form).click();
    await answered;
    await page.clock.runFor(MINIMUM_FETCH_DISPLAY_MS - 1);
    await expect(sendButton(form)).toHaveText(FORM_STRINGS.sending);
    await page.clock.runFor(1);
    await expect(form.getByRole("status")).toHaveText(FORM_STRINGS.sent);
  });
  const { fullName, email, phone } = CONTACT;
  const others = { company: "", message: "", recaptcha: "", website: "", elapsed: expect.any(Number) };
  expect(sent).toEqual([{ fullName, email, phone, subject: "A new shop", customData: [INTERESTS[0]], ...others }]);
  await expect(field(form, FORM_STRINGS.name)).toHaveValue(CONTACT.fullName);
  await test.step("after five seconds the form is empty, and stays so after a reload", async () => {
    await page.clock.fastForward(FORM_SENT_MS);
    await expect(form.getByRole("status")).toBeEmpty();
    await expect(field(form, FORM_STRINGS.name)).toHaveValue("");
    await expect(interest).not.toBeChecked();
    await page.clock.resume();
    await page.reload();
    await activated(form);
    await expect(field(form, FORM_STRINGS.name)).toHaveValue("");
  });
});

test("what is missing or invalid keeps a message from being sent, and is said where it is", async ({ page }) => {
  const sent = await answer(page, TAKEN);
  const form = await openForm(page);
  await expect(sendButton(form)).toBeDisabled();
  await expect(sendButton(form)).toHaveCSS("opacity", "0.65");
  await test.step("an address with letters beyond ASCII is not marked, and nothing keeps it from being sent", () =>
    expectOnlyInvalidMarked(field(form, FORM_STRINGS.email)));
  await test.step("pressed all the same, the button says what is missing, and axe finds nothing", async () => {
    for (const box of await form.getByRole("textbox").all()) await box.fill("x");
    await sendButton(form).click({ force: true });
    await expect(summaryOf(form)).toBeFocused();
    expect.soft((await axe(page)).violations).toEqual([]);
  });
  await test.step("the summary leads to what is invalid", async () => {
    await fillContact(form, { ...CONTACT, phone: "123456" });
    await expect(sendButton(form)).toBeDisabled();
    await sendButton(form).click({ force: true });
    await expect(summaryOf(form)).toBeFocused();
    await expect(summaryOf(form)).toContainText(`${FORM_STRINGS.phone}: ${PROBLEMS.phone}`);
    await summaryOf(form).getByRole("button", { name: FORM_STRINGS.phone }).click();
    const phone = field(form, FORM_STRINGS.phone);
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(PROBLEMS.phone);
    await expect(phone).toHaveCSS("background-color", "rgb(253, 236, 234)");
    await phone.fill("1234567");
    await expect(phone).toHaveAttribute("aria-invalid", "false");
  });
  await expect(sendButton(form)).toBeEnabled();
  await expect(sendButton(form)).toHaveCSS("opacity", "1");
  expect(sent).toEqual([]);
});

const MARKUP = "<img src=x onerror=alert(1)>";

/** Kinds of replies besides success, and the reason that is shown. `send.test.ts` has the others. */
const REFUSALS: [what: string, reply: Reply, reason: string][] = [
  ["429", { status: 429, json: { statusCode: 429, statusText: "Too many" } }, "Too many"],
  ["200 that says 500", { status: 200, json: { statusCode: 500, statusText: "Disk full" } }, "Disk full"],
  ["201 with an empty body", { status: 201, body: "" }, FORM_STRINGS.unreadable],
  ["markup", { status: 500, json: { statusCode: 500, statusText: MARKUP } }, MARKUP],
];

/** Fills in the form from its first field to the button, and sends it. */
async function sendWithKeyboard(page: Page, form: Locator): Promise<void> {
  await field(form, FORM_STRINGS.name).focus();
  const values = [CONTACT.fullName, "", CONTACT.email, CONTACT.phone, "A shop"];
  for (const [index, text] of values.entries()) {
    if (index > 0) await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  for (const key of ["Tab", "Space", "Shift+Tab", "Enter"]) await page.keyboard.press(key);
}

/** Shown where the visitor looks, in a window of a phone's height. */
const expectInWindow = (form: Locator, words: string) =>
  expect(form.getByText(words, { exact: true })).toBeInViewport({ ratio: 1 });

test("a message is sent with the keyboard alone; what the mailer answers is shown within the window, and nothing typed is lost", async ({
  page,
}) => {
  const form = await openForm(page, "/contact-form", PHONE);
  await test.step("with the keyboard alone", async () => {
    const sent = await answer(page, { status: 503, json: { statusCode: 503, statusText: "Full" } });
    await sendWithKeyboard(page, form);
    await expectInWindow(form, sendingFailed("Full"));
    expect(sent).toEqual([expect.objectContaining({ subject: "A shop", customData: [expect.any(String)] })]);
    expect.soft((await axe(page)).violations).toEqual([]);
  });
  await test.step("what the mailer refuses is shown in its words, as text", async () => {
    for (const [what, reply, reason] of REFUSALS) {
      await page.unrouteAll();
      await answer(page, reply);
      await sendButton(form).click();
      await expect(form.getByText(sendingFailed(reason), { exact: true }), what).toBeVisible();
      await expect(field(form, FORM_STRINGS.email), what).toHaveValue(CONTACT.email);
      await expect(sendButton(form), what).toHaveText(FORM_STRINGS.send);
      await expect(sendButton(form), what).toBeEnabled();
    }
  });
  await test.step("while it is sent the button says so; however often it is pressed, one goes out", async () => {
    await page.unrouteAll();
    const mailer = await holdAnswer(page);
    await sendButton(form).dblclick();
    await field(form, FORM_STRINGS.name).press("Enter");
    await expect(sendButton(form)).toHaveText(FORM_STRINGS.sending);
    await expect(sendButton(form)).toBeDisabled();
    await mailer.requested();
    await mailer.reply(TAKEN);
    await expectInWindow(form, FORM_STRINGS.sent);
    await mailer.requested();
    expect.soft((await axe(page)).violations).toEqual([]);
  });
});

async function expectOfflineSaid(page: Page, form: Locator): Promise<void> {
  await expect(form.getByText(FORM_STRINGS.offline)).toBeHidden();
  await page.context().setOffline(true);
  await expect(form.getByRole("status")).toHaveText(FORM_STRINGS.offline);
  await sendButton(form).click();
  await expect(form.getByText(sendingFailed(FORM_STRINGS.unreachable))).toBeVisible();
  await expect(sendButton(form)).toHaveText(FORM_STRINGS.sending);
  await expect(sendButton(form)).toBeDisabled();
  await page.clock.fastForward(SENDING_LOCK_MS - 1000);
  await expect(sendButton(form)).toHaveText(FORM_STRINGS.sending);
  await page.clock.fastForward(1000);
  await expect(sendButton(form)).toBeEnabled();
  await page.context().setOffline(false);
  await expect(form.getByText(FORM_STRINGS.offline)).toBeHidden();
}

test("a message that meets offline, a mailer that is silent and an answer that gets lost is one mail in the end", async ({
  page,
}) => {
  const word = uniqueWord();
  await page.clock.install();
  const form = await openForm(page);
  await fillContact(form);
  await field(form, FORM_STRINGS.message).fill(word);
  await test.step("offline the form says so before anything is sent, is locked for ten seconds, and can be sent again", () =>
    expectOfflineSaid(page, form));
  await test.step("a mailer that does not answer is waited for half a minute", async () => {
    const mailer = await holdAnswer(page);
    await sendButton(form).click();
    await mailer.requested();
    await page.clock.fastForward(SEND_TIMEOUT_MS);
    await expect(form.getByText(sendingFailed(FORM_STRINGS.tooLate))).toBeVisible();
    await expect(field(form, FORM_STRINGS.email)).toHaveValue(CONTACT.email);
    await page.clock.fastForward(SENDING_LOCK_MS);
    await page.unrouteAll();
  });
  await test.step("a message whose answer got lost, and that is sent again, is one mail", async () => {
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
    await expect(form.getByRole("status")).toHaveText(FORM_STRINGS.sent);
    expect(await mailsWith(word)).toHaveLength(1);
  });
});
