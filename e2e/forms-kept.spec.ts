import { expect, type Locator, type Page, test } from "@playwright/test";
import { FORM_STRINGS, sendingFailed } from "../src/constants/form-strings";
import { FORM_SENT_MS } from "../src/constants/forms";
import { STRINGS } from "../src/constants/strings";
import { contactOverlay, openOverlay } from "./support/contact-parts";
import { answer, CONTACT, contactForm, field, fillContact, openForm, sendButton, TAKEN } from "./support/form-parts";
import { follow } from "./support/routed";
import { DESKTOP, PHONE } from "./support/screens";
import { openAt } from "./support/settle";

const BROKEN = { status: 500, json: { statusCode: 500, statusText: "Disk full" } };

type Reply = typeof TAKEN | typeof BROKEN;

/** Answers in the mailer's place, when it is told to. */
async function holdAnswer(page: Page) {
  const held: ((reply: Reply) => Promise<void>)[] = [];
  await page.route("**/api/form/*/", (route) => void held.push((reply) => route.fulfill(reply)));
  return {
    asked: () => expect.poll(() => held.length).toBe(1),
    reply: async (reply: Reply) => held[0]?.(reply),
  };
}

/** The form in the overlay, at work. */
async function openOverlayForm(page: Page): Promise<Locator> {
  const form = (await openOverlay(page)).locator("form");
  await expect(form).toHaveAttribute("novalidate");
  return form;
}

for (const [what, reply, words] of [
  ["confirmed", TAKEN, FORM_STRINGS.sent],
  ["refused", BROKEN, sendingFailed("Disk full")],
] as const) {
  test(`a message that was sent from a field of the form is ${what} within the window`, async ({ page }) => {
    await answer(page, reply);
    await openAt(page, "/contact-form", PHONE);
    const form = contactForm(page);
    await form.scrollIntoViewIfNeeded();
    await expect(form).toHaveAttribute("novalidate");
    await fillContact(form);
    await field(form, FORM_STRINGS.phone).press("Enter");
    await expect(form.getByText(words, { exact: true })).toBeInViewport({ ratio: 1 });
  });

  test(`whoever closes the overlay while it is sent is told that the message was ${what}`, async ({ page }) => {
    await openAt(page, "/services", DESKTOP);
    const form = await openOverlayForm(page);
    await fillContact(form);
    const mailer = await holdAnswer(page);
    await sendButton(form).click();
    await mailer.asked();
    await page.keyboard.press("Escape");
    await expect(contactOverlay(page)).toBeHidden();
    await mailer.reply(reply);
    await expect(page.getByRole("status").getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByRole("status").getByText(words, { exact: true })).toBeInViewport();
  });
}

test("the overlay, opened again, shows how the message stands", async ({ page }) => {
  await openAt(page, "/services", DESKTOP);
  const first = await openOverlayForm(page);
  await fillContact(first);
  const mailer = await holdAnswer(page);
  await sendButton(first).click();
  await mailer.asked();
  await page.keyboard.press("Escape");
  await expect(contactOverlay(page)).toBeHidden();
  const again = await openOverlayForm(page);
  await expect(sendButton(again)).toHaveText(FORM_STRINGS.sending);
  await expect(sendButton(again)).toBeDisabled();
  await mailer.reply(BROKEN);
  await expect(again.getByText(sendingFailed("Disk full"))).toBeVisible();
  await expect(field(again, FORM_STRINGS.email)).toHaveValue(CONTACT.email);
  await expect(sendButton(again)).toBeEnabled();
});

test("on the next page a visitor is told of a message that failed, until they have read it", async ({ page }) => {
  await openAt(page, "/contact", DESKTOP);
  const form = await openForm(page, "/contact");
  await fillContact(form);
  const mailer = await holdAnswer(page);
  await sendButton(form).click();
  await mailer.asked();
  await follow(page, "/works");
  await expect(page).toHaveURL("/works");
  await mailer.reply(BROKEN);
  const notice = page.getByRole("status").filter({ hasText: sendingFailed("Disk full") });
  await expect(notice).toContainText(FORM_STRINGS.draftKept);
  await notice.getByRole("button", { name: FORM_STRINGS.closeNotice }).click();
  await expect(notice).toBeHidden();
});

test("what is written while a message is sent, or confirmed, is not thrown away", async ({ page }) => {
  await page.clock.install();
  const form = await openForm(page);
  await fillContact(form);
  const message = field(form, FORM_STRINGS.message);
  await message.fill("One.");
  const mailer = await holdAnswer(page);
  await sendButton(form).click();
  await mailer.asked();
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

test("the subject outlives a visit to the overlay, which has none", async ({ page }) => {
  const form = await openForm(page);
  await field(form, FORM_STRINGS.subject).fill("A shop");
  await page.getByRole("button", { name: STRINGS.menu }).click();
  await page.getByRole("dialog", { name: STRINGS.menu }).getByRole("link", { name: STRINGS.letsTalk }).last().click();
  const other = contactOverlay(page).locator("form");
  await expect(other).toHaveAttribute("novalidate");
  await field(other, FORM_STRINGS.message).fill("Tea.");
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expect(field(form, FORM_STRINGS.message)).toHaveValue("Tea.");
  await expect(field(form, FORM_STRINGS.subject)).toHaveValue("A shop");
});

test("who had words there before the script is not timed", async ({ page }) => {
  const sent = await answer(page, TAKEN);
  const form = await openForm(page);
  await fillContact(form);
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute("novalidate");
  await expect(sendButton(form)).toBeEnabled();
  await sendButton(form).click();
  await expect(form.getByRole("status")).toHaveText(FORM_STRINGS.sent);
  expect(sent).toEqual([expect.not.objectContaining({ elapsed: expect.anything() })]);
});
