import { expect, type Locator, type Page } from "@playwright/test";
import { FORM_STRINGS } from "../../src/constants/form-strings";
import {
  BREAKPOINT_LARGE_PX,
  BREAKPOINT_MEDIUM_PX,
  BREAKPOINT_SMALL_PX,
  BREAKPOINT_WIDE_PX,
  CONTACT_FORM_MAX_WIDTH_PX,
  GUTTER_PX,
  SIDEBAR_PX,
  TEXTAREA_MIN_HEIGHT_PX,
} from "../../src/constants/layout";
import { STRINGS } from "../../src/constants/strings";
import { openOverlay } from "../support/contact-overlay";
import { published } from "../support/content";
import { follow, open, resize } from "../support/page";
import { test } from "../support/test";

/** The sizes of the specification, on the running site; those of motion stand beside what moves. */

const HEIGHT = 900;

const columns = (grid: Locator) =>
  grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(" ").length);

async function expectBreakpoints(page: Page): Promise<void> {
  expect([BREAKPOINT_SMALL_PX, BREAKPOINT_MEDIUM_PX, BREAKPOINT_LARGE_PX, BREAKPOINT_WIDE_PX]).toEqual([
    576, 768, 992, 1200,
  ]);
  expect([GUTTER_PX, SIDEBAR_PX]).toEqual([30, 80]);
  const footer = page.getByRole("contentinfo").locator("> div");
  const bar = page.getByRole("banner");
  const at = async (width: number) => {
    await resize(page, { width, height: HEIGHT });
    return { footerColumns: await columns(footer), barWidth: (await bar.boundingBox())?.width };
  };
  expect(await at(BREAKPOINT_SMALL_PX - 1)).toEqual({ footerColumns: 2, barWidth: BREAKPOINT_SMALL_PX - 1 });
  expect(await at(BREAKPOINT_SMALL_PX)).toEqual({ footerColumns: 3, barWidth: BREAKPOINT_SMALL_PX });
  expect(await at(BREAKPOINT_MEDIUM_PX - 1)).toEqual({ footerColumns: 3, barWidth: BREAKPOINT_MEDIUM_PX - 1 });
  expect(await at(BREAKPOINT_MEDIUM_PX)).toEqual({ footerColumns: 3, barWidth: SIDEBAR_PX });
  expect(await at(BREAKPOINT_LARGE_PX - 1)).toEqual({ footerColumns: 3, barWidth: SIDEBAR_PX });
  expect(await at(BREAKPOINT_LARGE_PX)).toEqual({ footerColumns: 4, barWidth: SIDEBAR_PX });
  await expect(footer).toHaveCSS("column-gap", `${GUTTER_PX}px`);
}

async function expectContactFormSizes(page: Page): Promise<void> {
  expect([CONTACT_FORM_MAX_WIDTH_PX, TEXTAREA_MIN_HEIGHT_PX]).toEqual([870, 165]);
  await resize(page, { width: 2560, height: 1440 });
  const dialog = await openOverlay(page);
  const message = dialog.getByRole("textbox", { name: FORM_STRINGS.message });
  expect((await dialog.locator("form").boundingBox())?.width).toBe(CONTACT_FORM_MAX_WIDTH_PX);
  expect((await message.boundingBox())?.height).toBe(TEXTAREA_MIN_HEIGHT_PX);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

async function expectContentsBesideArticle(page: Page): Promise<void> {
  const [article] = published("blog");
  await resize(page, { width: BREAKPOINT_WIDE_PX - 1, height: HEIGHT });
  await follow(page, `/blog/${article}`);
  // Folded above the text where there is less room.
  const contents = page.getByRole("navigation", { name: STRINGS.onThisPage });
  await expect(contents).toHaveCSS("position", "static");
  await resize(page, { width: BREAKPOINT_WIDE_PX, height: HEIGHT });
  await expect(contents).toHaveCSS("position", "sticky");
}

test("the layout has the sizes of the specification", async ({ page }) => {
  await open(page, "/");
  await test.step("it gains room at 576, 768 and 992 px, not a pixel before; columns are 30 px apart, the sidebar is 80 px wide", () =>
    expectBreakpoints(page));
  await test.step("the contact form is at most 870 px wide, its message at least 165 px high", () =>
    expectContactFormSizes(page));
  await test.step("from 1200 px up the contents of an article stand beside it", () =>
    expectContentsBesideArticle(page));
});
