import { expect } from "@playwright/test";
import { FORM_STRINGS } from "../../src/constants/form-strings";
import { STRINGS } from "../../src/constants/strings";
import { openOverlay } from "../support/contact-overlay";
import { publishedSlugs } from "../support/content";
import { open, openAt, resize } from "../support/page";
import { test } from "../support/test";

// The sizes of the specification, on the running site; those of motion stand beside what moves.

const HEIGHT = 900;

test("the page gains room exactly at 576, 768 and 992 px", async ({ page }) => {
  await open(page, "/");
  const footer = page.getByRole("contentinfo").locator("> div");
  for (const [width, footerColumns, barWidth] of [
    [575, 2, 575],
    [576, 3, 576],
    [767, 3, 767],
    [768, 3, 80],
    [991, 3, 80],
    [992, 4, 80],
  ] as const) {
    await resize(page, { width, height: HEIGHT });
    const columns = await footer.evaluate(
      (grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length,
    );
    expect(
      [columns, (await page.getByRole("banner").boundingBox())?.width],
      `at ${width} px`,
    ).toEqual([footerColumns, barWidth]);
  }
  await expect(footer).toHaveCSS("column-gap", "30px");
});

test("the contact form has the sizes of the specification", async ({ page }) => {
  await openAt(page, "/", { width: 2560, height: 1440 });
  const dialog = await openOverlay(page);
  expect((await dialog.locator("form").boundingBox())?.width).toBe(870);
  const message = dialog.getByRole("textbox", { name: FORM_STRINGS.message });
  expect((await message.boundingBox())?.height).toBe(165);
});

test("an article has its contents beside it from its greatest width up", async ({ page }) => {
  await openAt(page, `/blog/${publishedSlugs("blog")[0]}`, { width: 1199, height: HEIGHT });
  // Folded above the text where there is less room.
  const contents = page.getByRole("navigation", { name: STRINGS.onThisPage });
  await expect(contents).toHaveCSS("position", "static");
  await resize(page, { width: 1200, height: HEIGHT });
  await expect(contents).toHaveCSS("position", "sticky");
  await resize(page, { width: 1920, height: HEIGHT });
  await expect(contents.locator("xpath=../..")).toHaveCSS("width", "1200px");
});
