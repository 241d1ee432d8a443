import { expect, type Locator, type Page } from "@playwright/test";
import { CAREER_STRINGS } from "../../src/constants/career-strings";
import { FORM_STRINGS } from "../../src/constants/form-strings";
import { FORM_SENT_MS } from "../../src/constants/forms";
import { POSITION_STRINGS } from "../../src/constants/position-strings";
import { FASTEST_PERSON_MS } from "../../src/form-contract/limits";
import { PROBLEMS } from "../../src/form-contract/problems";
import { axe } from "../support/axe";
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

/** "Apply for this position" selects it, and the visitor may choose again. Ends with the one given. */
async function expectToSelect(page: Page, form: Locator, position: string, other: string): Promise<void> {
  const select = form.getByLabel(CAREER_STRINGS.position);
  const selected = select.locator("option:checked");
  const apply = async (name: string) => {
    const link = page.getByRole("link", { name: `${POSITION_STRINGS.apply}${POSITION_STRINGS.asPosition(name)}` });
    if (!(await link.isVisible())) await page.getByRole("heading", { name }).click();
    await link.click();
    await expect(selected).toHaveText(new RegExp(`^${name}, `));
  };
  await apply(other);
  await expect(page).toHaveURL(/\?position=[a-z-]+#apply$/);
  await select.selectOption("");
  await expect(selected).toHaveText(CAREER_STRINGS.noPosition);
  await apply(other);
  await apply(position);
}

async function expectApplication(word: string, position: string): Promise<void> {
  const mail = await forms.arrivedMail(word);
  expect(mail.replyTo).toEqual([{ name: "Jan Li", address: forms.CONTACT.email }]);
  expect(mail.subject).toMatch(new RegExp(`New application from Jan Li, ${position}, \\w+$`));
  expect(mail.text).toMatch(new RegExp(`^Position +${position}, \\w+\r?$`, "m"));
  expect(mail.text).toContain("https://www.linkedin.com/in/jan-li");
  expect(mail.attachments).toEqual([expect.objectContaining({ mimeType: "application/pdf" })]);
  expect(mail.attachments[0]?.filename).toMatch(/\.pdf$/);
}

test("an application for a position arrives with its CV; then the form is empty, and another can be sent", async ({
  page,
}) => {
  const word = forms.uniqueWord();
  const [position, other] = ["Android Engineer", "Product Designer"] as const;
  await page.clock.install();
  const form = await forms.openForm(page, "/career-page?position=android-engineer#apply");
  await test.step("the address selects a position", () =>
    expect(form.locator("option:checked")).toHaveText(new RegExp(`^${position}, `)));
  await fillIn(form, word);
  await test.step("'Apply for this position' selects it, and the visitor may choose again", async () => {
    await expectToSelect(page, form, position, other);
    await expect(field(form, FORM_STRINGS.message)).toHaveValue(word);
  });
  await test.step("mail and subject name the position, and the CV is with them", async () => {
    await cvField(form).setInputFiles(forms.LARGEST_CV);
    await expect(form.getByText(`${forms.LARGEST_CV.name}, 4.0 MB`)).toBeVisible();
    // A person takes longer.
    await page.clock.fastForward(FASTEST_PERSON_MS);
    await sendButton(form).click();
    await expect(form.getByText(FORM_STRINGS.sent)).toBeVisible();
    await expectApplication(word, position);
  });
  await test.step("the form is empty again", async () => {
    await page.clock.fastForward(FORM_SENT_MS);
    await expect(form.getByText(FORM_STRINGS.sent)).toBeHidden();
    await expect(field(form, CAREER_STRINGS.surname)).toHaveValue("");
    await expect(form.getByText(forms.LARGEST_CV.name)).toBeHidden();
    await expect(sendButton(form)).toBeDisabled();
  });
  await test.step("another can be sent as soon as it is filled in again", async () => {
    await cvField(form).setInputFiles(CV);
    await fillIn(form, "second");
    // The last box still has the focus.
    await expect(form.getByRole("checkbox").last()).toBeFocused();
    await expect(sendButton(form)).toBeEnabled();
  });
});

async function expectToRefuse(form: Locator, file: typeof CV, problem: keyof typeof PROBLEMS): Promise<void> {
  await cvField(form).setInputFiles(file);
  await expect(form.getByText(PROBLEMS[problem])).toBeVisible();
  await expect(cvField(form)).toHaveAccessibleDescription(PROBLEMS[problem]);
  await expect(sendButton(form)).toBeDisabled();
  await cvField(form).setInputFiles(CV);
  await expect(form.getByText(PROBLEMS[problem])).toBeHidden();
  await expect(sendButton(form)).toBeEnabled();
}

/** Drops files of these names onto the field for the CV. */
async function dropOnto(cv: Locator, ...names: string[]): Promise<void> {
  const dataTransfer = await cv.page().evaluateHandle(
    ({ all, type, text }) => {
      const transfer = new DataTransfer();
      for (const name of all) transfer.items.add(new File([text], name, { type }));
      return transfer;
    },
    { all: names, type: CV.mimeType, text: CV.buffer.toString() },
  );
  for (const event of ["dragover", "drop"]) await cv.dispatchEvent(event, { dataTransfer });
}

/** Whether the form prevents what the browser does with something dropped beside the field for the CV. */
const isPrevented = (form: Locator, what: "file" | "text") =>
  form.locator("textarea").evaluate((textarea, kind) => {
    const dataTransfer = new DataTransfer();
    if (kind === "file") dataTransfer.items.add(new File(["%PDF-1.7"], "cv.pdf"));
    else dataTransfer.setData("text/plain", "words");
    const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    textarea.dispatchEvent(drop);
    return drop.defaultPrevented;
  }, what);

/** Sends over a connection that is slow until the progress shows. */
async function expectProgress(page: Page, form: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 1_000_000 };
  await session.send("Network.emulateNetworkConditions", slow);
  await sendButton(form).click();
  const progress = form.getByRole("progressbar", { name: FORM_STRINGS.sending });
  await expect(progress).toBeVisible();
  await expect.poll(() => progress.getAttribute("value").then(Number)).toBeGreaterThan(0);
  await session.send("Network.emulateNetworkConditions", { ...slow, uploadThroughput: -1 });
  await expect(form.getByText(FORM_STRINGS.sent)).toBeVisible();
}

