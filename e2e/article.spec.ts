import { readFileSync } from "node:fs";
import { ARTICLE_STRINGS } from "../src/constants/article-strings";
import { STRINGS } from "../src/constants/strings";
import { site } from "./content";
import { pageFile, pageOfType } from "./pages";
import {
  articles,
  copyButtons,
  inOrder,
  neighbours,
  routeAt,
  shareLinks,
  withCode,
  withNotes,
  withTable,
} from "./support/articles";
import { widerThanWindow } from "./support/overflow";
import { DESKTOP, NARROWEST } from "./support/screens";
import { open, openAt } from "./support/settle";
import { expect, test } from "./support/shared-page";
import { UNDISTURBED } from "./support/visits";

test("the contents list leads to each chapter", async ({ sharedPage: page }) => {
  await openAt(page, pageOfType("article"), DESKTOP);
  const list = page.getByRole("navigation", { name: STRINGS.onThisPage });
  const chapters = list.getByRole("link").filter({ visible: true });
  const words = await page
    .locator("main h2[id]")
    .evaluateAll((headings) =>
      headings.filter(({ id }) => !id.startsWith("related")).map(({ textContent }) => textContent),
    );
  await expect(chapters).toHaveText(words.map(String));
  await chapters.last().click();
  await expect(page.locator("main h2[id]").nth(words.length - 1)).toBeInViewport();
  expect(new URL(page.url()).hash).not.toBe("");
});

test("every id of the page stands once, and none that is not of the text could be a heading's", async ({
  sharedPage: page,
}) => {
  for (const route of [
    pageOfType("article"),
    withCode,
    withTable,
    withNotes,
    pageOfType("case-study"),
    pageOfType("legal"),
  ]) {
    await openAt(page, route, DESKTOP);
    const found = await page.evaluate(() => {
      const all = [...document.querySelectorAll("[id]")].map((element) => element.id);
      const ofText = [...document.querySelectorAll(".heading-frame > *, main article h4")].map(({ id }) => id);
      return { all, ofText };
    });
    expect(found.all.filter((id, index) => found.all.indexOf(id) !== index)).toEqual([]);
    const { OF_THE_PAGE } = await import("../src/markdown/heading-ids");
    // Some of what was sent has gone since.
    const sent = [...readFileSync(pageFile(route), "utf8").matchAll(/ id="([^"]+)"/g)].map(([, id]) => String(id));
    const around = [...found.all, ...sent].filter((id) => !found.ofText.includes(id));
    expect(around.filter((id) => /^[a-z0-9-]+$/.test(id) && !OF_THE_PAGE.includes(id))).toEqual([]);
  }
});

test("a heading has a link to itself, named by its words, seen when it is pointed at or reached by keyboard", async ({
  sharedPage: page,
}) => {
  await openAt(page, pageOfType("article"), DESKTOP);
  const frame = page.locator(".heading-frame").first();
  const heading = frame.getByRole("heading");
  const words = (await heading.textContent()) ?? "";
  const anchor = frame.getByRole("link", { name: `${STRINGS.markdown.sectionLink}: ${words}` });
  await expect(heading).toHaveAccessibleName(words);
  await expect(anchor).toHaveCSS("opacity", "0");
  await heading.hover();
  await expect(anchor).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await expect(anchor).toHaveCSS("opacity", "0");
  await page.keyboard.press("Tab");
  await anchor.focus();
  await expect(anchor).toHaveCSS("opacity", "1");
  await anchor.press("Enter");
  await expect(page).toHaveURL(new RegExp(`#${await heading.getAttribute("id")}$`));
});

test("a footnote leads to its note and back", async ({ sharedPage: page }) => {
  await openAt(page, withNotes, DESKTOP);
  const reference = page.getByRole("link", { name: `${STRINGS.markdown.footnote} 1` }).first();
  await reference.click();
  const note = page.locator('[id="fn:1"]');
  await expect(note).toBeInViewport();
  await note.getByRole("link", { name: STRINGS.markdown.backToText }).first().click();
  await expect(reference).toBeInViewport();
});

test("share links are plain and carry the article's own address", async ({ sharedPage: page }) => {
  await openAt(page, withCode, DESKTOP);
  const links = shareLinks(page).getByRole("link");
  await expect(links).toHaveCount(4);
  const address = `${site().url}${withCode}`;
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")))
    expect(decodeURIComponent(href)).toContain(address);
  expect(await shareLinks(page).locator("iframe, script, img").count()).toBe(0);
});

