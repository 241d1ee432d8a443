import { readFileSync } from "node:fs";
import { type ConsoleMessage, expect, type Page, type Request, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { LinkChecker } from "linkinator";
import { BOT_CHECK_ERRORS } from "../src/components/forms/form/bot-check";
import { builtPages, everyPage, pageFile } from "./pages";
import { axe } from "./support/axe";
import { layoutShifts, recordLayoutShifts } from "./support/layout-shifts";
import { widerThanWindow } from "./support/overflow";
import { DESKTOP, NARROWEST, PHONE } from "./support/screens";
import { openAt, resize, settle } from "./support/settle";
import { test as testShared } from "./support/shared-page";

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
    // Gatsby puts the site's style sheet into the page.
    "no-inline-style": ["error", {}],
    "require-sri": "off",
    // HTML lets ids begin with a digit, as headings do, and text hold a bare ">", as code does; a bare "<" does not parse.
    "valid-id": ["error", { relaxed: true }],
    "no-raw-characters": "off",
    // Content may be longer than search engines show.
    "long-title": "off",
    // Boxes of one question share a name.
    "form-dup-name": ["error", { shared: ["radio", "checkbox"] }],
    // Phone numbers are set with spaces between their groups, as they are written.
    "tel-non-breaking": "off",
  },
});

for (const route of everyPage()) {
  test(`${route} is valid HTML`, async () => {
    const report = await validator.validateString(readFileSync(pageFile(route), "utf8"));
    const messages = report.results.flatMap(({ messages: found }) =>
      found.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(messages).toEqual([]);
  });
}

/** What a page says in the console, and what it asks other origins for, until `stop` is called. */
function listen(page: Page, origin: string) {
  const said: string[] = [];
  const foreign: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === "error" || message.type() === "warning") said.push(message.text());
  };
  const onError = (error: Error) => said.push(String(error));
  const onRequest = (request: Request) => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith("data:")) foreign.push(request.url());
  };
  page.on("console", onConsole).on("pageerror", onError).on("request", onRequest);
  const stop = () => page.off("console", onConsole).off("pageerror", onError).off("request", onRequest);
  return { said, foreign, stop };
}

/** Whether the first picture is in sight when the page is opened. */
const opensWithPicture = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const image = document.querySelector("main img");
    if (!image) return false;
    return image.checkVisibility() && image.getBoundingClientRect().top < innerHeight;
  });

/** How each picture is fetched; a row of slides that has come near, as in the catalogue, fetches those it moves to next. */
const pictureLoading = (page: Page): Promise<string[]> =>
  page
    .locator("main img:not([data-index] img)")
    .evaluateAll((images) =>
      images.map((image) => `${image.getAttribute("loading")} ${image.getAttribute("fetchpriority")}`),
    );

/** What is said on purpose: a form's bot check has no key in this build; the 404 page's own status is an error, too. */
const isKnown = (words: string, route: string): boolean =>
  words === BOT_CHECK_ERRORS.key || (route === "/404" && words.includes("status of 404"));

/** Rules of WCAG 2.0 A and AA, of 2.2 and of best practice: a set that did not run would find nothing, either. */
const OF_EACH_RULE_SET = ["document-title", "color-contrast", "target-size", "region"];

for (const route of everyPage()) {
  // All of it in one visit: to open a page takes longer than to look at it.
  testShared(
    `${route} is silent, stands still, fits its window and holds before axe, on a phone and on a desk`,
    async ({ sharedPage: page, baseURL }) => {
      const { said, foreign, stop } = listen(page, String(baseURL));
      const isOpening: boolean[] = [];
      await recordLayoutShifts(page);
      for (const size of [PHONE, DESKTOP]) {
        await openAt(page, route, size);
        expect.soft(await layoutShifts(page), `moves while it loads, ${size.width} px wide`).toEqual([]);
        const { violations, rulesRun } = await axe(page);
        expect.soft(violations, `axe, ${size.width} px wide`).toEqual([]);
        expect(rulesRun).toEqual(expect.arrayContaining(OF_EACH_RULE_SET));
        isOpening.push(await opensWithPicture(page));
      }
      const first = isOpening.includes(true) ? "eager high" : "lazy null";
      const loading = await pictureLoading(page);
      expect
        .soft(loading, "a picture that opens a page is fetched first")
        .toEqual(loading.map((_, index) => (index === 0 ? first : "lazy null")));
      await resize(page, NARROWEST);
      expect.soft(await widerThanWindow(page), "at 320 px").toEqual([]);
      await page.evaluate(() => document.querySelector("footer")?.scrollIntoView());
      await settle(page);
      stop();
      expect.soft(said.filter((words) => !isKnown(words, route))).toEqual([]);
      expect.soft(foreign).toEqual([]);
    },
  );
}

test("a crawler finds no broken link and no broken anchor on the whole site", async ({ baseURL }) => {
  test.setTimeout(180_000);
  const checker = new LinkChecker();
  const { links } = await checker.check({
    path: `${baseURL}/`,
    recurse: true,
    checkFragments: true,
    concurrency: 10,
    linksToSkip: async (link: string) => !link.startsWith(String(baseURL)),
  });
  const broken = links
    .filter(({ state }) => state === "BROKEN")
    .map(({ url, status, parent }) => `${parent} -> ${url} (${status})`);
  expect(broken).toEqual([]);
  expect(links.filter(({ state }) => state === "OK").length).toBeGreaterThan(builtPages().length);
});
