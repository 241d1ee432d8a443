import { appendFile, rm, writeFile } from "node:fs/promises";
import { expect, type Locator } from "@playwright/test";
import { CAREER_STRINGS } from "../../src/constants/career-strings";
import { FORM_STRINGS } from "../../src/constants/form-strings";
import { FORM_SENT_MS } from "../../src/constants/forms";
import { MAX_CV_BYTES, MIN_ELAPSED_MS } from "../../src/form-contract/limits";
import { PROBLEMS } from "../../src/form-contract/problems";
import { expectAccessible } from "../support/axe";
import * as forms from "../support/forms";
import { CV, field, fillApplication, sendButton } from "../support/forms";
import { heading } from "../support/page";
import { test } from "../support/test";

const LARGEST_CV = forms.pdf("%PDF-1.7\n%%EOF".padEnd(MAX_CV_BYTES, "\n"));

const cvField = (form: Locator) => form.getByLabel(CAREER_STRINGS.cv);

test("an applicant sends a CV for a position and may send another", async ({ page }) => {
  const word = forms.uniqueWord();
  const [position, otherPosition] = ["Android Engineer", "Product Designer"] as const;
  await page.clock.install();
  // An address from before positions had pages.
  const form = await forms.openForm(page, "/career-page?position=product-designer#apply");
  const selectedOption = form.getByLabel(CAREER_STRINGS.position).locator("option:checked");
  await expect(selectedOption).toHaveText(new RegExp(`^${otherPosition}, `));
  await fillApplication(form, word);
  await page.getByRole("main").getByRole("link", { name: position }).click();
  await expect(heading(page)).toHaveText(position);
  await expect(page).toHaveURL("/career-page/android-engineer");
  await expect(selectedOption).toHaveText(new RegExp(`^${position}, `));
  await expect(field(form, FORM_STRINGS.message)).toHaveValue(word);
  await cvField(form).setInputFiles(LARGEST_CV);
  await expect(form.getByText(`${LARGEST_CV.name}, 4.0 MB`)).toBeVisible();
  // A program is faster than a person.
  await page.clock.fastForward(MIN_ELAPSED_MS);
  await sendButton(form).click();
  await expect(form.getByText(FORM_STRINGS.sent)).toBeVisible();

  const mail = await forms.waitForMail(word);
  expect(mail.replyTo).toEqual([{ name: "Jan Li", address: forms.CONTACT.email }]);
  expect(mail.subject).toMatch(
    new RegExp(`New application from Jan Li, ${position}, \\w+, ${forms.CONTACT.email}$`),
  );
  expect(mail.text).toMatch(new RegExp(`^Position +${position}, \\w+\r?$`, "m"));
  expect(mail.text).toContain("https://www.linkedin.com/in/jan-li");
  expect(mail.attachments).toEqual([expect.objectContaining({ mimeType: "application/pdf" })]);

  await page.clock.fastForward(FORM_SENT_MS);
  await expect(form.getByText(FORM_STRINGS.sent)).toBeHidden();
  await expect(field(form, CAREER_STRINGS.surname)).toHaveValue("");
  await expect(form.getByText(LARGEST_CV.name)).toBeHidden();
  await expect(selectedOption).toHaveText(new RegExp(`^${position}, `));
  await expect(sendButton(form)).toBeDisabled();
  await cvField(form).setInputFiles(CV);
  await fillApplication(form, "second");
  await expect(sendButton(form)).toBeEnabled();
});

/**
 * True if the form prevents what the browser does with a drop: it opens a file in place of the
 * page, and gives one to a field for files.
 */
const isDropPrevented = (target: Locator, kind: "file" | "text") =>
  target.evaluate((element, what) => {
    const dataTransfer = new DataTransfer();
    if (what === "file") dataTransfer.items.add(new File(["a"], "a.pdf"));
    else dataTransfer.setData("text/plain", "a");
    const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    element.dispatchEvent(drop);
    return drop.defaultPrevented;
  }, kind);

test("a file that is dropped beside its field does not replace the page", async ({ page }) => {
  const form = await forms.openForm(page, "/career-page");
  const message = field(form, FORM_STRINGS.message);
  expect(await isDropPrevented(message, "file")).toBe(true);
  expect(await isDropPrevented(message, "text")).toBe(false);
  expect(await isDropPrevented(cvField(form), "file")).toBe(false);
});

