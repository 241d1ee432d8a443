import { expect, type Locator, type Page, test } from "@playwright/test";
import { CAREER_STRINGS } from "../src/constants/career-strings";
import { FORM_STRINGS } from "../src/constants/form-strings";
import { FORM_SENT_MS } from "../src/constants/forms";
import { FASTEST_PERSON_MS, MOST_CV_BYTES } from "../src/form-contract/limits";
import { PROBLEMS } from "../src/form-contract/problems";
import { fileSize } from "../src/utils/file-size";
import { CV, EMPTY_CV, FALSE_CV, LARGEST_CV, PROGRAM, TOO_LARGE_CV } from "./support/cv-files";
import { answer, CONTACT, field, openForm, sendButton, TAKEN } from "./support/form-parts";
import { arrivedMail, uniqueWord } from "./support/outbox";

const cvField = (form: Locator) => form.getByLabel(CAREER_STRINGS.cv);

const openCareer = (page: Page) => openForm(page, "/career-page");

/** All but the CV. */
async function fillIn(form: Locator, word: string): Promise<void> {
  await field(form, CAREER_STRINGS.firstName).fill("Jan");
  await field(form, CAREER_STRINGS.surname).fill("Li");
  await field(form, FORM_STRINGS.email).fill(CONTACT.email);
  await field(form, FORM_STRINGS.phone).fill(CONTACT.phone);
  await field(form, CAREER_STRINGS.linkedin).fill("https://www.linkedin.com/in/jan-li");
  await field(form, FORM_STRINGS.message).fill(word);
  for (const box of await form.getByRole("checkbox").all()) await box.check();
}

test("an application arrives with its CV, and the form is empty again", async ({ page }) => {
  const word = uniqueWord();
  await page.clock.install();
  const form = await openCareer(page);
  await fillIn(form, word);
  await cvField(form).setInputFiles(LARGEST_CV);
  await expect(form.getByText(`${LARGEST_CV.name}, ${fileSize(MOST_CV_BYTES)}`)).toBeVisible();
  // A person takes longer.
  await page.clock.fastForward(FASTEST_PERSON_MS);
  await sendButton(form).click();
  const confirmation = form.getByRole("status").filter({ hasText: FORM_STRINGS.sent });
  await expect(confirmation).toBeVisible();
  const mail = await arrivedMail(word);
  expect(mail.replyTo).toEqual([{ name: "Jan Li", address: CONTACT.email }]);
  expect(mail.text).toContain("https://www.linkedin.com/in/jan-li");
  expect(mail.attachments).toEqual([expect.objectContaining({ mimeType: "application/pdf" })]);
  expect(mail.attachments[0]?.filename).toMatch(/\.pdf$/);
  await page.clock.fastForward(FORM_SENT_MS);
  await expect(confirmation).toBeHidden();
  await expect(field(form, CAREER_STRINGS.surname)).toHaveValue("");
  await expect(form.getByText(LARGEST_CV.name)).toBeHidden();
  await expect(sendButton(form)).toBeDisabled();
});

for (const [what, file, problem] of [
  ["a program", PROGRAM, "cvKind"],
  ["an empty file", EMPTY_CV, "cvEmpty"],
  ["a file of a byte too much", TOO_LARGE_CV, "cvLarge"],
  ["a file that is not what its name says", FALSE_CV, "cvContent"],
] as const) {
  test(`${what} is refused before anything is sent, and a good one taken instead`, async ({ page }) => {
    const sent = await answer(page, TAKEN);
    const form = await openCareer(page);
    await fillIn(form, "word");
    await cvField(form).setInputFiles(file);
    await expect(form.getByText(PROBLEMS[problem])).toBeVisible();
    await expect(cvField(form)).toHaveAccessibleDescription(PROBLEMS[problem]);
    await expect(sendButton(form)).toBeDisabled();
    expect(sent).toEqual([]);
    await cvField(form).setInputFiles(CV);
    await expect(form.getByText(PROBLEMS[problem])).toBeHidden();
    await expect(sendButton(form)).toBeEnabled();
  });
}

/** Drops files onto the CV's place. */
async function drop(page: Page, form: Locator, names: readonly string[]): Promise<void> {
  const dropped = await page.evaluateHandle(
    ({ all, type, text }) => {
      const files = new DataTransfer();
      for (const name of all) files.items.add(new File([text], name, { type }));
      return files;
    },
    { all: names, type: CV.mimeType, text: CV.buffer.toString() },
  );
  await cvField(form).dispatchEvent("dragover", { dataTransfer: dropped });
  await cvField(form).dispatchEvent("drop", { dataTransfer: dropped });
}

test("a CV can be dropped onto its place; of several files none is taken, and that is said", async ({ page }) => {
  const form = await openCareer(page);
  await fillIn(form, "word");
  await drop(page, form, ["letter.pdf", CV.name]);
  await expect(form.getByText(CAREER_STRINGS.cvOne)).toBeVisible();
  await expect(sendButton(form)).toBeDisabled();
  await drop(page, form, [CV.name]);
  await expect(form.getByText(CV.name)).toBeVisible();
  await expect(sendButton(form)).toBeEnabled();
});

test("a CV that was chosen before the script was there is named, and judged", async ({ page }) => {
  const held: (() => Promise<void>)[] = [];
  await page.route("**/app-*.js", (route) => void held.push(() => route.continue()));
  await page.goto("/career-page", { waitUntil: "commit" });
  const form = page.getByRole("main").locator("form");
  await cvField(form).setInputFiles(FALSE_CV);
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.();
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByText(FALSE_CV.name)).toBeVisible();
  await expect(form.getByText(PROBLEMS.cvContent)).toBeVisible();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the chosen CV is named", async ({ page }) => {
    await page.goto("/career-page");
    await expect(cvField(page.getByRole("main").locator("form"))).toHaveCSS("opacity", "1");
  });
});

test("how much of it is on its way is shown", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const form = await openCareer(page);
  await fillIn(form, uniqueWord());
  await cvField(form).setInputFiles(LARGEST_CV);
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

test("without agreeing to the terms nothing is sent", async ({ page }) => {
  const form = await openCareer(page);
  await fillIn(form, "word");
  await cvField(form).setInputFiles(CV);
  const terms = form.getByRole("checkbox", { name: CAREER_STRINGS.terms });
  await terms.uncheck();
  await expect(sendButton(form)).toBeDisabled();
  await sendButton(form).click({ force: true });
  await expect(form.getByRole("alert").filter({ hasText: FORM_STRINGS.summary })).toContainText(PROBLEMS.consent);
});

test("a file that is dropped beside its place does not lead away; words may be dropped into a field", async ({
  page,
}) => {
  const form = await openCareer(page);
  const isStopped = (what: "file" | "words") =>
    form.locator("textarea").evaluate((field, kind) => {
      const dataTransfer = new DataTransfer();
      if (kind === "file") dataTransfer.items.add(new File(["%PDF-1.7"], "cv.pdf"));
      else dataTransfer.setData("text/plain", "words");
      const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
      field.dispatchEvent(drop);
      return drop.defaultPrevented;
    }, what);
  expect(await isStopped("file")).toBe(true);
  expect(await isStopped("words")).toBe(false);
});
