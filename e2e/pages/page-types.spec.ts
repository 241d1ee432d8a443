import { type ConsoleMessage, expect, type Page, type Request } from "@playwright/test";
import { BOT_CHECK_ERRORS } from "../../src/components/forms/form/bot-check";
import { axe } from "../support/axe";
import { layoutShifts, recordLayoutShifts } from "../support/layout-shifts";
import { clippedTexts, lowButtons, widerThanWindow } from "../support/overflow";
import { openAt, resize, settle } from "../support/page";
import { type PageType, pageOfEachType } from "../support/pages";
import { test } from "../support/test";
import { DESKTOP, NARROWEST, PHONE, ZOOMED } from "../support/visitor";

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

for (const pageType of [...pageOfEachType(), { type: "catalogue", route: "/catalogue" }]) {
  const { type, route } = pageType;

  // One visit for all of it: opening a page takes longer than looking at it.
  test(`the ${type} page logs no error, does not shift, is accessible and fits every window`, async ({
    page,
    baseURL,
  }) => {
    const { messages, foreign } = listen(page, String(baseURL));
    const isOpening: boolean[] = [];
    await recordLayoutShifts(page);
    for (const size of [PHONE, DESKTOP]) {
      const at = `, ${size.width} px wide`;
      await openAt(page, route, size);
      expect.soft(await layoutShifts(page), `shifts while loading${at}`).toEqual([]);
      const { violations, rulesRun } = await axe(page);
      expect.soft(violations, `axe${at}`).toEqual([]);
      expect(rulesRun).toEqual(expect.arrayContaining(ONE_OF_EACH_RULE_SET));
      expect.soft(await lowButtons(page), `too low for a finger${at}`).toEqual([]);
      expect.soft(await widerThanWindow(page), `wider than the window${at}`).toEqual([]);
      isOpening.push(await opensWithPicture(page));
    }
    const first = isOpening.includes(true) ? "eager high" : "lazy null";
    const loading = await pictureLoading(page);
    expect
      .soft(loading, "only a picture in the first view is fetched eagerly")
      .toEqual(loading.map((_, index) => (index === 0 ? first : "lazy null")));

    await page.emulateMedia({ contrast: "more" });
    expect.soft((await axe(page)).violations, "axe with more contrast").toEqual([]);
    await page.emulateMedia({ forcedColors: "active" });
    await settle(page);
    // The colours are the reader's own now; axe would read the page's.
    expect.soft((await axe(page, { except: ["color-contrast"] })).violations, "axe with forced colours").toEqual([]);
    await page.emulateMedia({ forcedColors: null, contrast: null });

    for (const size of [NARROWEST, ZOOMED]) {
      await resize(page, size);
      expect.soft(await widerThanWindow(page), `at ${size.width} x ${size.height}`).toEqual([]);
    }
    await page.evaluate(() => document.querySelector("footer")?.scrollIntoView());
    await settle(page);
    expect.soft(messages.filter((message) => !isExpected(message, pageType))).toEqual([]);
    expect.soft(foreign).toEqual([]);
  });
}

/** Text that editors may write one day. */
const TEXTS = {
  "long words": "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
  Arabic: "نصمم ونبني منتجات رقمية للأشخاص الذين يستخدمونها كل يوم",
  emoji: "👩🏽‍💻🧑‍🧑‍🧒‍🧒🏳️‍🌈👩🏽‍💻🧑‍🧑‍🧒‍🧒🏳️‍🌈👩🏽‍💻🧑‍🧑‍🧒‍🧒🏳️‍🌈👩🏽‍💻🧑‍🧑‍🧒‍🧒🏳️‍🌈",
};

/** Replaces all text except figures. */
async function replaceText(page: Page, text: string): Promise<void> {
  await page
    .locator("h1, h2, h3, h4, p, li, dt, dd, a, button, label, summary, td, th, figcaption")
    .evaluateAll((elements, replacement) => {
      for (const node of elements.flatMap(({ childNodes }) => [...childNodes]))
        if (node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.nodeValue ?? "")) node.nodeValue = replacement;
    }, text);
}

/** Font size of an ordinary paragraph in CSS pixels. */
const textSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.querySelector("main p") ?? document.body).fontSize));

for (const { type, route } of pageOfEachType()) {
  test(`the ${type} page keeps its width with long words, Arabic and emoji`, async ({ page }) => {
    await openAt(page, route, NARROWEST);
    for (const [kind, text] of Object.entries(TEXTS)) {
      await replaceText(page, text);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(text);
      for (const size of [NARROWEST, DESKTOP]) {
        await resize(page, size);
        expect.soft(await widerThanWindow(page), `${kind} at ${size.width} px`).toEqual([]);
      }
    }
  });

  test(`the ${type} page shows all its text to a reader whose letters are twice as large`, async ({ page }) => {
    // The reader's own setting, as in the browser's settings page: media queries in rem follow it, too.
    const session = await page.context().newCDPSession(page);
    const setFontSize = (standard: number) =>
      session.send("Page.setFontSizes", { fontSizes: { standard, fixed: Math.round(standard * 0.8) } });
    await setFontSize(32);
    await openAt(page, route, { width: 1280, height: 1024 });
    expect.soft(await widerThanWindow(page)).toEqual([]);
    expect.soft(await clippedTexts(page)).toEqual([]);
    const large = await textSize(page);
    await setFontSize(16);
    // Twice, or somewhat less where a part of the size follows the window (`clamp`); sizes in px would not grow at all.
    await expect.poll(async () => large / (await textSize(page))).toBeGreaterThan(1.5);
  });
}
