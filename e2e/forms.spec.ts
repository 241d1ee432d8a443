import { expect, type Page, test } from "@playwright/test";
import { FORM_STRINGS, sendingFailed } from "../src/constants/form-strings";
import { FORM_SENT_MS, SEND_TIMEOUT_MS, SENDING_LOCK_MS } from "../src/constants/forms";
import { INTERESTS } from "../src/form-contract/interests";
import { PROBLEMS } from "../src/form-contract/problems";
import { answer, CONTACT, contactForm, field, fillContact, openForm, sendButton, TAKEN } from "./support/form-parts";

const interest = (page: Page) => contactForm(page).getByRole("checkbox", { name: INTERESTS[0] });

test("a message is sent as the contract says, confirmed for five seconds, and the form is empty again", async ({
  page,
}) => {
  await page.clock.install();
  const sent = await answer(page, TAKEN);
  const form = await openForm(page);
  await fillContact(form);
  await interest(page).check();
  await field(form, FORM_STRINGS.subject).fill("A new shop");
  await expect(sendButton(form)).toBeEnabled();
  await sendButton(form).click();
  await expect(form.getByRole("status")).toHaveText(FORM_STRINGS.sent);
  expect(sent).toEqual([
    {
      ...CONTACT,
      company: "",
      subject: "A new shop",
      customData: [INTERESTS[0]],
      message: "",
      recaptcha: "",
      website: "",
      elapsed: expect.any(Number),
    },
  ]);
  await expect(field(form, FORM_STRINGS.name)).toHaveValue(CONTACT.fullName);
  await page.clock.fastForward(FORM_SENT_MS);
  await expect(form.getByRole("status")).toBeEmpty();
  await expect(field(form, FORM_STRINGS.name)).toHaveValue("");
  await expect(interest(page)).not.toBeChecked();
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute("novalidate");
  await expect(field(form, FORM_STRINGS.name)).toHaveValue("");
});

test("what is missing keeps the button disabled; pressed all the same, it says what, and leads there", async ({
  page,
}) => {
  const sent = await answer(page, TAKEN);
  const form = await openForm(page);
  await expect(sendButton(form)).toBeDisabled();
  await fillContact(form, { ...CONTACT, phone: "123456" });
  await expect(sendButton(form)).toBeDisabled();
  await sendButton(form).click({ force: true });
  const summary = form.getByRole("alert").filter({ hasText: FORM_STRINGS.summary });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(`${FORM_STRINGS.phone}: ${PROBLEMS.phone}`);
  await summary.getByRole("button", { name: FORM_STRINGS.phone }).click();
  const phone = field(form, FORM_STRINGS.phone);
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(PROBLEMS.phone);
  await expect(phone).toHaveCSS("background-color", "rgb(253, 236, 234)");
  await phone.fill("1234567");
  await expect(sendButton(form)).toBeEnabled();
  await expect(phone).not.toHaveAttribute("aria-invalid");
  expect(sent).toEqual([]);
});

const REFUSALS: [what: string, reply: Parameters<typeof answer>[1], message: string][] = [
  ...[400, 401, 403, 404, 413, 422, 429, 500, 502, 503].map(
    (status): [string, Parameters<typeof answer>[1], string] => [
      `${status}`,
      { status, json: { statusCode: status, statusText: `Reason ${status}` } },
      `Reason ${status}`,
    ],
  ),
  ["200 that says 500", { status: 200, json: { statusCode: 500, statusText: "Disk full" } }, "Disk full"],
  ["201 without a word", { status: 201, body: "" }, FORM_STRINGS.unreadable],
  ["a page", { status: 200, contentType: "text/html", body: "<title>Hello</title>" }, FORM_STRINGS.unreadable],
  [
    "half an answer",
    { status: 201, contentType: "application/json", body: '{"statusCode":201' },
    FORM_STRINGS.unreadable,
  ],
  [
    "markup",
    { status: 500, json: { statusCode: 500, statusText: "<img src=x onerror=alert(1)>" } },
    "<img src=x onerror=alert(1)>",
  ],
];

