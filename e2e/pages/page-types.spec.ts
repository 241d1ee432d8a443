import { expect, type Page } from "@playwright/test";
import { BOT_CHECK_ERRORS } from "../../src/components/forms/form/bot-check";
import { BLOCK_CATALOGUE_ROUTE } from "../../src/constants/routes";
import { expectAccessible } from "../support/axe";
import * as shifts from "../support/layout-shifts";
import { clippedTexts, horizontalOverflow, lowButtons } from "../support/overflow";
import { openAt, resize, settle, showEverything } from "../support/page";
import { type PageType, pageOfEachType, pageOfType } from "../support/pages";
import { expectTabOrder } from "../support/tab-order";
import { test } from "../support/test";
import { DESKTOP, NARROWEST, PHONE, ZOOMED } from "../support/visitor";

/** A page with each kind of block. */
const BLOCKS: PageType = { type: "blocks", route: BLOCK_CATALOGUE_ROUTE };
/**
 * The page for unknown addresses, at one of them. At `/404`, where no visitor comes, Gatsby has a
 * second page, whose data this file does not preload.
 */
const NOT_FOUND: PageType = { type: "not-found", route: "/no-such-page" };

/** Pages whose parts, or the frame around them, no other has: they are looked at in every way. */
const DISTINCT = /^(home|services|case-study|blog|article|career|contact|contact-form|search)$/;
/** Pages whose grid differs on a desktop. */
const WITH_OWN_GRID = /^(home|services|article|contact-form)$/;
/** Pages that between them have every colour of the site; more contrast changes colours alone. */
const WITH_EVERY_COLOUR = /^(home|article)$/;
/** Pages of one kind each: carousels, a list that grows, a long text, forms, a map and results. */
const WALKED = /^(home|blog|article|career|contact|search)$/;

/** Records messages of the console and requests to other hosts. @returns a live list of them */
function recordReports(page: Page, origin: string): string[] {
  const reports: string[] = [];
  page.on(
    "console",
    (message) => /error|warning/.test(message.type()) && reports.push(message.text()),
  );
  page.on("pageerror", (error) => reports.push(String(error)));
  page.on("request", (request) => {
    const isOwn = request.url().startsWith(`${origin}/`) || request.url().startsWith("data:");
    if (!isOwn) reports.push(`requests ${request.url()}`);
  });
  return reports;
}

/**
 * Expects no reports but two: this build has no key for the bot check, and the 404 page's own status
 * is an error.
 */
function expectNothing(reports: readonly string[], { type }: PageType): void {
  const isExpected = (message: string) =>
    message === BOT_CHECK_ERRORS.key || (type === "not-found" && message.includes("status of 404"));
  expect.soft(reports.filter((message) => !isExpected(message))).toEqual([]);
}

async function expectRoom(page: Page): Promise<void> {
  expect.soft(await lowButtons(page), "too low for a finger").toEqual([]);
  expect.soft(await horizontalOverflow(page), "wider than the window").toEqual([]);
}

/** Font size of an ordinary paragraph in CSS pixels. */
const textSize = (page: Page) =>
  page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.querySelector("main p") ?? document.body).fontSize),
  );

/**
 * Expects all text to be shown to a reader whose letters are twice as large: by the reader's own
 * setting, as in the browser's settings page, which media queries in rem follow, too.
 */
async function expectRoomForLargeLetters(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const setFontSize = (standard: number) =>
    session.send("Page.setFontSizes", {
      fontSizes: { standard, fixed: Math.round(standard * 0.8) },
    });
  await page.setViewportSize({ width: 1280, height: 1024 });
  const usual = await textSize(page);
  await setFontSize(32);
  // Twice, or somewhat less where a part of the size follows the window (`clamp`); sizes in px
  // would not grow at all.
  await expect.poll(async () => (await textSize(page)) / usual).toBeGreaterThan(1.5);
  expect.soft(await horizontalOverflow(page)).toEqual([]);
  expect.soft(await clippedTexts(page)).toEqual([]);
  await setFontSize(16);
}

async function expectEveryColourReadable(page: Page): Promise<void> {
  await page.emulateMedia({ contrast: "more" });
  await expectAccessible(page);
  await page.emulateMedia({ forcedColors: "active" });
  await settle(page);
  // The colours are the reader's own now; axe would read the page's.
  await expectAccessible(page, ["color-contrast"]);
  // Dark ones hide words of the heading that keep a colour of their own.
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  const colours = await page
    .locator("h1, h1 *")
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color));
  expect.soft(new Set(colours).size, "colours of the heading").toBe(1);
  await page.emulateMedia({ forcedColors: null, contrast: null, colorScheme: null });
}

