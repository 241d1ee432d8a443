import { expect } from "@playwright/test";
import { FORM_STRINGS, sendingFailed } from "../../src/constants/form-strings";
import { FORM_SENT_MS, SEND_TIMEOUT_MS, SENDING_LOCK_MS } from "../../src/constants/forms";
import { MINIMUM_FETCH_DISPLAY_MS } from "../../src/constants/progress-bar";
import { INTERESTS } from "../../src/form-contract/interests";
import { PROBLEMS } from "../../src/form-contract/problems";
import { axe } from "../support/axe";
import {
  activated,
  answer,
  CONTACT,
  field,
  fillContact,
  formOf,
  holdAnswer,
  openForm,
  type Reply,
  sendButton,
  TAKEN,
} from "../support/forms";
import { hold } from "../support/network";
import { test } from "../support/test";

test("a message is sent as the contract says, confirmed for five seconds, and the form is empty again", async ({
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
  await expect(interest).not.toBeChecked();
  await page.reload();
  await activated(form);
  await expect(field(form, FORM_STRINGS.name)).toHaveValue("");
});

test("missing fields disable the button; pressed all the same, it says what is missing, and leads there", async ({
  page,
}) => {
  const sent = await answer(page, TAKEN);
  const form = await openForm(page);
  await expect(sendButton(form)).toBeDisabled();
  await expect(sendButton(form)).toHaveCSS("opacity", "0.65");
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
  await expect(sendButton(form)).toHaveCSS("opacity", "1");
  await expect(phone).toHaveAttribute("aria-invalid", "false");
  expect(sent).toEqual([]);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with its script" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("an address with letters beyond ASCII is not marked, and nothing keeps it from being sent", async ({
      page,
    }) => {
      await page.goto("/contact-form");
      const form = javaScriptEnabled ? await activated(formOf(page)) : formOf(page);
      const email = field(form, FORM_STRINGS.email);
      await email.pressSequentially("zoë@example.com");
      await email.press("Tab");
      await expect(email).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
      expect(await email.evaluate((input: HTMLInputElement) => input.checkValidity())).toBe(true);
      await email.fill("zoë");
      await email.press("Tab");
      await expect(email).toHaveCSS("background-color", "rgb(253, 236, 234)");
    });
  });

test("'Sending' shows for at least 200 ms, however soon the mailer answers", async ({ page }) => {
  await page.clock.install();
  const form = await openForm(page);
  await fillContact(form);
  await answer(page, TAKEN);
  await expect(sendButton(form)).toBeEnabled();
  await page.clock.pauseAt(Date.now() + SEND_TIMEOUT_MS);
  const answered = page.waitForEvent("requestfinished", (request) => request.method() === "PUT");
  await sendButton(form).click();
  await answered;
  await page.clock.runFor(MINIMUM_FETCH_DISPLAY_MS - 1);
  await expect(sendButton(form)).toHaveText(FORM_STRINGS.sending);
  await page.clock.runFor(1);
  await expect(form.getByRole("status")).toHaveText(FORM_STRINGS.sent);
});

const MARKUP = "<img src=x onerror=alert(1)>";

/** What a mailer may reply besides success, and the reason that is shown. */
const REFUSALS: [what: string, reply: Reply, reason: string][] = [
  ...[400, 401, 403, 404, 413, 422, 429, 500, 502, 503].map((status): [string, Reply, string] => [
    `${status}`,
    { status, json: { statusCode: status, statusText: `Reason ${status}` } },
    `Reason ${status}`,
  ]),
  ["200 that says 500", { status: 200, json: { statusCode: 500, statusText: "Disk full" } }, "Disk full"],
  ["201 with an empty body", { status: 201, body: "" }, FORM_STRINGS.unreadable],
  ["HTML", { status: 200, contentType: "text/html", body: "<title>Hello</title>" }, FORM_STRINGS.unreadable],
  ["truncated JSON", { contentType: "application/json", body: '{"statusCode":201' }, FORM_STRINGS.unreadable],
  ["markup", { status: 500, json: { statusCode: 500, statusText: MARKUP } }, MARKUP],
];

