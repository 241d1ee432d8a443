import { expect, type Locator, type Page } from "@playwright/test";
import { CAREER_STRINGS } from "../../src/constants/career-strings";
import { FORM_STRINGS } from "../../src/constants/form-strings";
import { FORM_SENT_MS } from "../../src/constants/forms";
import { POSITION_STRINGS } from "../../src/constants/position-strings";
import { FASTEST_PERSON_MS } from "../../src/form-contract/limits";
import { PROBLEMS } from "../../src/form-contract/problems";
import * as forms from "../support/forms";
import { CV, field, formOf, sendButton } from "../support/forms";
import { hold } from "../support/network";
import { hydrated } from "../support/page";
import { test } from "../support/test";

const cvField = (form: Locator) => form.getByLabel(CAREER_STRINGS.cv);

/** Fills in everything but the CV. */
async function fillIn(form: Locator, word: string): Promise<void> {
  await field(form, CAREER_STRINGS.firstName).fill("Jan");
  await field(form, CAREER_STRINGS.surname).fill("Li");
  await field(form, FORM_STRINGS.email).fill(forms.CONTACT.email);
  await field(form, FORM_STRINGS.phone).fill(forms.CONTACT.phone);
  await field(form, CAREER_STRINGS.linkedin).fill("https://www.linkedin.com/in/jan-li");
  await field(form, FORM_STRINGS.message).fill(word);
  for (const box of await form.getByRole("checkbox").all()) await box.check();
}

/** Opens the form and fills in everything but the CV. */
async function openFilledIn(page: Page, word: string): Promise<Locator> {
  const form = await forms.openForm(page, "/career-page");
  await fillIn(form, word);
  return form;
}

test("an application arrives with its CV, and the form is empty again", async ({ page }) => {
  const word = forms.uniqueWord();
  await page.clock.install();
  const form = await openFilledIn(page, word);
  await cvField(form).setInputFiles(forms.LARGEST_CV);
  await expect(form.getByText(`${forms.LARGEST_CV.name}, 4.0 MB`)).toBeVisible();
  // A person takes longer.
  await page.clock.fastForward(FASTEST_PERSON_MS);
  await sendButton(form).click();
  const confirmation = form.getByRole("status").filter({ hasText: FORM_STRINGS.sent });
  await expect(confirmation).toBeVisible();
  const mail = await forms.arrivedMail(word);
  expect(mail.replyTo).toEqual([{ name: "Jan Li", address: forms.CONTACT.email }]);
  expect(mail.text).toContain("https://www.linkedin.com/in/jan-li");
  expect(mail.attachments).toEqual([expect.objectContaining({ mimeType: "application/pdf" })]);
  expect(mail.attachments[0]?.filename).toMatch(/\.pdf$/);
  await page.clock.fastForward(FORM_SENT_MS);
  await expect(confirmation).toBeHidden();
  await expect(field(form, CAREER_STRINGS.surname)).toHaveValue("");
  await expect(form.getByText(forms.LARGEST_CV.name)).toBeHidden();
  await expect(sendButton(form)).toBeDisabled();
});

