import { expect, type Locator, type Page } from "@playwright/test";
import { FORM_STRINGS, sendingFailed } from "../../src/constants/form-strings";
import { FORM_SENT_MS } from "../../src/constants/forms";
import { STRINGS } from "../../src/constants/strings";
import { contactOverlay, openOverlay } from "../support/contact-overlay";
import {
  activated,
  answer,
  CONTACT,
  field,
  fillContact,
  holdAnswer,
  openForm,
  sendButton,
  TAKEN,
} from "../support/forms";
import { openMenu } from "../support/menu";
import { follow, openAt } from "../support/page";
import { test } from "../support/test";
import { DESKTOP, PHONE } from "../support/visitor";

const BROKEN = { status: 500, json: { statusCode: 500, statusText: "Disk full" } };
const FAILED = sendingFailed("Disk full");

const openOverlayForm = async (page: Page): Promise<Locator> => activated((await openOverlay(page)).locator("form"));

/** Sends a message from the overlay, closes it before the mailer replies, and returns the mailer. */
async function leaveWhileSending(page: Page) {
  await openAt(page, "/services", DESKTOP);
  const form = await openOverlayForm(page);
  await fillContact(form);
  const mailer = await holdAnswer(page);
  await sendButton(form).click();
  await mailer.requested();
  await page.keyboard.press("Escape");
  await expect(contactOverlay(page)).toBeHidden();
  return mailer;
}

test("that a message was refused, and then confirmed, is shown within the window", async ({ page }) => {
  const form = await openForm(page, "/contact-form", PHONE);
  await fillContact(form);
  for (const [reply, words] of [
    [BROKEN, FAILED],
    [TAKEN, FORM_STRINGS.sent],
  ] as const) {
    await page.unrouteAll();
    await answer(page, reply);
    await field(form, FORM_STRINGS.phone).press("Enter");
    await expect(form.getByText(words, { exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test("a visitor who closes the overlay while sending learns that the message was confirmed", async ({ page }) => {
  const mailer = await leaveWhileSending(page);
  await mailer.reply(TAKEN);
  const notice = page.getByRole("status").getByText(FORM_STRINGS.sent, { exact: true });
  await expect(notice).toBeVisible();
  await expect(notice).toBeInViewport();
});

test("the overlay, reopened while sending, shows the state of the message", async ({ page }) => {
  const mailer = await leaveWhileSending(page);
  const form = await openOverlayForm(page);
  await expect(sendButton(form)).toHaveText(FORM_STRINGS.sending);
  await expect(sendButton(form)).toBeDisabled();
  await mailer.reply(BROKEN);
  await expect(form.getByText(FAILED)).toBeVisible();
  await expect(field(form, FORM_STRINGS.email)).toHaveValue(CONTACT.email);
  await expect(sendButton(form)).toBeEnabled();
});

test("on the next page a visitor learns of a message that failed, until they close the notice", async ({ page }) => {
  const form = await openForm(page, "/contact");
  await fillContact(form);
  const mailer = await holdAnswer(page);
  await sendButton(form).click();
  await mailer.requested();
  await follow(page, "/works");
  await expect(page).toHaveURL("/works");
  await mailer.reply(BROKEN);
  const notice = page.getByRole("status").filter({ hasText: FAILED });
  await expect(notice).toContainText(FORM_STRINGS.draftKept);
  await notice.getByRole("button", { name: FORM_STRINGS.closeNotice }).click();
  await expect(notice).toBeHidden();
});

test("what is written while a message is sent, or confirmed, is kept", async ({ page }) => {
  await page.clock.install();
  const form = await openForm(page);
  await fillContact(form);
  const message = field(form, FORM_STRINGS.message);
  await message.fill("One.");
  const mailer = await holdAnswer(page);
  await sendButton(form).click();
  await mailer.requested();
  await message.pressSequentially(" Two.");
  await mailer.reply(TAKEN);
  await expect(form.getByRole("status")).toHaveText(FORM_STRINGS.sent);
  await message.pressSequentially(" Three.");
  await page.clock.fastForward(FORM_SENT_MS);
  await expect(form.getByRole("status")).toBeEmpty();
  await expect(message).toHaveValue("One. Two. Three.");
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expect(message).toHaveValue("One. Two. Three.");
});

test("the subject survives a visit to the overlay, which has none", async ({ page }) => {
  const form = await openForm(page);
  await field(form, FORM_STRINGS.subject).fill("A shop");
  await (await openMenu(page)).getByRole("link", { name: STRINGS.letsTalk }).last().click();
  const other = await activated(contactOverlay(page).locator("form"));
  await field(other, FORM_STRINGS.message).fill("Tea.");
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expect(field(form, FORM_STRINGS.message)).toHaveValue("Tea.");
  await expect(field(form, FORM_STRINGS.subject)).toHaveValue("A shop");
});

test("a visitor whose draft was restored is not timed", async ({ page }) => {
  const sent = await answer(page, TAKEN);
  const form = await openForm(page);
  await fillContact(form);
  await page.reload();
  await activated(form);
  await expect(sendButton(form)).toBeEnabled();
  await sendButton(form).click();
  await expect(form.getByRole("status")).toHaveText(FORM_STRINGS.sent);
  expect(sent).toEqual([expect.not.objectContaining({ elapsed: expect.anything() })]);
});