test("a CV is checked before it is sent", async ({ page }) => {
  const form = await forms.openForm(page, "/career-page");
  await fillApplication(form, "");
  await cvField(form).setInputFiles(CV);
  await expect(form.getByText(CV.name)).toBeVisible();
  for (const [problem, file] of [
    ["cvKind", { name: "jan-li.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ") }],
    ["cvEmpty", forms.pdf("")],
    ["cvLarge", forms.pdf("%PDF-1.7\n".padEnd(MAX_CV_BYTES + 1, "\n"))],
  ] as const) {
    await cvField(form).setInputFiles(file);
    await expect(cvField(form)).toHaveAccessibleDescription(PROBLEMS[problem]);
    await expect(sendButton(form)).toBeDisabled();
    await cvField(form).setInputFiles(CV);
    await expect(form.getByText(PROBLEMS[problem])).toBeHidden();
    await expect(sendButton(form)).toBeEnabled();
  }
});

for (const loss of ["changed", "deleted"] as const)
  test(`a CV that was ${loss} after it was chosen is asked for once more`, async ({ page }) => {
    const word = forms.uniqueWord();
    const file = test.info().outputPath("1000012345");
    await writeFile(file, CV.buffer);
    const form = await forms.openForm(page, "/career-page");
    await fillApplication(form, word);
    await cvField(form).setInputFiles(file);
    await expect(sendButton(form)).toBeEnabled();

    if (loss === "changed") await appendFile(file, "% corrected\n");
    else await rm(file);
    await sendButton(form).click();
    const summary = form.getByRole("alert").filter({ hasText: FORM_STRINGS.summary });
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(`${CAREER_STRINGS.cv}: ${PROBLEMS.cvUnreadable}`);
    await expect(cvField(form)).toHaveAccessibleDescription(PROBLEMS.cvUnreadable);
    await expect(cvField(form)).toHaveValue("");
    await expect(form.getByText("1000012345")).toBeHidden();
    await expect(field(form, FORM_STRINGS.message)).toHaveValue(word);
    // Until there is another one, and however often the button is pressed.
    await sendButton(form).click({ force: true });
    await expect(cvField(form)).toHaveAccessibleDescription(PROBLEMS.cvUnreadable);

    await writeFile(file, `${CV.buffer}% corrected\n`);
    await cvField(form).setInputFiles(file);
    await expect(summary).toBeHidden();
    await sendButton(form).click();
    await expect(form.getByText(FORM_STRINGS.sent)).toBeVisible();
    const [attachment] = (await forms.waitForMail(word)).attachments;
    expect(attachment?.filename).toMatch(/^cv-[\da-f]{8}\.pdf$/);
    expect(Buffer.from(attachment?.content as ArrayBuffer).toString()).toMatch(/% corrected\n$/);
  });

test("an applicant agrees to the terms and sees the upload advance", async ({ page }) => {
  const form = await forms.openForm(page, "/career-page");
  await fillApplication(form, "");
  await cvField(form).setInputFiles(LARGEST_CV);
  const terms = form.getByRole("checkbox", { name: CAREER_STRINGS.terms });
  await terms.uncheck();
  await expect(sendButton(form)).toBeDisabled();
  await sendButton(form).click({ force: true });
  const summary = form.getByRole("alert").filter({ hasText: FORM_STRINGS.summary });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(PROBLEMS.consent);
  await expectAccessible(page);
  await terms.check();
  await expect(sendButton(form)).toBeEnabled();

  // Over a slow connection, until the progress shows.
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 1_000_000 };
  await session.send("Network.emulateNetworkConditions", slow);
  await sendButton(form).click();
  const progress = form.getByRole("progressbar", { name: FORM_STRINGS.sending });
  await expect.poll(() => progress.getAttribute("value").then(Number)).toBeGreaterThan(0);
  await session.send("Network.emulateNetworkConditions", { ...slow, uploadThroughput: -1 });
  await expect(form.getByText(FORM_STRINGS.sent)).toBeVisible();
});
