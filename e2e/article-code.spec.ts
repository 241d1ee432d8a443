import { expect, test } from "@playwright/test";
import { ARTICLE_STRINGS, COPIED_MS } from "../src/constants/article-strings";
import { site } from "./content";
import { copyButtons, inOrder, shareLinks, textOf, withCode } from "./support/articles";
import { axe } from "./support/axe";
import { PHONE } from "./support/screens";
import { open } from "./support/settle";
import { UNDISTURBED } from "./support/visits";

test.describe("code", () => {
  test.use({ ...UNDISTURBED, permissions: ["clipboard-read", "clipboard-write"] });

  test("is copied by a button that says so, and that was given its place before it came", async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize(PHONE);
    const button = copyButtons(page).first();
    await open(page, withCode);
    await expect(button).toBeVisible();
    const frame = page.locator(".code-frame").first();
    const height = (await frame.boundingBox())?.height;
    expect(await button.evaluate((node) => node.parentElement?.matches(".code-frame"))).toBe(true);
    await button.focus();
    await button.press("Enter");
    const copied = frame.getByRole("button", { name: ARTICLE_STRINGS.copied });
    await expect(copied).toBeFocused();
    await expect(frame.getByRole("status")).toHaveText(ARTICLE_STRINGS.codeCopied);
    const code = (await frame.locator("code").textContent()) ?? "";
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code.replace(/\n$/, ""));
    await page.clock.runFor(COPIED_MS);
    await expect(frame.getByRole("button")).toHaveText(ARTICLE_STRINGS.copyCode);
    await copyButtons(page).evaluateAll((buttons) => {
      for (const each of buttons) each.remove();
    });
    expect((await frame.boundingBox())?.height).toBe(height);
  });

  test("is selected where the browser lets no page copy", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    await open(page, withCode);
    await copyButtons(page).first().click();
    const frame = page.locator(".code-frame").first();
    await expect(frame.getByRole("button")).toHaveText(ARTICLE_STRINGS.selected);
    await expect(frame.getByRole("status")).toHaveText(ARTICLE_STRINGS.codeSelected);
    const code = (await frame.locator("code").textContent()) ?? "";
    expect((await page.evaluate(() => String(getSelection()))).trim()).toBe(code.trim());
  });

  test("is coloured when it is built, each word at least 4.5 : 1 against its ground", async ({ page }) => {
    await open(page, withCode);
    expect(await page.locator(".code-frame [class^=hljs-]").count()).toBeGreaterThan(0);
    const { violations, rulesRun } = await axe(page);
    expect(violations).toEqual([]);
    expect(rulesRun).toContain("color-contrast");
  });

  test("brings its script along only where there is some", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const plain = inOrder.find((slug) => !/^(```| {4})/m.test(textOf(slug)));
    expect(plain).toBeDefined();
    await open(page, withCode);
    await expect(copyButtons(page).first()).toBeVisible();
    const before = new Set(asked.filter((url) => url.endsWith(".js")));
    asked.length = 0;
    await open(page, `/blog/${plain}`);
    const after = new Set(asked.filter((url) => url.endsWith(".js")));
    const others = [...before].filter((url) => !after.has(url));
    expect(others.length).toBeGreaterThan(0);
  });

  test("the link of the article is copied, too", async ({ page }) => {
    await open(page, withCode);
    await shareLinks(page).getByRole("button", { name: ARTICLE_STRINGS.copyLink }).click();
    await expect(shareLinks(page).getByRole("status")).toHaveText(ARTICLE_STRINGS.linkCopied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site().url}${withCode}`);
  });
});
