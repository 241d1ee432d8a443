import { expect } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { DomUtils, parseDocument } from "htmlparser2";
import { LinkChecker } from "linkinator";
import type { Values } from "../../plugins/gatsby-source-content/model";
import { PAGE_IDS, SHELL_IDS } from "../../src/constants/page-ids";
import { BLOCK_CATALOGUE_ROUTE } from "../../src/constants/routes";
import { SECTION_STRINGS } from "../../src/constants/section-strings";
import { blockPlaces } from "../../src/content-model/collections/block-places";
import { BLOCKS } from "../../src/content-model/collections/blocks";
import { PAGE_SECTIONS } from "../../src/content-model/page-sections";
import { articleWithCode, articleWithNotes, articleWithTable } from "../support/blog";
import { entries } from "../support/content";
import { contentWords, leftoversIn } from "../support/leftovers";
import { builtPages, everyPage, pageHtml, pageOfEachType } from "../support/pages";
import { test } from "../support/test";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:a11y"],
  rules: {
    // How React and Gatsby write HTML: void elements with a slash, `charSet`, long lines, no
    // boolean shorthand.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    "doctype-style": "off",
    // Gatsby inlines the site's style sheet.
    "no-inline-style": ["error", {}],
    "require-sri": "off",
    // HTML allows ids that begin with a digit, as headings do, and a bare ">" in text, as code has;
    // a bare "<" does not parse.
    "valid-id": ["error", { relaxed: true }],
    "no-raw-characters": "off",
    // Titles may be longer than search engines show.
    "long-title": "off",
    // Boxes of one question share a name.
    "form-dup-name": ["error", { shared: ["radio", "checkbox"] }],
    // Phone numbers are written with spaces between their groups.
    "tel-non-breaking": "off",
  },
});

/**
 * Pages of each type, and what only some articles have; `valid-html.test.ts` validates all that
 * Markdown may become.
 */
const VALIDATED = [
  ...pageOfEachType().map(({ route }) => route),
  "/catalogue/blocks",
  articleWithCode,
  articleWithTable,
  articleWithNotes,
];

