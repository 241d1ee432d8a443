import { expect, type Page } from "@playwright/test";
import { ARTICLE_STRINGS, COPIED_MS } from "../../src/constants/article-strings";
import { BREAKPOINT_MEDIUM_PX } from "../../src/constants/layout";
import { MARKDOWN_STRINGS } from "../../src/constants/markdown-strings";
import { STRINGS } from "../../src/constants/strings";
import { axe } from "../support/axe";
import { all, articles, copyButtons, neighbours, shareLinks, withCode, withNotes, withTable } from "../support/blog";
import { site, textOf } from "../support/content";
import { widerThanWindow } from "../support/overflow";
import { follow, openAt, resize } from "../support/page";
import { pageHtml } from "../support/pages";
import { test } from "../support/test";
import { DESKTOP, NARROWEST, PHONE } from "../support/visitor";

async function expectContentsToLead(page: Page): Promise<void> {
  const list = page.getByRole("navigation", { name: STRINGS.onThisPage });
  const links = list.getByRole("link").filter({ visible: true });
  const chapters = page.locator("main h2[id]:not([id^=related])");
  await expect(links).toHaveText(await chapters.allTextContents());
  await links.last().click();
  await expect(chapters.last()).toBeInViewport();
  expect(new URL(page.url()).hash).not.toBe("");
}

async function expectLinkOfHeading(page: Page): Promise<void> {
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
  await expect(anchor).toHaveCSS("opacity", "0");
  await page.keyboard.press("Tab");
  await anchor.focus();
  await expect(anchor).toHaveCSS("opacity", "1");
  await anchor.press("Enter");
  await expect(page).toHaveURL(new RegExp(`#${await title.getAttribute("id")}$`));
}

async function expectFootnoteToLead(page: Page): Promise<void> {
  const reference = page.getByRole("link", { name: `${MARKDOWN_STRINGS.footnote} 1` }).first();
  await reference.click();
  const note = page.locator('[id="fn:1"]');
  await expect(note).toBeInViewport();
  await note.getByRole("link", { name: MARKDOWN_STRINGS.backToText }).first().click();
  await expect(reference).toBeInViewport();
}

async function expectOwnIds(page: Page, route: string): Promise<void> {
  const { OF_THE_PAGE } = await import("../../src/markdown/heading-ids");
  const ids = (selector: string) => page.locator(selector).evaluateAll((elements) => elements.map(({ id }) => id));
  const found = await ids("[id]");
  expect(new Set(found).size).toBe(found.length);
  const ofText = await ids(".heading-frame > *, main article h4");
  // Some elements of the built HTML are gone by now.
  const sent = [...pageHtml(route).matchAll(/ id="([^"]+)"/g)].map(([, id]) => String(id));
  const ofSite = [...found, ...sent].filter((id) => !ofText.includes(id));
  expect(ofSite.filter((id) => /^[a-z0-9-]+$/.test(id) && !OF_THE_PAGE.includes(id))).toEqual([]);
}

/** Puts what is wide or odd into the article shown. */
async function expectWideToKeepToFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const replace = (selector: string, text: string) => {
      for (const element of document.querySelectorAll(selector)) element.textContent = text;
    };
    replace("pre code", "const a = b; ".repeat(60));
    replace("td", "x".repeat(200));
    const marks = `e${"\u0301".repeat(1000)}\u202eevil`;
    replace(".heading-frame > :first-child, main article p", `${"x".repeat(5000)}${marks}`);
  });
  expect(await widerThanWindow(page)).toEqual([]);
  // From here on, tables are tables; on narrower screens their rows are blocks.
  await resize(page, { width: BREAKPOINT_MEDIUM_PX, height: 900 });
  expect(await widerThanWindow(page)).toEqual([]);
  const frame = page.locator(".code-frame pre, .table-frame").first();
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  await frame.focus();
  await expect(frame).toBeFocused();
}

test("an article is read by its contents, headings and footnotes, also at 320 px", async ({ page }) => {
  await openAt(page, withNotes, DESKTOP);
  await test.step("a footnote leads to its note and back", () => expectFootnoteToLead(page));
  await test.step("the contents list leads to each chapter", () => expectContentsToLead(page));
  await test.step("a heading has a link to itself, named after it, visible on hover and on focus", () =>
    expectLinkOfHeading(page));
  await test.step("every id is unique, and no id of the site itself can clash with that of a heading", () =>
    expectOwnIds(page, withNotes));
  await test.step("wide tables and long words keep to their frames at 320 px", async () => {
    await follow(page, withTable);
    await expect(page).toHaveURL(withTable);
    await expect(page.locator(".table-frame").first()).toBeVisible();
    await resize(page, NARROWEST);
    await expectWideToKeepToFrames(page);
  });
});