test("what the mailer refuses is said in its words, and nothing typed is lost", async ({ page }) => {
  const form = await openForm(page);
  await fillContact(form);
  for (const [what, reply, message] of REFUSALS) {
    await page.unrouteAll();
    await answer(page, reply);
    await sendButton(form).click();
    await expect(form.getByText(sendingFailed(message), { exact: true }), what).toBeVisible();
    await expect(field(form, FORM_STRINGS.email), what).toHaveValue(CONTACT.email);
    await expect(sendButton(form), what).toHaveText(FORM_STRINGS.send);
    await expect(sendButton(form), what).toBeEnabled();
  }
});

test("without a connection the form says so, is locked for ten seconds, and can be sent again", async ({
  page,
  context,
}) => {
  await page.clock.install();
  const form = await openForm(page);
  await fillContact(form);
  await context.setOffline(true);
  await sendButton(form).click();
  await expect(form.getByText(sendingFailed(FORM_STRINGS.unreachable))).toBeVisible();
  await expect(sendButton(form)).toHaveText(FORM_STRINGS.sending);
  await expect(sendButton(form)).toBeDisabled();
  await page.clock.fastForward(SENDING_LOCK_MS - 1000);
  await expect(sendButton(form)).toHaveText(FORM_STRINGS.sending);
  await page.clock.fastForward(1000);
  await expect(sendButton(form)).toBeEnabled();
  await context.setOffline(false);
  const sent = await answer(page, TAKEN);
  await sendButton(form).click();
  await expect(form.getByRole("status")).toHaveText(FORM_STRINGS.sent);
  expect(sent).toHaveLength(1);
});

test("however often it is pressed, a message goes out once", async ({ page }) => {
  const form = await openForm(page);
  await fillContact(form);
  const sent = await answer(page, TAKEN);
  await sendButton(form).dblclick();
  await field(form, FORM_STRINGS.name).press("Enter");
  await expect(form.getByRole("status")).toHaveText(FORM_STRINGS.sent);
  expect(sent).toHaveLength(1);
});

test("while it is on its way the button says so and does nothing", async ({ page }) => {
  const form = await openForm(page);
  await fillContact(form);
  const held: (() => Promise<void>)[] = [];
  await page.route("**/api/form/1/", (route) => void held.push(() => route.fulfill(TAKEN)));
  await sendButton(form).click();
  await expect(sendButton(form)).toHaveText(FORM_STRINGS.sending);
  await expect(sendButton(form)).toBeDisabled();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.();
  await expect(form.getByRole("status")).toHaveText(FORM_STRINGS.sent);
});

test("what was typed before the script was there stays, and what was typed before a reload comes back", async ({
  page,
}) => {
  const held: (() => Promise<void>)[] = [];
  await page.route("**/app-*.js", (route) => void held.push(() => route.continue()));
  await page.goto("/contact-form", { waitUntil: "commit" });
  const form = contactForm(page);
  await fillContact(form);
  await interest(page).check();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.();
  await expect(form).toHaveAttribute("novalidate");
  await expect(field(form, FORM_STRINGS.name)).toHaveValue(CONTACT.fullName);
  await expect(interest(page)).toBeChecked();
  await expect(sendButton(form)).toBeEnabled();
  await field(form, FORM_STRINGS.message).fill("We sell tea.");
  await page.unrouteAll();
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute("novalidate");
  await expect(field(form, FORM_STRINGS.message)).toHaveValue("We sell tea.");
});

test("a mailer that does not answer is waited for half a minute", async ({ page }) => {
  await page.clock.install();
  const form = await openForm(page);
  await fillContact(form);
  const asked = page.waitForRequest("**/api/form/1/");
  await page.route("**/api/form/1/", () => {});
  await sendButton(form).click();
  await asked;
  await page.clock.fastForward(SEND_TIMEOUT_MS);
  await expect(form.getByText(sendingFailed(FORM_STRINGS.tooLate))).toBeVisible();
  await expect(field(form, FORM_STRINGS.email)).toHaveValue(CONTACT.email);
});
