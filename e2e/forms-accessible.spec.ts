import { expect, test } from "@playwright/test";
import { FORM_STRINGS, sendingFailed } from "../src/constants/form-strings";
import { axe } from "./support/axe";
import { answer, fillContact, openForm, sendButton, TAKEN } from "./support/form-parts";

for (const route of ["/contact-form", "/career-page", "/"]) {
  test(`axe finds nothing on ${route} once something is wrong in the form`, async ({ page }) => {
    const form = await openForm(page, route);
    for (const box of await form.getByRole("textbox").all()) await box.fill("x");
    await sendButton(form).click({ force: true });
    await expect(form.getByRole("alert").filter({ hasText: FORM_STRINGS.summary })).toBeFocused();
    expect((await axe(page)).violations).toEqual([]);
  });
}

test("axe finds nothing when a message could not be sent, and when it was", async ({ page }) => {
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

test("a form is filled in and sent by keyboard alone", async ({ page }) => {
  const sent = await answer(page, TAKEN);
  const form = await openForm(page);
  await form.getByRole("textbox", { name: FORM_STRINGS.name }).focus();
  const keys = ["Klára Nováková", "", "klara@example.com", "+420 123 456 789", "A shop"];
  for (const [index, text] of keys.entries()) {
    if (index > 0) await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(form.getByRole("status")).toHaveText(FORM_STRINGS.sent);
  expect(sent).toEqual([expect.objectContaining({ subject: "A shop", customData: [expect.any(String)] })]);
});
