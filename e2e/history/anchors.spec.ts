import { expect, type Page } from "@playwright/test";
import { SCROLL_OFFSET_PX } from "../../src/constants/layout";
import { STRINGS } from "../../src/constants/strings";
import { longestEntry } from "../support/content";
import { follow, open, openAt } from "../support/page";
import * as scrolling from "../support/scrolling";
import { expectBelowTop, scrollDownTo, scrollTop } from "../support/scrolling";
import { test } from "../support/test";
import { PHONE } from "../support/visitor";

/** An anchor with more than a screen of content below it. */
const ANCHOR = "software-development";

/** Content arrives above what is in view. */
const arriveLate = (page: Page) =>
  page.evaluate(() => {
    const late = document.createElement("div");
    late.style.height = "500px";
    document.querySelector("main")?.prepend(late);
  });

test("a visitor of an anchor on a phone sees it below the bar until they scroll", async ({
  page,
}) => {
  // A typeface that comes with the second page would change the line heights.
  await scrolling.blockFonts(page);
  await openAt(page, "/about-us", PHONE);
  await page.mouse.move(PHONE.width / 2, PHONE.height / 2);
  const anchor = page.locator(`#${ANCHOR}`);
  const bar = await page.getByRole("banner").boundingBox();
  const offset = SCROLL_OFFSET_PX + Number(bar?.height);
  await scrollDownTo(page, 600);
  await scrolling.recordScrolling(page);
  await follow(page, `/services#${ANCHOR}`);
  await expectBelowTop(anchor, offset);
  expect(await scrolling.scrollPositions(page), "in one step").toEqual([
    600,
    await scrollTop(page),
  ]);
  await page.mouse.wheel(0, -20_000);
  await scrolling.expectScrolledTo(page, 0);
  await page.getByRole("main").locator(`a[href="/services#${ANCHOR}"]`).first().click();
  await expectBelowTop(anchor, offset);

  await page.goto("about:blank");
  await open(page, `/services#${ANCHOR}`);
  await expectBelowTop(anchor, offset);
  await arriveLate(page);
  await expectBelowTop(anchor, offset);
  await page.mouse.wheel(0, 200);
  await expectBelowTop(anchor, offset - 200);
  await arriveLate(page);
  await expectBelowTop(anchor, offset - 200);
});

test("a reader's way to an anchor is a step of the history in both directions", async ({
  page,
}) => {
  await open(page, `/blog/${longestEntry("blog")}`);
  await scrollDownTo(page, 300);
  const contents = page.getByRole("navigation", { name: STRINGS.onThisPage });
  await contents.getByRole("link").filter({ visible: true }).last().focus();
  const before = await scrollTop(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#/);
  const anchor = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  await expectBelowTop(anchor, SCROLL_OFFSET_PX);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await scrolling.expectScrolledTo(page, before);
  await page.goForward();
  await expectBelowTop(anchor, SCROLL_OFFSET_PX);
});
