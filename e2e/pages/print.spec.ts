import { expect, type Page } from "@playwright/test";
import { articleWithCode, shareLinks } from "../support/blog";
import { answer, consentPrompt, openSettings } from "../support/consent";
import { openOverlay } from "../support/contact-overlay";
import { consentCopy } from "../support/content";
import { openMenu } from "../support/menu";
import { followTo, heading, open, settle, showEverything } from "../support/page";
import { pageOfType } from "../support/pages";
import { test } from "../support/test";
import { FIRST_VISIT } from "../support/visitor";

/**
 * An article of 1,250 words with its pictures; the frame of the site or pictures that fill sheets
 * would exceed it.
 */
const MAX_SHEETS = 12;

/**
 * True if the letters of the content are dark, by the channels' weights in relative luminance.
 */
const hasDarkLetters = (page: Page): Promise<boolean> =>
  page.locator("main p").evaluateAll((paragraphs) =>
    paragraphs.every((paragraph) => {
      const [red = 0, green = 0, blue = 0] = (
        getComputedStyle(paragraph).color.match(/[\d.]+/g) ?? []
      ).map(Number);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.45 * 255;
    }),
  );

/** The number of printed sheets. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const [what, route] of [
  ["article", articleWithCode],
  ["case study", pageOfType("case-study")],
] as const)
  test(`a printed ${what} has its pictures without what only serves on a screen`, async ({
    page,
  }) => {
    await open(page, route);
    await showEverything(page);
    await page.emulateMedia({ media: "print" });
    for (const onScreen of [
      page.getByRole("banner"),
      page.getByRole("contentinfo"),
      page.getByRole("navigation"),
      page.locator("form"),
      page.getByRole("article").getByRole("button"),
      shareLinks(page),
      page.locator(".heading-anchor"),
      page.getByRole("main").getByRole("link", { name: /^(Start project|Let’s talk)$/ }),
    ])
      await expect(onScreen.filter({ visible: true })).toHaveCount(0);
    expect(await hasDarkLetters(page)).toBe(true);
    await expect(page.locator("body")).toHaveCSS(
      "background-color",
      /^(rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/,
    );
    await expect(heading(page)).toBeVisible();
    const pictures = await page.locator("main img").filter({ visible: true }).all();
    expect(pictures).not.toEqual([]);
    for (const picture of pictures) await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
    const sheets = await sheetsOf(page);
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(MAX_SHEETS);
  });

test.describe("on a first visit", () => {
  test.use({ storageState: FIRST_VISIT.storageState });

  test("a visitor prints a page as if nothing were over it", async ({ page }) => {
    await open(page, "/services");
    await expect(consentPrompt(page)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#cc-main")).toBeHidden();
    await page.emulateMedia({ media: null });
    await answer(page, consentCopy().acceptNecessary);
    await showEverything(page);
    const sheets = await sheetsOf(page);
    for (const opens of [openMenu, openOverlay, openSettings]) {
      await opens(page);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(heading(page)).toBeVisible();
      await page.emulateMedia({ media: null });
      await settle(page);
      expect(await sheetsOf(page)).toBe(sheets);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    await followTo(page, "/contact");
    await page.emulateMedia({ media: "print" });
    const addresses = await page.getByRole("main").locator("address").all();
    expect(addresses).not.toEqual([]);
    for (const address of addresses) await expect(address).toBeVisible();
  });
});
