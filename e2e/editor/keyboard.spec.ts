import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { FORM } from "../../plugins/gatsby-plugin-editor/browser/decap-internals";
import { expandAll, openAt, test } from "../support/editor";
import { hold } from "../support/network";

test.describe.configure({ mode: "default" });

const HID = "works/entries/hid/index";
const fileOf = (content: string) => readFileSync(path.join(content, "works/hid/index.md"), "utf8");

test("Ctrl+S saves, is heard, and leaves the cursor in its field", async ({ page, editor }) => {
  await openAt(page, editor, HID);
  const color = page.getByLabel(/^Colour/);
  await color.fill("#00408d");
  await color.press("Control+s");
  await expect(page.getByRole("alert").filter({ hasText: "Entry saved" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Published" })).toBeVisible();
  expect(fileOf(editor.content)).toContain("00408d");
  await expect(color).toBeFocused();
});

test("Ctrl+S saves while the preview has the focus, too", async ({ page, editor }) => {
  await openAt(page, editor, HID);
  await page.getByLabel(/^Colour/).fill("#00408e");
  await page
    .frameLocator("iframe")
    .locator("html")
    .evaluate(() => window.focus());
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("alert").filter({ hasText: "Entry saved" })).toBeVisible();
  expect(fileOf(editor.content)).toContain("00408e");
});

test("Cmd+S leaves what is refused unsaved, and the refusal is heard", async ({ page, editor }) => {
  const before = fileOf(editor.content);
  await openAt(page, editor, HID);
  const title = page.getByLabel("Title", { exact: true });
  await title.fill("  ");
  await page.keyboard.press("Meta+s");
  await expect(page.getByRole("alert").filter({ hasText: "Title" })).toBeVisible();
  await expect(title).toBeFocused();
  expect(fileOf(editor.content)).toBe(before);
});

test("Ctrl+S on an entry without a change says so, and saves nothing", async ({ page, editor }) => {
  const before = fileOf(editor.content);
  await openAt(page, editor, HID);
  await page.keyboard.press("Control+s");
  await expect(
    page.getByRole("status").filter({ hasText: "Nothing has changed since the last save." }),
  ).toHaveCount(1);
  expect(fileOf(editor.content)).toBe(before);
});

test("Ctrl+S while an entry is saved says that it is", async ({ page, editor }) => {
  await openAt(page, editor, HID);
  const color = page.getByLabel(/^Colour/);
  await color.fill("#00408f");
  const answers = await hold(page, editor.api);
  await color.press("Control+s");
  await expect(page.locator(FORM).first()).toHaveAttribute("inert");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("status").filter({ hasText: "It is being saved." })).toHaveCount(1);
  await answers.release();
  await expect(page.getByRole("button", { name: "Published" })).toBeVisible();
  expect(fileOf(editor.content)).toContain("00408f");
});

/** What can be pressed and has no name, as HTML. */
const nameless = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasName = (button: Element) =>
      [button.textContent, button.getAttribute("aria-label"), button.getAttribute("title")].some(
        Boolean,
      ) ||
      (button as HTMLButtonElement).labels?.length ||
      button.querySelector("[title], [aria-label]");
    return [...document.querySelectorAll('button, [role="button"], [role="switch"], a')]
      .filter((button) => !hasName(button))
      .map((button) => button.outerHTML.slice(0, 200));
  });

for (const place of [HID, "settings/entries/navigation", "blog/new"])
  test(`each button of ${place} has a name`, async ({ page, editor }) => {
    await openAt(page, editor, place);
    await expandAll(page);
    await expect.poll(() => nameless(page)).toEqual([]);
  });

test("the buttons of a list's item say which one they are for, after a removal, too", async ({
  page,
  editor,
}) => {
  await openAt(page, editor, HID);
  const remove = page.getByRole("button", { name: /^Remove Facts/ });
  const names = () => remove.evaluateAll((all) => all.map((one) => one.ariaLabel));
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, index) => `Remove Facts ${index + 1}`);
  await expect.poll(names).toEqual(numbered(6));
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Remove Facts 1" }).click();
  await expect.poll(names).toEqual(numbered(5));
});

test("the width of the preview is chosen before the preview is entered", async ({
  page,
  editor,
}) => {
  await openAt(page, editor, HID);
  await page.getByRole("button", { name: "Desktop 1280" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("iframe")).toBeFocused();
});

/** Stops of the Tab key in the form that lie above the stop before them. */
const stepsUp = (page: Page): Promise<string[]> =>
  page
    .locator(FORM)
    .last()
    .evaluate((form) => {
      const stops = [...form.querySelectorAll<HTMLElement>("*")].filter(
        (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
      );
      return stops.flatMap((stop, index) => {
        const before = stops[index - 1]?.getBoundingClientRect();
        const isAbove = before && stop.getBoundingClientRect().bottom <= before.top;
        return isAbove ? [stop.outerHTML.slice(0, 120)] : [];
      });
    });

test("Tab goes down the form as it is on the screen", async ({ page, editor }) => {
  await openAt(page, editor, HID);
  await expandAll(page);
  expect(await stepsUp(page)).toEqual([]);
});