test("a CV can be dropped onto its field, and is checked before it is sent", async ({ page }) => {
  const form = await forms.openForm(page, "/career-page");
  await fillIn(form, forms.uniqueWord());
  await test.step("one can be dropped onto its field, of several none is taken", async () => {
    await dropOnto(cvField(form), "letter.pdf", CV.name);
    await expect(form.getByText(CAREER_STRINGS.cvOne)).toBeVisible();
    await expect(sendButton(form)).toBeDisabled();
    await dropOnto(cvField(form), CV.name);
    await expect(form.getByText(CV.name)).toBeVisible();
    await expect(sendButton(form)).toBeEnabled();
  });
  await test.step("dropped beside it a file does not replace the page, and text is let into a field", async () => {
    expect.soft(await isPrevented(form, "file")).toBe(true);
    expect.soft(await isPrevented(form, "text")).toBe(false);
  });
  for (const [what, file, problem] of [
    ["a program", forms.PROGRAM, "cvKind"],
    ["an empty file", forms.EMPTY_CV, "cvEmpty"],
    ["too large a file", forms.TOO_LARGE_CV, "cvLarge"],
    ["a mislabelled file", forms.FAKE_CV, "cvContent"],
  ] as const)
    await test.step(`${what} is refused, a good one replaces it`, () => expectToRefuse(form, file, problem));
});

test("an application needs the agreement to the terms, and shows how far its upload is", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && sent.push(request.url()));
  const form = await forms.openForm(page, "/career-page");
  await fillIn(form, forms.uniqueWord());
  await cvField(form).setInputFiles(forms.LARGEST_CV);
  await expect(sendButton(form)).toBeEnabled();
  await test.step("without agreement to the terms nothing is sent, and axe finds nothing in what is said", async () => {
    const terms = form.getByRole("checkbox", { name: CAREER_STRINGS.terms });
    await terms.uncheck();
    await field(form, FORM_STRINGS.phone).fill("x");
    await expect(sendButton(form)).toBeDisabled();
    await sendButton(form).click({ force: true });
    const summary = form.getByRole("alert").filter({ hasText: FORM_STRINGS.summary });
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(PROBLEMS.consent);
    expect.soft((await axe(page)).violations).toEqual([]);
    await terms.check();
    await field(form, FORM_STRINGS.phone).fill(forms.CONTACT.phone);
  });
  expect(sent).toEqual([]);
  await test.step("the upload shows its progress", async () => {
    await expect(sendButton(form)).toBeEnabled();
    await expectProgress(page, form);
  });
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