/**
 * Texts that editors may write one day. Emoji come last: they are no letters, so that no other text
 * could replace them.
 */
const ODD_TEXTS = {
  "long words": "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
  Arabic: "نصمم ونبني منتجات رقمية للأشخاص الذين يستخدمونها كل يوم",
  emoji: "👩🏽‍💻🧑‍🧑‍🧒‍🧒🏳️‍🌈👩🏽‍💻🧑‍🧑‍🧒‍🧒🏳️‍🌈👩🏽‍💻🧑‍🧑‍🧒‍🧒🏳️‍🌈👩🏽‍💻🧑‍🧑‍🧒‍🧒🏳️‍🌈",
};

/**
 * Expects room for texts in place of all others but figures, and the words of buttons, which are
 * the interface's own.
 */
async function expectRoomForOddTexts(page: Page): Promise<void> {
  for (const [kind, text] of Object.entries(ODD_TEXTS)) {
    await page
      .locator("h1, h2, h3, h4, p, li, dt, dd, a, label, summary, td, th, figcaption")
      .evaluateAll((elements, replacement) => {
        for (const node of elements.flatMap(({ childNodes }) => [...childNodes]))
          if (node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.nodeValue ?? ""))
            node.nodeValue = replacement;
      }, text);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(text);
    await settle(page);
    expect.soft(await horizontalOverflow(page), kind).toEqual([]);
  }
}

// One visit for all of it: opening a page takes longer than looking at it.
for (const pageType of [
  ...pageOfEachType().filter(({ type }) => DISTINCT.test(type)),
  NOT_FOUND,
  BLOCKS,
]) {
  const { type, route } = pageType;

  test(`the ${type} page suits every window, reader and text`, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    const reports = recordReports(page, String(baseURL));
    await page.setViewportSize(PHONE);
    await shifts.recordLayoutShifts(page);
    await shifts.expectNoShiftsWhenLate(page, route);
    await resize(page, DESKTOP);
    if (WITH_OWN_GRID.test(type)) await expectAccessible(page);
    await expectRoom(page);
    // Before lists that come near are carousels, which show parts of their cards.
    await test.step("with letters twice as large", () => expectRoomForLargeLetters(page));
    await resize(page, PHONE);
    await shifts.expectNoShiftsOnTheWay(page);
    // Forms have hydrated, too.
    await showEverything(page);
    await test.step("on a phone", async () => {
      await expectAccessible(page);
      await expectRoom(page);
    });
    if (WITH_EVERY_COLOUR.test(type))
      await test.step("in every colour", () => expectEveryColourReadable(page));
    if (WALKED.test(type)) await test.step("by the Tab key", () => expectTabOrder(page));
    for (const size of [ZOOMED, NARROWEST]) {
      await resize(page, size);
      expect.soft(await horizontalOverflow(page), `at ${size.width} x ${size.height}`).toEqual([]);
    }
    await test.step("with long words, Arabic and emoji", () => expectRoomForOddTexts(page));
    expectNothing(reports, pageType);
  });
}

test("pages made of the same parts suit a phone and its readers", async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const reports = recordReports(page, String(baseURL));
  await shifts.recordLayoutShifts(page);
  for (const pageType of pageOfEachType().filter(
    ({ type }) => !DISTINCT.test(type) && type !== NOT_FOUND.type,
  ))
    await test.step(pageType.type, async () => {
      await openAt(page, pageType.route, PHONE);
      expect.soft(await shifts.layoutShifts(page), "shifts while loading").toEqual([]);
      await expectAccessible(page);
      await expectRoom(page);
      await resize(page, NARROWEST);
      expect.soft(await horizontalOverflow(page)).toEqual([]);
      await showEverything(page);
      expectNothing(reports, pageType);
    });
});

// Pages whose pictures stand differently on a desktop.
test("nothing shifts on a desktop, however late fonts and pictures come", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await shifts.recordLayoutShifts(page);
  for (const type of ["home", "case-study"])
    await test.step(type, async () => {
      await shifts.expectNoShiftsWhenLate(page, pageOfType(type));
      await shifts.expectNoShiftsOnTheWay(page);
    });
});
