import { expect } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { DomUtils, parseDocument } from "htmlparser2";
import { LinkChecker } from "linkinator";
import { STRINGS } from "../../src/constants/strings";
import { PAGE_SECTIONS } from "../../src/content-model/page-sections";
import { withCode, withNotes, withTable } from "../support/blog";
import { builtPages, everyPage, pageHtml, pageOfEachType } from "../support/pages";
import { test } from "../support/test";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:a11y"],
  rules: {
    // How React and Gatsby write HTML: void elements with a slash, `charSet`, long lines, no boolean shorthand.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    "doctype-style": "off",
    // Gatsby inlines the site's style sheet.
    "no-inline-style": ["error", {}],
    "require-sri": "off",
    // HTML allows ids that begin with a digit, as headings do, and a bare ">" in text, as code has; a bare "<" does not parse.
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

/** Pages of each type, and what only some articles have; `valid-html.test.ts` validates all that Markdown may become. */
const VALIDATED = [...pageOfEachType().map(({ route }) => route), "/catalogue", withCode, withTable, withNotes];

test("a page of each type is valid HTML", async () => {
  test.setTimeout(180_000);
  for (const route of VALIDATED) {
    const { results } = await validator.validateString(pageHtml(route));
    const messages = results.flatMap(({ messages: found }) =>
      found.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect.soft(messages, route).toEqual([]);
  }
});

test("every page has the sections that the check of links knows", () => {
  for (const [route, sections] of PAGE_SECTIONS) {
    const ids = [...pageHtml(route).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids, route).toEqual(expect.arrayContaining([...sections]));
  }
});

test("links that read the same lead to the same address, and none reads only Learn More", () => {
  // The catalogue repeats its samples.
  for (const route of everyPage().filter((page) => page !== "/catalogue")) {
    const main = DomUtils.getElementsByTagName("main", parseDocument(pageHtml(route)));
    const addresses = new Map<string, string | undefined>();
    for (const link of DomUtils.getElementsByTagName("a", main)) {
      const words = DomUtils.textContent(link).trim();
      // The anchor of a heading has a label instead.
      if (!words) continue;
      expect.soft(words, `on ${route}, to ${link.attribs.href}`).not.toBe(STRINGS.learnMore);
      expect.soft(link.attribs.href, `"${words}" on ${route}`).toBe(addresses.get(words) ?? link.attribs.href);
      addresses.set(words, link.attribs.href);
    }
  }
});

// The build checks all links and files, too; this crawler is not ours, and asks the server for the pages.
test("a crawler finds no broken link and no broken anchor on the whole site", async ({ baseURL }) => {
  test.setTimeout(180_000);
  const { links } = await new LinkChecker().check({
    path: `${baseURL}/`,
    recurse: true,
    checkFragments: true,
    concurrency: 4,
    linksToSkip: async (link: string) => !link.startsWith(String(baseURL)) || /\.(?!html)\w+$/.test(link),
  });
  const broken = links.filter(({ state }) => state === "BROKEN");
  expect(broken.map(({ url, status, parent }) => `${parent} -> ${url} (${status})`)).toEqual([]);
  expect(links.filter(({ state }) => state === "OK").length).toBeGreaterThan(builtPages().length);
});