test("a page of each type is valid HTML", async () => {
  test.setTimeout(180_000);
  for (const route of VALIDATED) {
    const { results } = await validator.validateString(pageHtml(route));
    const messages = results.flatMap(({ messages: issues }) =>
      issues.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect.soft(messages, route).toEqual([]);
  }
});

/** Attributes by which a page loads something at once. */
const LOADING = ["src", "srcset", "imagesrcset", "poster", "data"];

test("no page has a tag twice, inline code, foreign files or missing values", () => {
  const words = contentWords();
  for (const route of everyPage()) {
    const html = pageHtml(route);
    const elements = DomUtils.findAll(() => true, parseDocument(html).children);
    const count = (name: string, key = "", value = "") =>
      elements.filter(
        (element) => element.name === name && (!key || element.attribs[key] === value),
      ).length;
    const isError = route === "/404";
    expect.soft([route, count("h1"), count("meta", "name", "description")]).toEqual([route, 1, 1]);
    expect.soft([route, count("meta", "property", "og:image")]).toEqual([route, 1]);
    expect.soft([route, count("link", "rel", "canonical")]).toEqual([route, isError ? 0 : 1]);
    const code = elements.flatMap(({ name, attribs }) =>
      Object.keys(attribs).flatMap((key) =>
        /^(?:style|on[a-z]+)$/.test(key) ? [`<${name} ${key}>`] : [],
      ),
    );
    const loadedAddresses = elements.flatMap(({ name, attribs }) => [
      ...LOADING.map((key) => attribs[key] ?? ""),
      name === "link" && !/^(?:canonical|alternate|me|prev|next)$/.test(attribs.rel ?? "")
        ? (attribs.href ?? "")
        : "",
    ]);
    expect
      .soft([route, ...code, ...loadedAddresses.filter((url) => /^(?:https?:)?\/\//.test(url))])
      .toEqual([route]);
    expect.soft([route, ...leftoversIn(html, words)]).toEqual([route]);
  }
});

test("words of editors about placeholders are not taken for leftovers, others are", () => {
  const words = " Dear {{firstName}} item{id} is [undefined] or {x} ";
  expect(leftoversIn("<h1>Dear {{firstName}}</h1><p>item{id} is [undefined]", words)).toEqual([]);
  expect(leftoversIn("<p>Hello {name}, {{lastName}} and {firstName}", words)).toHaveLength(3);
});

test("the style of every part of a page is in the page", () => {
  const classesIn = (css: string) =>
    new Set([...css.matchAll(/\.([\w-]+-[\w-]{3})(?![\w-])/g)].map(([, name]) => name));
  const css = (html: string) =>
    [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join("");
  const siteClasses = classesIn(
    everyPage()
      .map((route) => css(pageHtml(route)))
      .join(""),
  );
  for (const route of everyPage()) {
    const html = pageHtml(route);
    const pageClasses = classesIn(css(html));
    const usedClasses = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) =>
      names.split(" "),
    );
    expect
      .soft([
        route,
        ...usedClasses.filter((name) => siteClasses.has(name) && !pageClasses.has(name)),
      ])
      .toEqual([route]);
  }
});

test("every page has the sections that the check of links knows", () => {
  for (const [route, sections] of PAGE_SECTIONS) {
    const ids = [...pageHtml(route).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids, route).toEqual(expect.arrayContaining([...sections]));
  }
});

test("ids on a page of blocks are those of its blocks, of its texts and of the shell", () => {
  const catalogue = [BLOCK_CATALOGUE_ROUTE, { blocks: BLOCKS.map(({ type }) => ({ type })) }];
  const pages = [...entries("pages")].map(([slug, page]) => [`/${slug}`, page]);
  for (const [route, page] of [catalogue, ...pages] as [string, Values][]) {
    // Ids of headings of sections have an underscore, which no anchor has.
    const ids = [...pageHtml(route).matchAll(/<(?!h[1-6]\b)\w+ (?:[^>]* )?id="([a-z0-9-]+)"/g)];
    const places = blockPlaces(page).map(({ id }) => id);
    const own = places.length > 0 ? [...SHELL_IDS, ...places] : PAGE_IDS;
    expect(
      ids.map(([, id]) => id).filter((id) => !own.includes(String(id))),
      route,
    ).toEqual([]);
  }
});

test("the words of a link tell where it leads", () => {
  for (const route of everyPage()) {
    const main = DomUtils.getElementsByTagName("main", parseDocument(pageHtml(route)));
    const addresses = new Map<string, string | undefined>();
    for (const link of DomUtils.getElementsByTagName("a", main)) {
      const words = DomUtils.textContent(link).trim();
      // The anchor of a heading has a label instead.
      if (!words) continue;
      expect
        .soft(words, `on ${route}, to ${link.attribs.href}`)
        .not.toBe(SECTION_STRINGS.learnMore);
      expect
        .soft(link.attribs.href, `"${words}" on ${route}`)
        .toBe(addresses.get(words) ?? link.attribs.href);
      addresses.set(words, link.attribs.href);
    }
  }
});

test("a crawler finds no broken link or anchor on the whole site", async ({ baseURL }) => {
  test.setTimeout(180_000);
  const { links } = await new LinkChecker().check({
    path: `${baseURL}/`,
    recurse: true,
    checkFragments: true,
    concurrency: 4,
    linksToSkip: async (link: string) =>
      !link.startsWith(String(baseURL)) || /\.(?!html)\w+$/.test(link),
  });
  const brokenLinks = links.filter(({ state }) => state === "BROKEN");
  expect(brokenLinks.map(({ url, status, parent }) => `${parent} -> ${url} (${status})`)).toEqual(
    [],
  );
  expect(links.filter(({ state }) => state === "OK").length).toBeGreaterThan(builtPages().length);
});
