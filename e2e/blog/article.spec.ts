import { expect } from "@playwright/test";
import { ARTICLE_STRINGS, COPIED_MS } from "../../src/constants/article-strings";
import { MARKDOWN_STRINGS } from "../../src/constants/markdown-strings";
import { STRINGS } from "../../src/constants/strings";
import { axe } from "../support/axe";
import {
  all,
  articles,
  copyButtons,
  neighbours,
  routeAt,
  shareLinks,
  withCode,
  withNotes,
  withTable,
} from "../support/blog";
import { site, textOf } from "../support/content";
import { widerThanWindow } from "../support/overflow";
import { heading, open, openAt } from "../support/page";
import { pageHtml, pageOfType } from "../support/pages";
import { test } from "../support/test";
import { DESKTOP, NARROWEST, PHONE } from "../support/visitor";

test("the contents list leads to each chapter", async ({ page }) => {
  await openAt(page, pageOfType("article"), DESKTOP);
  const list = page.getByRole("navigation", { name: STRINGS.onThisPage });
  const links = list.getByRole("link").filter({ visible: true });
  const chapters = page.locator("main h2[id]:not([id^=related])");
  await expect(links).toHaveText(await chapters.allTextContents());
  await links.last().click();
  await expect(chapters.last()).toBeInViewport();
  expect(new URL(page.url()).hash).not.toBe("");
});

test("every id is unique, and no id of the site itself can clash with that of a heading", async ({ page }) => {
  const { OF_THE_PAGE } = await import("../../src/markdown/heading-ids");
  for (const route of [pageOfType("case-study"), withCode, withNotes]) {
    await open(page, route);
    const ids = (selector: string) => page.locator(selector).evaluateAll((elements) => elements.map(({ id }) => id));
    const found = await ids("[id]");
    expect(new Set(found).size, route).toBe(found.length);
    const ofText = await ids(".heading-frame > *, main article h4");
    // Some elements of the built HTML are gone by now.
    const sent = [...pageHtml(route).matchAll(/ id="([^"]+)"/g)].map(([, id]) => String(id));
    const ofSite = [...found, ...sent].filter((id) => !ofText.includes(id));
    expect(ofSite.filter((id) => /^[a-z0-9-]+$/.test(id) && !OF_THE_PAGE.includes(id))).toEqual([]);
  }
});

test("a heading has a link to itself, named after it, visible on hover and on focus", async ({ page }) => {
  await openAt(page, pageOfType("article"), DESKTOP);
  const frame = page.locator(".heading-frame").first();
  const title = frame.getByRole("heading");
  const words = (await title.textContent()) ?? "";
  const anchor = frame.getByRole("link", { name: `${MARKDOWN_STRINGS.sectionLink}: ${words}` });
  await expect(title).toHaveAccessibleName(words);
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
});

test("a footnote leads to its note and back", async ({ page }) => {
  await openAt(page, withNotes, DESKTOP);
  const reference = page.getByRole("link", { name: `${MARKDOWN_STRINGS.footnote} 1` }).first();
  await reference.click();
  const note = page.locator('[id="fn:1"]');
  await expect(note).toBeInViewport();
  await note.getByRole("link", { name: MARKDOWN_STRINGS.backToText }).first().click();
  await expect(reference).toBeInViewport();
});

test("one reads on to the older and the newer article; at the ends there is only one", async ({ page }) => {
  const title = (index: number) => String(articles.get(all.at(index) ?? "")?.title);
  await openAt(page, routeAt(1), DESKTOP);
  const previous = neighbours(page).getByRole("link", { name: `${ARTICLE_STRINGS.previous} ${title(2)}` });
  const next = neighbours(page).getByRole("link", { name: `${ARTICLE_STRINGS.next} ${title(0)}` });
  await expect(previous).toHaveAttribute("href", routeAt(2));
  await expect(next).toHaveAttribute("href", routeAt(0));
  await next.click();
  await expect(page).toHaveURL(routeAt(0));
  await expect(neighbours(page).getByRole("link")).toHaveText([new RegExp(`^${ARTICLE_STRINGS.previous}`)]);
  await open(page, routeAt(-1));
  await expect(neighbours(page).getByRole("link")).toHaveText([new RegExp(`^${ARTICLE_STRINGS.next}`)]);
});

test("wide code, wide tables and long words keep to their frames at 320 px", async ({ page }) => {
  for (const route of [withCode, withTable]) {
    await openAt(page, route, NARROWEST);
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
    const frame = page.locator(".code-frame pre, .table-frame").first();
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
    await frame.focus();
    await expect(frame).toBeFocused();
  }
});

test.describe("with access to the clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a button copies code, says so, and its room is reserved before it comes", async ({ page }) => {
    await page.clock.install();
    await openAt(page, withCode, PHONE);
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
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code.replace(/\n$/, ""));
    await page.clock.runFor(COPIED_MS);
    await expect(button).toHaveText(ARTICLE_STRINGS.copyCode);
    await copyButtons(page).evaluateAll((buttons) => {
      for (const each of buttons) each.remove();
    });
    expect((await frame.boundingBox())?.height).toBe(height);
  });

  test("share links are plain links to the article's own address, which a button copies", async ({ page }) => {
    await openAt(page, withCode, DESKTOP);
    const links = shareLinks(page).getByRole("link");
    const address = `${site().url}${withCode}`;
    const hrefs = await links.evaluateAll((elements) => elements.map((link) => link.getAttribute("href") ?? ""));
    expect(hrefs.filter((href) => decodeURIComponent(href).includes(address))).toHaveLength(4);
    await expect(shareLinks(page).locator("iframe, script, img")).toHaveCount(0);
    await shareLinks(page).getByRole("button", { name: ARTICLE_STRINGS.copyLink }).click();
    await expect(shareLinks(page).getByRole("status")).toHaveText(ARTICLE_STRINGS.linkCopied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });
});

test("code is highlighted with enough contrast, and its script is only loaded where there is some", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => request.url().endsWith(".js") && requested.push(request.url()));
  await open(page, withCode);
  await expect(copyButtons(page).first()).toBeVisible();
  await expect(page.locator(".code-frame [class^=hljs-]").first()).toBeVisible();
  const { violations, rulesRun } = await axe(page);
  expect(violations).toEqual([]);
  expect(rulesRun).toContain("color-contrast");
  const before = requested.splice(0);
  const plain = all.find((slug) => !/^(```| {4})/m.test(textOf("blog", slug)));
  expect(plain).toBeDefined();
  await open(page, `/blog/${plain}`);
  expect(before.filter((url) => !requested.includes(url)).length).toBeGreaterThan(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an article is complete, and shows no button that would do nothing", async ({ page }) => {
    await page.goto(withCode);
    for (const part of [
      heading(page),
      page.locator(".code-frame [class^=hljs-]"),
      neighbours(page).getByRole("link"),
      shareLinks(page).getByRole("link"),
    ])
      await expect(part.first()).toBeVisible();
    await expect(page.getByRole("article").getByRole("button").filter({ visible: true })).toHaveCount(0);
  });
});
