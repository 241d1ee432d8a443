import { expect, type Page } from "@playwright/test";
import { BLOG_STRINGS } from "../../src/blog/strings";
import { FORM_STRINGS } from "../../src/constants/form-strings";
import { SECTION_STRINGS } from "../../src/constants/section-strings";
import { STRINGS } from "../../src/constants/strings";
import { PROBLEMS } from "../../src/form-contract/problems";
import * as blog from "../support/blog";
import { consentSettings, openSettings } from "../support/consent";
import { closeByEscape, openOverlay } from "../support/contact-overlay";
import { categories } from "../support/content";
import * as forms from "../support/forms";
import { openMenu } from "../support/menu";
import { hold } from "../support/network";
import {
  expectShown,
  follow,
  followTo,
  heading,
  open,
  showEverything,
  waitForHydration,
} from "../support/page";
import { pageOfType } from "../support/pages";
import { expectAnswer, kinds, resultLinks, searchField } from "../support/search";
import { test } from "../support/test";

/**
 * Wraps all text in <font> elements, as browsers' translators do: as soon as it is there, and again
 * whenever it changes.
 */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const isTranslated = ({ parentElement }: Text) =>
      parentElement?.closest("font, script, style, textarea, title");
    const wrap = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || isTranslated(text)) return;
      const outer = document.createElement("font");
      outer.appendChild(document.createElement("font")).textContent = text.data;
      text.replaceWith(outer);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      if (root instanceof Text) texts.push(root);
      texts.forEach(wrap);
    };
    document.addEventListener("DOMContentLoaded", () => {
      wrapAll(document.body);
      const observer = new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          for (const node of [target, ...addedNodes]) wrapAll(node);
      });
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  });

test.beforeEach(({ page }) => translate(page));

/** Expects the page, not the words that stand in the place of one that broke. */
const expectWhole = (page: Page) =>
  expect(page.getByRole("heading", { name: STRINGS.pageBroken })).toHaveCount(0);

/**
 * Pages that change after hydration: carousels and figures, code to copy, parts that open, clocks
 * and a map.
 */
const CHANGING = ["home", "article", "career", "contact"];

test("a translated page stays whole while its parts change and overlays open", async ({ page }) => {
  for (const type of CHANGING)
    await test.step(type, async () => {
      await open(page, pageOfType(type));
      await showEverything(page);
      await closeByEscape(page, await openMenu(page));
      await expectWhole(page);
    });
  await open(page, "/");
  await closeByEscape(page, await openOverlay(page));
  await openSettings(page);
  await closeByEscape(page, consentSettings(page));
  await expectWhole(page);
});

test("a visitor of translated pages can leave them and come back", async ({ page }) => {
  const { release } = await hold(page, "**/app-*.js");
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("footer font").first()).toBeAttached();
  await release();
  await waitForHydration(page);
  for (const start of ["/services", "/contact-form", "/works"] as const) {
    await followTo(page, start);
    const menu = await openMenu(page);
    await menu.getByRole("link").filter({ hasText: "About" }).first().click();
    await expectShown(page, "/about-us");
    await follow(page, "/no/such/page");
    await expect(heading(page)).toHaveText(SECTION_STRINGS.notFound);
    await page.goBack();
    await expectShown(page, "/about-us");
  }
});

test("a visitor of the translated blog loads more articles and filters them", async ({ page }) => {
  await open(page, "/blog");
  await page.route(blog.apiPage(2), (route) => route.abort(), { times: 1 });
  await blog.loadMore(page).click();
  await expect(page.getByRole("alert")).toHaveText(BLOG_STRINGS.loadFailed);
  await blog.tryAgain(page).click();
  await blog.expectArticles(page, blog.slugsUpTo(2));
  await blog.loadPages(page, 3);
  await expect(blog.status(page)).toContainText(
    BLOG_STRINGS.shown(blog.slugsUpTo(3).length, blog.allSlugs.length),
  );
  const [category] = categories();
  const choose = (title: string) =>
    page
      .getByRole("navigation", { name: BLOG_STRINGS.categories })
      .getByRole("link", { name: title })
      .click();
  await choose(category?.title ?? "");
  const categorySlugs = blog.inCategory(category?.id ?? "");
  await blog.expectArticles(
    page,
    blog.slugsUpTo(3).filter((slug) => categorySlugs.includes(slug)),
  );
  await choose(BLOG_STRINGS.all);
  await blog.expectArticles(page, blog.slugsUpTo(3));
  await expectWhole(page);
});

test("a visitor of the translated search asks one query after the other", async ({ page }) => {
  await open(page, "/search");
  for (const words of ["design", "research", "mobile", "nothing-has-this-name", "the"]) {
    await searchField(page.getByRole("main")).fill(words);
    await expectAnswer(page, words);
  }
  await kinds(page).nth(1).check();
  await expect(resultLinks(page).first()).toBeVisible();
  await expectWhole(page);
});

test("a visitor of a translated form is told what is wrong until the message is sent", async ({
  page,
}) => {
  await forms.answer(page, forms.CREATED);
  const form = await forms.openForm(page);
  const summary = form.getByRole("alert").filter({ hasText: FORM_STRINGS.summary });
  await forms.fillContact(form, { ...forms.CONTACT, phone: "1" });
  await forms.sendButton(form).click({ force: true });
  await expect(summary).toContainText(`${FORM_STRINGS.phone}: ${PROBLEMS.phone}`);
  await forms.field(form, FORM_STRINGS.name).fill("");
  await forms.sendButton(form).click({ force: true });
  await expect(summary.getByRole("listitem")).toHaveCount(2);
  await forms.fillContact(form);
  await forms.sendButton(form).click();
  await expect(form.getByRole("status")).toHaveText(FORM_STRINGS.sent);
  await expect(form.getByRole("status")).toBeEmpty();
  await expectWhole(page);
});