/** Place in the list of an article without code, with an article before and after it. */
const plain = all.findIndex((slug, index) => index > 0 && !/^(```| {4})/m.test(textOf("blog", slug)));

async function expectNeighbours(page: Page): Promise<void> {
  const link = (words: string, index: number) =>
    neighbours(page).getByRole("link", { name: `${words} ${articles.get(all.at(index) ?? "")?.title}` });
  await expect(link(ARTICLE_STRINGS.previous, plain + 1)).toHaveAttribute("href", `/blog/${all[plain + 1]}`);
  await expect(link(ARTICLE_STRINGS.next, plain - 1)).toHaveAttribute("href", `/blog/${all[plain - 1]}`);
}

/** Keeps what was copied on the screen until the test lets it go. */
async function holdCopied(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((held) => {
    const later = setTimeout;
    const hold = (call: () => void, ms?: number) => {
      if (ms !== held) return later(call, ms);
      Object.assign(window, { hideCopied: call });
      return 0;
    };
    Object.assign(window, { setTimeout: hold });
  }, COPIED_MS);
  return () => page.evaluate(() => (window as unknown as { hideCopied: () => void }).hideCopied());
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function expectToCopyCode(page: Page): Promise<void> {
  const release = await holdCopied(page);
  const frame = page.locator(".code-frame").first();
  const button = frame.getByRole("button");
  await expect(button).toHaveText(ARTICLE_STRINGS.copyCode);
  const height = (await frame.boundingBox())?.height;
  await button.focus();
  await button.press("Enter");
  await expect(button).toHaveText(ARTICLE_STRINGS.copied);
  await expect(button).toBeFocused();
  await expect(frame.getByRole("status")).toHaveText(ARTICLE_STRINGS.codeCopied);
  const code = (await frame.locator("code").textContent()) ?? "";
  expect(await clipboard(page)).toBe(code.replace(/\n$/, ""));
  await release();
  await expect(button).toHaveText(ARTICLE_STRINGS.copyCode);
  await copyButtons(page).evaluateAll((buttons) => {
    for (const each of buttons) each.remove();
  });
  expect((await frame.boundingBox())?.height).toBe(height);
}

async function expectToShare(page: Page): Promise<void> {
  const links = shareLinks(page).getByRole("link");
  const address = `${site().url}${withCode}`;
  const hrefs = await links.evaluateAll((elements) => elements.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs.filter((href) => decodeURIComponent(href).includes(address))).toHaveLength(4);
  await expect(shareLinks(page).locator("iframe, script, img")).toHaveCount(0);
  await shareLinks(page).getByRole("button", { name: ARTICLE_STRINGS.copyLink }).click();
  await expect(shareLinks(page).getByRole("status")).toHaveText(ARTICLE_STRINGS.linkCopied);
  expect(await clipboard(page)).toBe(address);
}

test.describe("with access to the clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("code in an article is highlighted and can be copied, and so can the article's address", async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => request.url().endsWith(".js") && requested.push(request.url()));
    await openAt(page, `/blog/${all[plain]}`, DESKTOP);
    await test.step("one reads on to the older and the newer article", () => expectNeighbours(page));
    await test.step("the script for code is only loaded where there is some", async () => {
      await page.keyboard.press("Shift");
      await page.waitForLoadState("networkidle");
      requested.length = 0;
      await follow(page, withCode);
      await expect(copyButtons(page).first()).toBeVisible();
      expect(requested).not.toEqual([]);
    });
    await test.step("code is highlighted with enough contrast", async () => {
      await expect(page.locator(".code-frame [class^=hljs-]").first()).toBeVisible();
      const { violations, rulesRun } = await axe(page);
      expect.soft(violations).toEqual([]);
      expect.soft(rulesRun).toContain("color-contrast");
    });
    await test.step("share links are plain links to the article's own address, which a button copies", () =>
      expectToShare(page));
    await resize(page, PHONE);
    await test.step("a button copies code, says so, and its room is reserved before it comes", () =>
      expectToCopyCode(page));
    await test.step("wide code keeps to its frame at 320 px", async () => {
      await resize(page, NARROWEST);
      await expectWideToKeepToFrames(page);
    });
  });
});
