import { expect, type Locator, type Page } from "@playwright/test";
import type { Email } from "postal-mime";
import { FORM_STRINGS } from "../../src/constants/form-strings";
import { LEAD_EVENT } from "../../src/constants/measuring";
import { expectAccessible } from "../support/axe";
import { answer, consentPrompt } from "../support/consent";
import { consentCopy, entries } from "../support/content";
import * as forms from "../support/forms";
import { CONTACT, field, formOf, sendButton } from "../support/forms";
import { heading } from "../support/page";
import { test } from "../support/test";
import { FIRST_VISIT, PHONE } from "../support/visitor";

type FormBlock = {
  type: string;
  fields?: Record<string, string>;
  submit?: string;
  thankYouPage?: string;
  subject?: string;
};

/** A page of the content whose form asks for a name and no message, and leads to another page. */
function campaign() {
  for (const [slug, page] of entries("pages")) {
    const { blocks = [] } = page as { blocks?: FormBlock[] };
    const form = blocks.find(({ type }) => type === "form");
    if (form?.thankYouPage && form.subject && form.fields?.message === "hidden")
      return { ...form, route: `/${page.address ?? slug}`, title: page.title };
  }
  throw new Error("No page of the content has such a form");
}

const { route, title, submit, thankYouPage, subject } = campaign();

async function fill(form: Locator, company: string): Promise<void> {
  await field(form, FORM_STRINGS.name).fill(CONTACT.fullName);
  await field(form, FORM_STRINGS.company).fill(company);
  await field(form, FORM_STRINGS.email).fill(CONTACT.email);
}

function expectMail({ subject: mailSubject, text = "" }: Email, company: string): void {
  // Marks of the test server may stand before it.
  expect(mailSubject).toContain(
    `${subject} from ${CONTACT.fullName}, ${company}, ${title}, ${CONTACT.email}`,
  );
  expect(text).toMatch(new RegExp(`^Its address +${route}\\r?$`, "m"));
  expect(text).toContain("form for new projects");
}

const events = (page: Page) =>
  page.evaluate(
    (event) =>
      (window as Partial<Record<"dataLayer", { event?: string }[]>>).dataLayer?.filter(
        (entry) => entry.event === event,
      ),
    LEAD_EVENT,
  );

test("a visitor of a campaign fills in the few fields that it asks for", async ({ page }) => {
  const form = await forms.openForm(page, route, PHONE);
  await expect(form.getByRole("textbox")).toHaveCount(3);
  await expect(form.getByRole("checkbox")).toHaveCount(0);
  await expect(sendButton(form)).toHaveText(String(submit));
  await expectAccessible(page);
  // The name is required here, as the page says.
  await field(form, FORM_STRINGS.email).fill(CONTACT.email);
  await sendButton(form).click({ force: true });
  await expect(form.getByRole("alert").first()).toContainText(FORM_STRINGS.name);
});

test.describe("after a consent", () => {
  test.use({ storageState: FIRST_VISIT.storageState });

  test("a message of a campaign leads to its thanks, and its event names the campaign", async ({
    page,
  }) => {
    const company = forms.uniqueWord();
    await page.goto(route);
    await answer(page, consentCopy().acceptAll);
    await expect(consentPrompt(page)).toBeHidden();
    const form = await forms.waitForForm(formOf(page));
    await fill(form, company);
    await sendButton(form).click();
    await expect(page).toHaveURL(String(thankYouPage));
    await expect(heading(page)).toBeVisible();
    expectMail(await forms.waitForMail(company), company);
    expect(await events(page)).toEqual([{ event: LEAD_EVENT, form: "callToAction", page: route }]);
    // The form is empty for whoever comes back to it.
    await page.goBack();
    await expect(field(await forms.waitForForm(formOf(page)), FORM_STRINGS.company)).toHaveValue(
      "",
    );
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message of a campaign leads to its thanks, too", async ({ page }) => {
    const company = forms.uniqueWord();
    await page.goto(route);
    await fill(formOf(page), company);
    await sendButton(formOf(page)).click();
    await expect(page).toHaveURL(String(thankYouPage));
    expectMail(await forms.waitForMail(company), company);
  });
});
