import { type ConsoleMessage, expect, type Page, type Request } from "@playwright/test";
import { BOT_CHECK_ERRORS } from "../../src/components/forms/form/bot-check";
import { axe } from "../support/axe";
import { expectNoShiftsOnTheWay, layoutShifts, openLate, recordLayoutShifts } from "../support/layout-shifts";
import { clippedTexts, lowButtons, widerThanWindow } from "../support/overflow";
import { openAt, resize, settle, showEverything } from "../support/page";
import { type PageType, pageOfEachType } from "../support/pages";
import { expectTabOrder } from "../support/tab-order";
import { test } from "../support/test";
import { DESKTOP, NARROWEST, PHONE, ZOOMED } from "../support/visitor";

/** Every component in every state; no page for visitors. */
const CATALOGUE: PageType = { type: "catalogue", route: "/catalogue" };

/** What a page writes to the console, and what it requests from other hosts. */
function listen(page: Page, origin: string) {
  const messages: string[] = [];
  const foreign: string[] = [];
  page.on("console", (message: ConsoleMessage) => {
    if (message.type() === "error" || message.type() === "warning") messages.push(message.text());
  });
  page.on("pageerror", (error: Error) => messages.push(String(error)));
  page.on("request", (request: Request) => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith("data:")) foreign.push(request.url());
  });
  return { messages, foreign };
}

/** Messages on purpose: this build has no key for the bot check, and the 404 page's own status is an error, too. */
const isExpected = (message: string, { type }: PageType): boolean =>
  message === BOT_CHECK_ERRORS.key || (type === "not-found" && message.includes("status of 404"));

/** One rule each of WCAG 2.0 A and AA, 2.2 and best practice: a rule set that did not run would find nothing, either. */
const ONE_OF_EACH_RULE_SET = ["document-title", "color-contrast", "target-size", "region"];

/** Pages that between them have every colour of the site; more contrast changes colours alone. */
const WITH_EVERY_COLOUR = ["home", "article", "catalogue"];

/** Pages whose grid differs on a desktop, and every component. */
const WITH_OWN_GRID = ["home", "services", "article", "contact-form", "catalogue"];

/** Pages whose parts, or the frame around them, no other has: they are looked at in every way. */
const DISTINCT = [
  "home",
  "services",
  "case-study",
  "blog",
  "article",
  "career",
  "contact",
  "contact-form",
  "search",
  "not-found",
];

/** Pages of one kind each: carousels, a list that grows, a long text, forms, a map and results. */
const WALKED = ["home", "blog", "article", "career", "contact", "search"];

/** Whether the first picture is in view when the page is opened. */
const opensWithPicture = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const image = document.querySelector("main img");
    return image?.checkVisibility() === true && image.getBoundingClientRect().top < innerHeight;
  });

/** How each picture is fetched; a carousel that has come near, as in the catalogue, fetches those it moves to next. */
const pictureLoading = (page: Page): Promise<string[]> =>
  page
    .locator("main img:not([data-index] img)")
    .evaluateAll((images) =>
      images.map((image) => `${image.getAttribute("loading")} ${image.getAttribute("fetchpriority")}`),
    );

/** What editors may write one day. Emoji are the last, as they are no letters that could be replaced. */
const ODD_TEXTS = {
  "long words": "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
  Arabic: "نصمم ونبني منتجات رقمية للأشخاص الذين يستخدمونها كل يوم",
  emoji: "👩🏽‍💻🧑‍🧑‍🧒‍🧒🏳️‍🌈👩🏽‍💻🧑‍🧑‍🧒‍🧒🏳️‍🌈👩🏽‍💻🧑‍🧑‍🧒‍🧒🏳️‍🌈👩🏽‍💻🧑‍🧑‍🧒‍🧒🏳️‍🌈",
};

/** Replaces all text except figures and the words of buttons, which are the interface's own. */
async function replaceText(page: Page, text: string): Promise<void> {
  await page
    .locator("h1, h2, h3, h4, p, li, dt, dd, a, label, summary, td, th, figcaption")
    .evaluateAll((elements, replacement) => {
      for (const node of elements.flatMap(({ childNodes }) => [...childNodes]))
        if (node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.nodeValue ?? "")) node.nodeValue = replacement;
    }, text);
}

/** Font size of an ordinary paragraph in CSS pixels. */
const textSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.querySelector("main p") ?? document.body).fontSize));

/**
 * Expects all text to be shown to a reader whose letters are twice as large: by the reader's own setting, as in the browser's
 * settings page, which media queries in rem follow, too.
 */
async function expectRoomForLargeLetters(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const setFontSize = (standard: number) =>
    session.send("Page.setFontSizes", { fontSizes: { standard, fixed: Math.round(standard * 0.8) } });
  await page.setViewportSize({ width: 1280, height: 1024 });
  const usual = await textSize(page);
  await setFontSize(32);
  // Twice, or somewhat less where a part of the size follows the window (`clamp`); sizes in px would not grow at all.
  await expect.poll(async () => (await textSize(page)) / usual).toBeGreaterThan(1.5);
  expect.soft(await widerThanWindow(page)).toEqual([]);
  expect.soft(await clippedTexts(page)).toEqual([]);
  await setFontSize(16);
}

