import { expect, type Locator, type Page } from "@playwright/test";
import { FORM_STRINGS, sendingFailed } from "../../src/constants/form-strings";
import { FORM_SENT_MS } from "../../src/constants/forms";
import { STRINGS } from "../../src/constants/strings";
import { INTERESTS } from "../../src/form-contract/interests";
import { closeByEscape, contactOverlay, openOverlay } from "../support/contact-overlay";
import * as forms from "../support/forms";
import {
  CONTACT,
  CREATED,
  field,
  fillContact,
  formOf,
  refusal,
  sendButton,
  waitForForm,
} from "../support/forms";
import { openMenu } from "../support/menu";
import { hold } from "../support/network";
import { followTo, openAt } from "../support/page";
import { test } from "../support/test";
import { DESKTOP } from "../support/visitor";

const FAILED = sendingFailed("Disk full");

const openOverlayForm = async (page: Page): Promise<Locator> =>
  waitForForm((await openOverlay(page)).locator("form"));

/** Sends a message, and returns the mailer, which does not answer yet. */
async function sendWithHeldAnswer(page: Page, form: Locator) {
  await page.unrouteAll();
  const mailer = await forms.holdAnswer(page);
  await sendButton(form).click();
  await mailer.requested();
  return mailer;
}

test("a visitor who closes the overlay while sending learns how that ended", async ({ page }) => {
  await openAt(page, "/services", DESKTOP);
  const form = await openOverlayForm(page);
  await fillContact(form);
  const failingMailer = await sendWithHeldAnswer(page, form);
  await closeByEscape(page, contactOverlay(page));
  await openOverlayForm(page);
  await expect(sendButton(form)).toHaveText(FORM_STRINGS.sending);
  await failingMailer.reply(refusal("Disk full"));
  await expect(form.getByText(FAILED)).toBeVisible();
  await expect(field(form, FORM_STRINGS.email)).toHaveValue(CONTACT.email);
  await expect(sendButton(form)).toBeEnabled();
  const acceptingMailer = await sendWithHeldAnswer(page, form);
  await closeByEscape(page, contactOverlay(page));
  await acceptingMailer.reply(CREATED);
  await expect(
    page.getByRole("status").getByText(FORM_STRINGS.sent, { exact: true }),
  ).toBeInViewport();
});

test("a visitor who leaves the page while sending learns on the next one how that ended", async ({
  page,
}) => {
  const form = await forms.openForm(page, "/contact");
  await fillContact(form);
  const mailer = await sendWithHeldAnswer(page, form);
  await followTo(page, "/services");
  await mailer.reply(refusal("Disk full"));
  const notice = page.getByRole("status").filter({ hasText: FAILED });
  await expect(notice).toContainText(FORM_STRINGS.draftKept);
  await notice.getByRole("button", { name: FORM_STRINGS.closeNotice }).click();
  await expect(notice).toBeHidden();
});

test("what a visitor writes while a message is being sent is kept", async ({ page }) => {
  await page.clock.install();
  const form = await forms.openForm(page);
  await fillContact(form);
  const message = field(form, FORM_STRINGS.message);
  await message.fill("One.");
  const mailer = await sendWithHeldAnswer(page, form);
  await message.pressSequentially(" Two.");
  await mailer.reply(CREATED);
  await expect(form.getByRole("status")).toHaveText(FORM_STRINGS.sent);
  await message.pressSequentially(" Three.");
  await page.clock.fastForward(FORM_SENT_MS);
  await expect(form.getByRole("status")).toBeEmpty();
  await expect(message).toHaveValue("One. Two. Three.");
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expect(message).toHaveValue("One. Two. Three.");
});

test("what a visitor typed before hydration survives the overlay and a reload", async ({
  page,
}) => {
  const messages = await forms.answer(page, CREATED);
  const { release } = await hold(page, "**/app-*.js");
  await page.goto("/contact-form", { waitUntil: "commit" });
  const form = formOf(page);
  const interest = form.getByRole("checkbox", { name: INTERESTS[0] });
  await fillContact(form);
  await interest.check();
  await release();
  await waitForForm(form);
  await expect(interest).toBeChecked();
  await expect(sendButton(form)).toBeEnabled();

  // The overlay has no field for the subject.
  await field(form, FORM_STRINGS.subject).fill("A shop");
  await (await openMenu(page)).getByRole("link", { name: STRINGS.letsTalk }).last().click();
  const overlayForm = await waitForForm(contactOverlay(page).locator("form"));
  await field(overlayForm, FORM_STRINGS.message).fill("Tea.");
  await page.reload();
  await waitForForm(form);
  await expect(field(form, FORM_STRINGS.message)).toHaveValue("Tea.");
  await expect(field(form, FORM_STRINGS.subject)).toHaveValue("A shop");
  await expect(field(form, FORM_STRINGS.name)).toHaveValue(CONTACT.fullName);

  // A visitor whose draft was restored is not timed.
  await expect(sendButton(form)).toBeEnabled();
  await sendButton(form).click();
  await expect(form.getByRole("status")).toHaveText(FORM_STRINGS.sent);
  expect(messages).toEqual([expect.not.objectContaining({ elapsed: expect.anything() })]);
});
