import { expect, type Page } from "@playwright/test";
import { expandAll, openAt, test } from "../support/editor";

const LANDING = "pages/entries/cutting-edge-digital-products/index";

/** The labels around the field in focus, outermost first: `["Blocks", "Heading"]`. */
const fieldInFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const labels: string[] = [];
    const controls = '[class*="ControlContainer"]';
    let control = document.activeElement?.closest(controls);
    for (; control; control = control.parentElement?.closest(controls))
      labels.unshift(control.querySelector("label")?.firstChild?.textContent?.trim() ?? "");
    return labels;
  });

test("a click on the heading of the third block opens the block and its heading", async ({
  page,
  editor,
}) => {
  await openAt(page, editor, LANDING);
  const preview = page.frameLocator("iframe");
  await preview.getByRole("heading", { name: "In daily use" }).click();
  const heading = page.getByLabel("Heading");
  await expect(heading.and(page.locator(":focus"))).toHaveValue("In daily use");
  // The others stay closed.
  await expect(heading.filter({ visible: true })).toHaveCount(1);
});

test("a click on a link of the preview edits its words and leads nowhere", async ({
  page,
  editor,
}) => {
  await openAt(page, editor, LANDING);
  const preview = page.frameLocator("iframe");
  await preview.getByRole("link", { name: "Let’s talk" }).first().click();
  await expect(page.locator(":focus")).toHaveValue("Let’s talk");
  expect(await fieldInFocus(page)).toEqual(["Blocks", "Button", "Words"]);
  await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a click on what a block shows of other entries opens the block", async ({ page, editor }) => {
  await openAt(page, editor, LANDING);
  await page.frameLocator("iframe").locator("#services li").nth(3).click();
  await expect(page.locator(":focus")).toHaveValue("What the team brings");
});

test("a click on a paragraph puts the cursor into the text", async ({ page, editor }) => {
  await openAt(page, editor, "blog/entries/measuring-trust/index");
  const preview = page.frameLocator("iframe");
  await preview.locator('[data-field="body"] p').first().click();
  const text = page.locator("[data-slate-editor]");
  await expect(text).toBeFocused();
  await page.keyboard.type("Typed at once. ");
  await expect(preview.getByText("Typed at once.")).toBeAttached();
});

test("the field in focus is marked in the preview, which alone scrolls to it", async ({
  page,
  editor,
}) => {
  await openAt(page, editor, "settings/entries/home");
  const preview = page.frameLocator("iframe");
  const marked = preview.locator("[data-in-focus]");
  const headline = preview.getByRole("heading", { level: 1 });
  await expect(headline).toBeInViewport();
  await expandAll(page);
  const heading = page.getByLabel("Heading").last();
  await heading.focus();
  await expect(marked).toHaveText([await heading.inputValue()]);
  await expect(marked).toBeInViewport();
  await expect(headline).not.toBeInViewport();
  await expect(heading).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // While it is typed, too.
  await heading.fill("Say something");
  await expect(marked).toHaveText(["Say something"]);
  await heading.blur();
  await expect(marked).toHaveCount(0);
});