async function expectRoomForOddTexts(page: Page): Promise<void> {
  for (const [kind, text] of Object.entries(ODD_TEXTS)) {
    await replaceText(page, text);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(text);
    // Only words that cannot break may be wider than a column of a desktop.
    for (const size of kind === "long words" ? [DESKTOP, NARROWEST] : [NARROWEST]) {
      await resize(page, size);
      expect.soft(await widerThanWindow(page), `${kind} at ${size.width} px`).toEqual([]);
    }
  }
}

/** Expects the page to be accessible and to fit its window. */
async function expectUsable(page: Page): Promise<void> {
  const { violations, rulesRun } = await axe(page);
  expect.soft(violations, "axe").toEqual([]);
  expect(rulesRun).toEqual(expect.arrayContaining(ONE_OF_EACH_RULE_SET));
  await expectRoom(page);
}

async function expectRoom(page: Page): Promise<void> {
  expect.soft(await lowButtons(page), "too low for a finger").toEqual([]);
  expect.soft(await widerThanWindow(page), "wider than the window").toEqual([]);
}

/** On a phone, where the page has just been opened, and on a desktop. */
async function expectPicturesInTime(page: Page): Promise<void> {
  const isOpening = await opensWithPicture(page);
  const loading = await pictureLoading(page);
  await resize(page, DESKTOP);
  const first = isOpening || (await opensWithPicture(page)) ? "eager high" : "lazy null";
  expect
    .soft(loading, "only a picture in the first view is fetched eagerly")
    .toEqual(loading.map((_, index) => (index === 0 ? first : "lazy null")));
}

/** Words of the page's heading that have not its colour. */
const partsOfAnotherColor = (page: Page): Promise<string[]> =>
  page.locator("h1").evaluate((heading) => {
    const { color } = getComputedStyle(heading);
    const parts = [...heading.querySelectorAll("*")].filter((part) => getComputedStyle(part).color !== color);
    return parts.map(({ textContent }) => textContent ?? "");
  });

async function expectEveryColourReadable(page: Page): Promise<void> {
  await page.emulateMedia({ contrast: "more" });
  expect.soft((await axe(page)).violations, "axe with more contrast").toEqual([]);
  await page.emulateMedia({ forcedColors: "active" });
  await settle(page);
  // The colours are the reader's own now; axe would read the page's.
  expect.soft((await axe(page, { except: ["color-contrast"] })).violations, "axe with forced colours").toEqual([]);
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  expect.soft(await partsOfAnotherColor(page), "parts of the heading that dark forced colours may hide").toEqual([]);
  await page.emulateMedia({ forcedColors: null, contrast: null, colorScheme: null });
}

/** Expects the page to fit the narrowest windows. */
async function expectRoomInNarrowWindows(page: Page): Promise<void> {
  for (const size of [NARROWEST, ZOOMED]) {
    await resize(page, size);
    expect.soft(await widerThanWindow(page), `at ${size.width} x ${size.height}`).toEqual([]);
  }
}

function expectNoMessages({ messages, foreign }: ReturnType<typeof listen>, pageType: PageType): void {
  expect.soft(messages.filter((message) => !isExpected(message, pageType))).toEqual([]);
  expect.soft(foreign, "requests to other hosts").toEqual([]);
}

const isDistinct = ({ type }: PageType) => DISTINCT.includes(type);

// One visit for all of it: opening a page takes longer than looking at it.
for (const pageType of [...pageOfEachType().filter(isDistinct), CATALOGUE]) {
  const { type, route } = pageType;

  test(`the ${type} page logs no error, does not shift, is accessible, and fits every window, reader and text`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const heard = listen(page, String(baseURL));
    await page.setViewportSize(PHONE);
    await recordLayoutShifts(page);
    await openLate(page, route);
    expect.soft(await layoutShifts(page), "shifts while loading").toEqual([]);
    await test.step("pictures come in time", () => expectPicturesInTime(page));
    await test.step("on a desktop", () => (WITH_OWN_GRID.includes(type) ? expectUsable(page) : expectRoom(page)));
    // Before lists that come near are carousels, which show parts of their cards.
    if (pageType !== CATALOGUE) await test.step("with letters twice as large", () => expectRoomForLargeLetters(page));
    await resize(page, PHONE);
    await test.step("nothing shifts while scrolling", () => expectNoShiftsOnTheWay(page));
    // Forms have hydrated, too.
    await showEverything(page);
    await test.step("on a phone", () => expectUsable(page));
    if (WITH_EVERY_COLOUR.includes(type)) await test.step("in every colour", () => expectEveryColourReadable(page));
    if (WALKED.includes(type)) await test.step("by the Tab key", () => expectTabOrder(page));
    await test.step("in narrow windows", () => expectRoomInNarrowWindows(page));
    if (pageType !== CATALOGUE) await test.step("with long words, Arabic and emoji", () => expectRoomForOddTexts(page));
    expectNoMessages(heard, pageType);
  });
}

test("pages made of the same parts log no error, do not shift while loading, are accessible, and fit a phone", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const heard = listen(page, String(baseURL));
  await recordLayoutShifts(page);
  for (const pageType of pageOfEachType().filter((one) => !isDistinct(one)))
    await test.step(pageType.type, async () => {
      await openAt(page, pageType.route, PHONE);
      expect.soft(await layoutShifts(page), "shifts while loading").toEqual([]);
      await expectUsable(page);
      await resize(page, NARROWEST);
      expect.soft(await widerThanWindow(page)).toEqual([]);
      await showEverything(page);
      expectNoMessages(heard, pageType);
    });
});