test("one reads on to the older and the newer article; at the ends there is only one", async ({ sharedPage: page }) => {
  const titles = (slug: string | undefined) => String(articles.get(slug ?? "")?.title);
  await openAt(page, routeAt(1), DESKTOP);
  const previous = neighbours(page).getByRole("link", { name: `${ARTICLE_STRINGS.previous} ${titles(inOrder[2])}` });
  const next = neighbours(page).getByRole("link", { name: `${ARTICLE_STRINGS.next} ${titles(inOrder[0])}` });
  await expect(previous).toHaveAttribute("href", routeAt(2));
  await expect(next).toHaveAttribute("href", routeAt(0));
  await next.click();
  await expect(page).toHaveURL(routeAt(0));
  await expect(neighbours(page).getByRole("link")).toHaveText([new RegExp(`^${ARTICLE_STRINGS.previous}`)]);
  await openAt(page, routeAt(-1), DESKTOP);
  await expect(neighbours(page).getByRole("link")).toHaveText([new RegExp(`^${ARTICLE_STRINGS.next}`)]);
});

test.describe("without a script", () => {
  test.use({ ...UNDISTURBED, javaScriptEnabled: false });

  test("an article is all there, and shows no button that would do nothing", async ({ page }) => {
    await page.goto(withCode);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(".code-frame code").first()).toBeVisible();
    expect(await page.locator(".code-frame [class^=hljs-]").count()).toBeGreaterThan(0);
    await expect(neighbours(page).getByRole("link").first()).toBeVisible();
    await expect(shareLinks(page).getByRole("link").first()).toBeVisible();
    await expect(page.getByRole("article").getByRole("button").filter({ visible: true })).toHaveCount(0);
  });
});

test("wide code, wide tables and long words keep to their frames at 320 px", async ({ sharedPage: page }) => {
  for (const route of [withCode, withTable]) {
    await openAt(page, route, NARROWEST);
    await page.evaluate(() => {
      for (const code of document.querySelectorAll("pre code")) code.textContent = "const a = b; ".repeat(60);
      for (const cell of document.querySelectorAll("td")) cell.textContent = "x".repeat(200);
      for (const words of document.querySelectorAll(".heading-frame > :first-child, main article p"))
        words.textContent = `${"x".repeat(5000)}e${"\u0301".repeat(1000)}\u202eevil`;
    });
    expect(await widerThanWindow(page)).toEqual([]);
    const frames = page.locator(".code-frame pre, .table-frame");
    expect(await frames.first().evaluate((frame) => frame.scrollWidth > frame.clientWidth)).toBe(true);
    await frames.first().focus();
    await expect(frames.first()).toBeFocused();
  }
});

test("print leaves out what only a screen can use", async ({ page }) => {
  await open(page, withCode);
  await expect(copyButtons(page).first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article").getByRole("button").filter({ visible: true })).toHaveCount(0);
  for (const part of [neighbours(page), shareLinks(page), page.locator(".heading-anchor").first()])
    await expect(part).toBeHidden();
  await expect(page.locator(".code-frame code").first()).toBeVisible();
});

test("search engines learn who wrote it, when, how long it is and where it stands", async () => {
  const html = readFileSync(pageFile(withCode), "utf8");
  const [, text = ""] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const things = (JSON.parse(text) as { "@graph": Record<string, unknown>[] })["@graph"];
  const thing = things.find((each) => each["@type"] === "BlogPosting");
  expect(thing).toMatchObject({
    headline: articles.get(withCode.replace("/blog/", ""))?.title,
    mainEntityOfPage: `${site().url}${withCode}`,
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
    timeRequired: expect.stringMatching(/^PT\d+M$/),
    publisher: { "@id": expect.any(String) },
    inLanguage: "en",
  });
  expect(Number(thing?.wordCount)).toBeGreaterThan(100);
});

test("page and search engines are told the same minutes, and no longer article takes fewer", () => {
  const lengths = inOrder.map((slug) => {
    const html = readFileSync(pageFile(`/blog/${slug}`), "utf8");
    const [, words = "0"] = /"wordCount":(\d+)/.exec(html) ?? [];
    const [, minutes = "none"] = /"timeRequired":"PT(\d+)M"/.exec(html) ?? [];
    expect(html.replaceAll("<!-- -->", ""), slug).toContain(`>${minutes} ${STRINGS.readingTime}<`);
    return { words: Number(words), minutes: Number(minutes) };
  });
  const minutes = lengths.sort((one, other) => one.words - other.words).map((length) => length.minutes);
  expect(minutes).toEqual([...minutes].sort((one, other) => one - other));
});

test("neither the feed nor the built text holds the signs beside headings", async ({ request }) => {
  const feed = await (await request.get("/rss.xml")).text();
  expect(feed).not.toContain(STRINGS.markdown.sectionLink);
  expect(feed).not.toContain("hljs-");
});
