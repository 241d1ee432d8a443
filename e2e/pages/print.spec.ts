import { expect, type Page } from "@playwright/test";
import { shareLinks, withCode } from "../support/blog";
import { answer, consentPrompt, openSettings } from "../support/consent";
import { openOverlay } from "../support/contact-overlay";
import { consentCopy, pageCopy } from "../support/content";
import { openMenu } from "../support/menu";
import { follow, heading, hydrated, open, settle, showEverything } from "../support/page";
import { pageOfType } from "../support/pages";
import { test } from "../support/test";
import { FIRST_VISIT } from "../support/visitor";

/** An article of 1,250 words with its pictures; the frame of the site or pictures that fill sheets would exceed it. */
const MAX_SHEETS = 12;

/** Whether the letters of the content are dark, by the weights of the channels in what the eye sees as bright. */
const hasDarkLetters = (page: Page): Promise<boolean> =>
  page.locator("main p").evaluateAll((paragraphs) =>
    paragraphs.every((paragraph) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(paragraph).color.match(/[\d.]+/g) ?? []).map(Number);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.45 * 255;
    }),
  );

/** Number of sheets. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Parts of a page that only serve on a screen. */
const onScreen = (page: Page) => [
  page.getByRole("banner"),
  page.getByRole("contentinfo"),
  page.getByRole("navigation"),
  page.locator("form"),
  page.getByRole("article").getByRole("button"),
  shareLinks(page),
  page.locator(".heading-anchor"),
  page.getByRole("main").getByRole("link", { name: /^(Start project|Let’s talk)$/ }),
];

async function expectReadableOnPaper(page: Page): Promise<void> {
  await showEverything(page);
  await page.emulateMedia({ media: "print" });
  for (const part of onScreen(page)) await expect(part.filter({ visible: true })).toHaveCount(0);
  expect(await hasDarkLetters(page)).toBe(true);
  await expect(page.locator("body")).toHaveCSS("background-color", /^(rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/);
  await expect(heading(page)).toBeVisible();
  const pictures = page.locator("main img").filter({ visible: true });
  expect(await pictures.count()).toBeGreaterThan(0);
  for (const picture of await pictures.all()) await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  const sheets = await sheetsOf(page);
  expect(sheets).toBeGreaterThan(0);
  expect(sheets).toBeLessThanOrEqual(MAX_SHEETS);
  await page.emulateMedia({ media: null });
}

test("a printed article or case study is dark on white, has its pictures, and none of what only serves on a screen", async ({
  page,
}) => {
  await open(page, withCode);
  await test.step("article", () => expectReadableOnPaper(page));
  const story = pageOfType("case-study");
  await follow(page, story);
  await expect(page).toHaveURL(story);
  await hydrated(page);
  await test.step("case study", () => expectReadableOnPaper(page));
});

async function expectPromptNotPrinted(page: Page): Promise<void> {
  await expect(consentPrompt(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("#cc-main")).toBeHidden();
  await page.emulateMedia({ media: null });
  await answer(page, consentCopy().acceptNecessary);
}

async function expectOverlaysNotPrinted(page: Page): Promise<void> {
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
}

async function expectAddressesPrinted(page: Page): Promise<void> {
  await follow(page, "/contact");
  await expect(heading(page)).toHaveText(pageCopy("contact").title);
  await page.emulateMedia({ media: "print" });
  const addresses = page.getByRole("main").locator("address");
  expect(await addresses.count()).toBeGreaterThan(0);
  for (const address of await addresses.all()) await expect(address).toBeVisible();
}

test.describe("on a first visit", () => {
  test.use({ storageState: FIRST_VISIT.storageState });

  test("a page is printed as if nothing were over it", async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, "/services");
    await test.step("the prompt for cookies is not printed", () => expectPromptNotPrinted(page));
    await test.step("menu, contact overlay and cookie settings are printed as if they were closed", () =>
      expectOverlaysNotPrinted(page));
    await test.step("the contact page shows the addresses of all offices", () => expectAddressesPrinted(page));
  });
});