test("'Apply for this position' selects it, the visitor may choose again, and mail and subject name it", async ({
  page,
}) => {
  const word = forms.uniqueWord();
  const [position, other] = ["Android Engineer", "Product Designer"] as const;
  const form = await openFilledIn(page, word);
  const select = form.getByLabel(CAREER_STRINGS.position);
  const selected = select.locator("option:checked");
  const apply = async (name: string) => {
    const link = page.getByRole("link", { name: `${POSITION_STRINGS.apply}${POSITION_STRINGS.asPosition(name)}` });
    if (!(await link.isVisible())) await page.getByRole("heading", { name }).click();
    await link.click();
    await expect(selected).toHaveText(new RegExp(`^${name}, `));
  };
  await expect(selected).toHaveText(CAREER_STRINGS.noPosition);
  await apply(other);
  await expect(page).toHaveURL(/\?position=[a-z-]+#apply$/);
  await select.selectOption("");
  await apply(other);
  await apply(position);
  await expect(field(form, FORM_STRINGS.message)).toHaveValue(word);
  await cvField(form).setInputFiles(CV);
  await sendButton(form).click();
  await expect(form.getByText(FORM_STRINGS.sent)).toBeVisible();
  const mail = await forms.arrivedMail(word);
  expect(mail.subject).toMatch(new RegExp(`New application from Jan Li, ${position}, \\w+$`));
  expect(mail.text).toMatch(new RegExp(`^Position +${position}, \\w+\r?$`, "m"));
  await page.goto(`${new URL(page.url()).pathname}?position=android-engineer#apply`);
  await expect(selected).toHaveText(new RegExp(`^${position}, `));
});

test("after one application another can be sent as soon as the form is filled in again", async ({ page }) => {
  await page.clock.install();
  await page.route("**/api/form/*/", (route) => route.fulfill(forms.TAKEN));
  const form = await openFilledIn(page, "first");
  await cvField(form).setInputFiles(CV);
  await sendButton(form).click();
  await expect(form.getByText(FORM_STRINGS.sent)).toBeVisible();
  await page.clock.fastForward(FORM_SENT_MS);
  await expect(field(form, CAREER_STRINGS.surname)).toHaveValue("");
  await cvField(form).setInputFiles(CV);
  await fillIn(form, "second");
  // The last box still has the focus.
  await expect(form.getByRole("checkbox").last()).toBeFocused();
  await expect(sendButton(form)).toBeEnabled();
});

test("a program, an empty, too large or mislabelled file is refused before sending, a good one replaces it; without agreement to the terms nothing is sent", async ({
  page,
}) => {
  const sent = await forms.answer(page, forms.TAKEN);
  const form = await openFilledIn(page, "word");
  for (const [file, problem] of [
    [forms.PROGRAM, "cvKind"],
    [forms.EMPTY_CV, "cvEmpty"],
    [forms.TOO_LARGE_CV, "cvLarge"],
    [forms.FAKE_CV, "cvContent"],
  ] as const) {
    await cvField(form).setInputFiles(file);
    await expect(form.getByText(PROBLEMS[problem])).toBeVisible();
    await expect(cvField(form)).toHaveAccessibleDescription(PROBLEMS[problem]);
    await expect(sendButton(form)).toBeDisabled();
    await cvField(form).setInputFiles(CV);
    await expect(form.getByText(PROBLEMS[problem])).toBeHidden();
    await expect(sendButton(form)).toBeEnabled();
  }
  await form.getByRole("checkbox", { name: CAREER_STRINGS.terms }).uncheck();
  await expect(sendButton(form)).toBeDisabled();
  await sendButton(form).click({ force: true });
  await expect(form.getByRole("alert").filter({ hasText: FORM_STRINGS.summary })).toContainText(PROBLEMS.consent);
  expect(sent).toEqual([]);
});

test("a CV can be dropped onto its field, of several files none is taken; one dropped beside it does not replace the page, and text is let into a field", async ({
  page,
}) => {
  const form = await openFilledIn(page, "word");
  const drop = async (...names: string[]) => {
    const dataTransfer = await page.evaluateHandle(
      ({ all, type, text }) => {
        const transfer = new DataTransfer();
        for (const name of all) transfer.items.add(new File([text], name, { type }));
        return transfer;
      },
      { all: names, type: CV.mimeType, text: CV.buffer.toString() },
    );
    for (const event of ["dragover", "drop"]) await cvField(form).dispatchEvent(event, { dataTransfer });
  };
  await drop("letter.pdf", CV.name);
  await expect(form.getByText(CAREER_STRINGS.cvOne)).toBeVisible();
  await expect(sendButton(form)).toBeDisabled();
  await drop(CV.name);
  await expect(form.getByText(CV.name)).toBeVisible();
  await expect(sendButton(form)).toBeEnabled();
  const isPrevented = (what: "file" | "text") =>
    form.locator("textarea").evaluate((textarea, kind) => {
      const dataTransfer = new DataTransfer();
      if (kind === "file") dataTransfer.items.add(new File(["%PDF-1.7"], "cv.pdf"));
      else dataTransfer.setData("text/plain", "words");
      const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
      textarea.dispatchEvent(drop);
      return drop.defaultPrevented;
    }, what);
  expect(await isPrevented("file")).toBe(true);
  expect(await isPrevented("text")).toBe(false);
});

test("a CV chosen before hydration is named and checked", async ({ page }) => {
  const { release } = await hold(page, "**/app-*.js");
  await page.goto("/career-page", { waitUntil: "commit" });
  const form = formOf(page);
  await cvField(form).setInputFiles(forms.FAKE_CV);
  await release();
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByText(forms.FAKE_CV.name)).toBeVisible();
  await expect(form.getByText(PROBLEMS.cvContent)).toBeVisible();
});

test("the upload shows its progress", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const form = await openFilledIn(page, forms.uniqueWord());
  await cvField(form).setInputFiles(forms.LARGEST_CV);
  await expect(sendButton(form)).toBeEnabled();
  await session.send("Network.enable");
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 1_000_000 };
  await session.send("Network.emulateNetworkConditions", slow);
  await sendButton(form).click();
  const progress = form.getByRole("progressbar", { name: FORM_STRINGS.sending });
  await expect(progress).toBeVisible();
  await expect.poll(() => progress.getAttribute("value").then(Number)).toBeGreaterThan(0);
  await session.send("Network.emulateNetworkConditions", { ...slow, uploadThroughput: -1 });
  await expect(form.getByText(FORM_STRINGS.sent)).toBeVisible();
});

test("offline before its script has come, the form says that it waits, and sending keeps the page", async ({
  page,
  context,
}) => {
  await page.goto("/career-page");
  await hydrated(page);
  await context.setOffline(true);
  const form = formOf(page);
  await form.scrollIntoViewIfNeeded();
  await expect(page.getByText(FORM_STRINGS.offline)).toBeVisible();
  await fillIn(form, "Offline");
  await cvField(form).setInputFiles(CV);
  await sendButton(form).click();
  await expect(page).toHaveURL("/career-page");
  await context.setOffline(false);
  await expect(page.getByText(FORM_STRINGS.offline)).toBeHidden();
  await expect(field(form, FORM_STRINGS.message)).toHaveValue("Offline");
});