test("what the mailer refuses is shown in its words, as text, and nothing typed is lost", async ({ page }) => {
  const form = await openForm(page);
  await fillContact(form);
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

test("offline the form says so before anything is sent, is locked for ten seconds, and can be sent once online again", async ({
  page,
  context,
}) => {
  await page.clock.install();
  const form = await openForm(page);
  await fillContact(form);
  await expect(form.getByText(FORM_STRINGS.offline)).toBeHidden();
  await context.setOffline(true);
  await expect(form.getByRole("status")).toHaveText(FORM_STRINGS.offline);
  await sendButton(form).click();
  await expect(form.getByText(sendingFailed(FORM_STRINGS.unreachable))).toBeVisible();
  await expect(sendButton(form)).toHaveText(FORM_STRINGS.sending);
  await expect(sendButton(form)).toBeDisabled();
  await page.clock.fastForward(SENDING_LOCK_MS - 1000);
  await expect(sendButton(form)).toHaveText(FORM_STRINGS.sending);
  await page.clock.fastForward(1000);
  await expect(sendButton(form)).toBeEnabled();
  await context.setOffline(false);
  await expect(form.getByText(FORM_STRINGS.offline)).toBeHidden();
  const sent = await answer(page, TAKEN);
  await sendButton(form).click();
  await expect(form.getByRole("status")).toHaveText(FORM_STRINGS.sent);
  expect(sent).toHaveLength(1);
});

test("while a message is being sent the button says so; however often it is pressed, one goes out", async ({
  page,
}) => {
  const form = await openForm(page);
  await fillContact(form);
  const mailer = await holdAnswer(page);
  await sendButton(form).dblclick();
  await field(form, FORM_STRINGS.name).press("Enter");
  await expect(sendButton(form)).toHaveText(FORM_STRINGS.sending);
  await expect(sendButton(form)).toBeDisabled();
  await mailer.requested();
  await mailer.reply(TAKEN);
  await expect(form.getByRole("status")).toHaveText(FORM_STRINGS.sent);
  await mailer.requested();
});

test("what was typed before hydration stays, and what was typed before a reload comes back", async ({ page }) => {
  const { release } = await hold(page, "**/app-*.js");
  await page.goto("/contact-form", { waitUntil: "commit" });
  const form = formOf(page);
  const interest = form.getByRole("checkbox", { name: INTERESTS[0] });
  await fillContact(form);
  await interest.check();
  await release();
  await activated(form);
  await expect(field(form, FORM_STRINGS.name)).toHaveValue(CONTACT.fullName);
  await expect(interest).toBeChecked();
  await expect(sendButton(form)).toBeEnabled();
  await field(form, FORM_STRINGS.message).fill("We sell tea.");
  await page.reload();
  await activated(form);
  await expect(field(form, FORM_STRINGS.message)).toHaveValue("We sell tea.");
});

test("a mailer that does not answer is waited for half a minute", async ({ page }) => {
  await page.clock.install();
  const form = await openForm(page);
  await fillContact(form);
  const mailer = await holdAnswer(page);
  await sendButton(form).click();
  await mailer.requested();
  await page.clock.fastForward(SEND_TIMEOUT_MS);
  await expect(form.getByText(sendingFailed(FORM_STRINGS.tooLate))).toBeVisible();
  await expect(field(form, FORM_STRINGS.email)).toHaveValue(CONTACT.email);
});

test("a form is filled in and sent with the keyboard alone", async ({ page }) => {
  const sent = await answer(page, TAKEN);
  const form = await openForm(page);
  await field(form, FORM_STRINGS.name).focus();
  const values = ["Klára Nováková", "", "klara@example.com", "+420 123 456 789", "A shop"];
  for (const [index, text] of values.entries()) {
    if (index > 0) await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  for (const key of ["Tab", "Space", "Shift+Tab", "Enter"]) await page.keyboard.press(key);
  await expect(form.getByRole("status")).toHaveText(FORM_STRINGS.sent);
  expect(sent).toEqual([expect.objectContaining({ subject: "A shop", customData: [expect.any(String)] })]);
});

test.describe("axe finds nothing", () => {
  for (const route of ["/contact-form", "/career-page"])
    test(`on ${route} with invalid fields`, async ({ page }) => {
      const form = await openForm(page, route);
      for (const box of await form.getByRole("textbox").all()) await box.fill("x");
      await sendButton(form).click({ force: true });
      await expect(form.getByRole("alert").filter({ hasText: FORM_STRINGS.summary })).toBeFocused();
      expect((await axe(page)).violations).toEqual([]);
    });

  test("when a message could not be sent, and when it was", async ({ page }) => {
    const form = await openForm(page);
    await fillContact(form);
    await answer(page, { status: 503, json: { statusCode: 503, statusText: "Full" } });
    await sendButton(form).click();
    await expect(form.getByText(sendingFailed("Full"))).toBeVisible();
    expect((await axe(page)).violations).toEqual([]);
    await page.unrouteAll();
    await answer(page, TAKEN);
    await sendButton(form).click();
    await expect(form.getByText(FORM_STRINGS.sent)).toBeVisible();
    expect((await axe(page)).violations).toEqual([]);
  });
});
