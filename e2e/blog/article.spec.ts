import { expect, type Page } from "@playwright/test";
import { GATSBY_IDS } from "../../lib/gatsby-output";
import { ARTICLE_STRINGS, COPIED_MS } from "../../src/constants/article-strings";
import { BREAKPOINT_MEDIUM_PX } from "../../src/constants/layout";
import { PAGE_IDS } from "../../src/constants/page-ids";
import { MARKDOWN_STRINGS } from "../../src/constants/prose";
import { STRINGS } from "../../src/constants/strings";
import { expectAccessible } from "../support/axe";
import { articleWithCode, articleWithNotes, articleWithTable } from "../support/blog";
import { horizontalOverflow } from "../support/overflow";
import { openAt, resize } from "../support/page";
import { pageHtml } from "../support/pages";
import { test } from "../support/test";
import { DESKTOP, NARROWEST } from "../support/visitor";

test("a reader finds the way through an article by contents, headings and footnotes", async ({
  page,
}) => {
  await openAt(page, articleWithNotes, DESKTOP);
  const reference = page.getByRole("link", { name: `${MARKDOWN_STRINGS.footnote} 1` }).first();
  await reference.click();
  const note = page.locator('[id="fn:1"]');
  await expect(note).toBeInViewport();
  await note.getByRole("link", { name: MARKDOWN_STRINGS.backToText }).first().click();
  await expect(reference).toBeInViewport();

  const contents = page.getByRole("navigation", { name: STRINGS.onThisPage });
  const chapters = page.locator("main h2[id]:not([id^=related])");
  const links = contents.getByRole("link").filter({ visible: true });
  await expect(links).toHaveText(await chapters.allTextContents());
  await links.last().click();
  await expect(chapters.last()).toBeInViewport();

  // A heading has a link to itself, named after it, visible on hover and on focus.
  const frame = page.locator(".heading-frame").first();
  const title = frame.getByRole("heading");
  const words = (await title.textContent()) ?? "";
  const anchor = frame.getByRole("link", { name: `${MARKDOWN_STRINGS.sectionLink}: ${words}` });
  await expect(title).toHaveAccessibleName(words);
  await page.mouse.move(0, 0);
  await expect(anchor).toHaveCSS("opacity", "0");
  await title.hover();
  await expect(anchor).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await page.keyboard.press("Tab");
  await anchor.focus();
  await expect(anchor).toHaveCSS("opacity", "1");
  await anchor.press("Enter");
  await expect(page).toHaveURL(new RegExp(`#${await title.getAttribute("id")}$`));
});

test("no two ids clash, whatever a heading is called", async ({ page }) => {
  await openAt(page, articleWithNotes, DESKTOP);
  const ids = (selector: string) =>
    page.locator(selector).evaluateAll((elements) => elements.map(({ id }) => id));
  const pageIds = await ids("[id]");
  expect(new Set(pageIds).size).toBe(pageIds.length);
  const headingIds = await ids(".heading-frame > *, main article h4");
  // Some elements of the built HTML are gone by now.
  const builtIds = [...pageHtml(articleWithNotes).matchAll(/ id="([^"]+)"/g)].map(([, id]) =>
    String(id),
  );
  const siteIds = [...pageIds, ...builtIds].filter((id) => !headingIds.includes(id));
  expect(
    siteIds.filter((id) => /^[a-z0-9-]+$/.test(id) && ![...GATSBY_IDS, ...PAGE_IDS].includes(id)),
  ).toEqual([]);
});

test("a title in Hebrew begins at the right, and ends at the left with its full stop", async ({
  page,
}) => {
  await openAt(page, articleWithNotes, DESKTOP);
  const ends = await page.locator("h1").evaluate((title) => {
    title.textContent = "שלום ל-Citrin.";
    const edgesOf = (start: number, end: number) => {
      const range = document.createRange();
      range.setStart(title.firstChild as Text, start);
      range.setEnd(title.firstChild as Text, end);
      return range.getBoundingClientRect();
    };
    const { length } = title.textContent ?? "";
    const [words, first, last] = [edgesOf(0, length), edgesOf(0, 1), edgesOf(length - 1, length)];
    const box = title.getBoundingClientRect();
    return {
      right: Math.round(box.right - words.right),
      isFirstRightmost: first.right === words.right,
      isLastLeftmost: last.left === words.left,
    };
  });
  expect(ends).toEqual({ right: 0, isFirstRightmost: true, isLastLeftmost: true });
});

/** Puts what is wide or odd into the article shown. */
const fillWithOddTexts = (page: Page) =>
  page.evaluate(() => {
    const replace = (selector: string, text: string) => {
      for (const element of document.querySelectorAll(selector)) element.textContent = text;
    };
    replace("pre code", "const a = b; ".repeat(60));
    replace("td", "x".repeat(200));
    const marked = (count: number) => `e${"\u0301".repeat(count)}`;
    const probe = document.querySelector("h1")?.appendChild(document.createElement("span"));
    const widthOf = (text: string) => {
      if (probe) probe.textContent = text;
      return probe?.getBoundingClientRect().width;
    };
    // A letter is never parted from its marks. Most fonts stack them, however many; in Liberation
    // each takes room, and no language has more than eight.
    const count = widthOf(marked(8)) === widthOf(marked(2)) ? 1000 : 8;
    const marks = `${marked(count)}\u202eevil`;
    replace(".heading-frame > :first-child, main article p", `${"x".repeat(5000)}${marks}`);
  });

for (const [what, route] of [
  ["code", articleWithCode],
  ["tables", articleWithTable],
] as const)
  test(`an article with wide ${what} and long words fits a window of 320 px`, async ({ page }) => {
    await openAt(page, route, NARROWEST);
    await fillWithOddTexts(page);
    expect(await horizontalOverflow(page)).toEqual([]);
    // From here on, tables are tables; on narrower screens their rows are blocks.
    await resize(page, { width: BREAKPOINT_MEDIUM_PX, height: 900 });
    expect(await horizontalOverflow(page)).toEqual([]);
    const frame = page.locator(".code-frame pre, .table-frame").first();
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(
      true,
    );
    await frame.focus();
    await expect(frame).toBeFocused();
  });

test.describe("with access to the clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a reader copies highlighted code", async ({ page }) => {
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.clock.install();
    await openAt(page, articleWithCode, DESKTOP);
    const frame = page.locator(".code-frame").first();
    const button = frame.getByRole("button");
    await expect(button).toHaveText(ARTICLE_STRINGS.copyCode);
    await expect(frame.locator("[class^=hljs-]").first()).toBeVisible();
    await expectAccessible(page);
    await button.press("Enter");
    await expect(button).toHaveText(ARTICLE_STRINGS.copied);
    await expect(button).toBeFocused();
    await expect(frame.getByRole("status")).toHaveText(ARTICLE_STRINGS.codeCopied);
    const code = (await frame.locator("code").textContent()) ?? "";
    expect(await clipboard()).toBe(code.replace(/\n$/, ""));
    await page.clock.fastForward(COPIED_MS);
    await expect(button).toHaveText(ARTICLE_STRINGS.copyCode);
  });
});
