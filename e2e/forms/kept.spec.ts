import { expect, type Locator, type Page } from "@playwright/test";
import { FORM_STRINGS, sendingFailed } from "../../src/constants/form-strings";
import { FORM_SENT_MS } from "../../src/constants/forms";
import { STRINGS } from "../../src/constants/strings";
import { INTERESTS } from "../../src/form-contract/interests";
import { contactOverlay, openOverlay } from "../support/contact-overlay";
import {
  activated,
  answer,
  CONTACT,
  field,
  fillContact,
  formOf,
  holdAnswer,
  openForm,
  sendButton,
  TAKEN,
} from "../support/forms";
import { openMenu } from "../support/menu";
import { hold } from "../support/network";
import { follow, openAt } from "../support/page";
import { test } from "../support/test";
import { DESKTOP } from "../support/visitor";

const BROKEN = { status: 500, json: { statusCode: 500, statusText: "Disk full" } };
const FAILED = sendingFailed("Disk full");

const openOverlayForm = async (page: Page): Promise<Locator> => activated((await openOverlay(page)).locator("form"));

/** Sends a message, and returns the mailer, which does not answer yet. */
async function sendHeld(page: Page, form: Locator) {
  await page.unrouteAll();
  const mailer = await holdAnswer(page);
  await sendButton(form).click();
  await mailer.requested();
  return mailer;
}

async function closeOverlay(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(contactOverlay(page)).toBeHidden();
}

test("a visitor who leaves the form while sending learns what has become of the message", async ({ page }) => {
  await openAt(page, "/services", DESKTOP);
  await test.step("the overlay, reopened while sending, shows the state of the message", async () => {
    const form = await openOverlayForm(page);
    await fillContact(form);
    const mailer = await sendHeld(page, form);
    await closeOverlay(page);
    await openOverlayForm(page);
    await expect(sendButton(form)).toHaveText(FORM_STRINGS.sending);
    await expect(sendButton(form)).toBeDisabled();
    await mailer.reply(BROKEN);
    await expect(form.getByText(FAILED)).toBeVisible();
    await expect(field(form, FORM_STRINGS.email)).toHaveValue(CONTACT.email);
    await expect(sendButton(form)).toBeEnabled();
    await closeOverlay(page);
  });
  await test.step("on the next page they learn of a message that failed, until they close the notice", async () => {
    await follow(page, "/contact");
    await expect(page).toHaveURL("/contact");
    const form = await activated(formOf(page));
    await fillContact(form);
    const mailer = await sendHeld(page, form);
    await follow(page, "/services");
    await expect(page).toHaveURL("/services");
    await mailer.reply(BROKEN);
    const notice = page.getByRole("status").filter({ hasText: FAILED });
    await expect(notice).toContainText(FORM_STRINGS.draftKept);
    await notice.getByRole("button", { name: FORM_STRINGS.closeNotice }).click();
    await expect(notice).toBeHidden();
  });
  await test.step("after they have closed the overlay they learn that the message was confirmed", async () => {
    const mailer = await sendHeld(page, await openOverlayForm(page));
    await closeOverlay(page);
    await mailer.reply(TAKEN);
    const notice = page.getByRole("status").getByText(FORM_STRINGS.sent, { exact: true });
    await expect(notice).toBeVisible();
    await expect(notice).toBeInViewport();
  });
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

test("what was typed before hydration stays; with the subject, which the overlay lacks, it survives a reload, and is not timed", async ({
  page,
}) => {
  const sent = await answer(page, TAKEN);
  const { release } = await hold(page, "**/app-*.js");
  await page.goto("/contact-form", { waitUntil: "commit" });
  const form = formOf(page);
  const interest = form.getByRole("checkbox", { name: INTERESTS[0] });
  await test.step("what was typed before hydration stays", async () => {
    await fillContact(form);
    await interest.check();
    await release();
    await activated(form);
    await expect(field(form, FORM_STRINGS.name)).toHaveValue(CONTACT.fullName);
    await expect(interest).toBeChecked();
    await expect(sendButton(form)).toBeEnabled();
  });
  await test.step("the subject survives a visit to the overlay, which has none", async () => {
    await field(form, FORM_STRINGS.subject).fill("A shop");
    await (await openMenu(page)).getByRole("link", { name: STRINGS.letsTalk }).last().click();
    const other = await activated(contactOverlay(page).locator("form"));
    await field(other, FORM_STRINGS.message).fill("Tea.");
    await page.reload();
    await activated(form);
    await expect(field(form, FORM_STRINGS.message)).toHaveValue("Tea.");
    await expect(field(form, FORM_STRINGS.subject)).toHaveValue("A shop");
    await expect(field(form, FORM_STRINGS.name)).toHaveValue(CONTACT.fullName);
  });
  await test.step("a visitor whose draft was restored is not timed", async () => {
    await expect(sendButton(form)).toBeEnabled();
    await sendButton(form).click();
    await expect(form.getByRole("status")).toHaveText(FORM_STRINGS.sent);
    expect(sent).toEqual([expect.not.objectContaining({ elapsed: expect.anything() })]);
  });
});
