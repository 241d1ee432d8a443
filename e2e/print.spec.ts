import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { pageOfType } from "./pages";
import { open, showEverything } from "./support/settle";

/** An article of 1,250 words with its pictures; a site's frame or pictures that fill sheets would exceed it. */
const MOST_SHEETS = 12;
/** Luminance of 0 is black, of 1 white. */
const DARK = 0.2;

/** Luminance (WCAG) of the letters of the first paragraphs of the content. */
async function letterLuminance(page: Page): Promise<number> {
  const colors = await page
    .locator("main p")
    .evaluateAll((paragraphs) => paragraphs.map((paragraph) => getComputedStyle(paragraph).color));
  return Math.max(
    ...colors.map((color) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => {
        const share = Number(channel) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }),
  );
}

/** Number of sheets of a PDF, by its page objects. */
async function printedSheets(page: Page): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), "print-"));
  try {
    const file = path.join(folder, "page.pdf");
    await page.pdf({ path: file, format: "A4" });
    return readFileSync(file, "latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const type of ["case-study", "article"]) {
  test.describe(`a printed ${type}`, () => {
    test.beforeEach(async ({ page }) => {
      await open(page, pageOfType(type));
      await showEverything(page);
      await page.emulateMedia({ media: "print" });
    });

    test("leaves out what only serves on a screen", async ({ page }) => {
      for (const frame of ["banner", "contentinfo", "navigation"] as const)
        await expect(page.getByRole(frame).filter({ visible: true })).toHaveCount(0);
      await expect(
        page
          .locator("main")
          .getByRole("link", { name: /^(Start project|Let's talk)$/ })
          .filter({ visible: true }),
      ).toHaveCount(0);
      await expect(page.locator("form").filter({ visible: true })).toHaveCount(0);
    });

    test("is dark on white", async ({ page }) => {
      expect(await letterLuminance(page)).toBeLessThan(DARK);
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toMatch(
        /^(rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/,
      );
    });

    test("has its heading and its pictures", async ({ page }) => {
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const pictures = page.locator("main img").filter({ visible: true });
      expect(await pictures.count()).toBeGreaterThan(0);
      expect(
        await pictures.evaluateAll((images) => images.every((image) => (image as HTMLImageElement).naturalWidth > 0)),
      ).toBe(true);
    });

    test("takes few sheets", async ({ page }) => {
      const sheets = await printedSheets(page);
      expect(sheets).toBeGreaterThan(0);
      expect(sheets).toBeLessThanOrEqual(MOST_SHEETS);
    });
  });
}
