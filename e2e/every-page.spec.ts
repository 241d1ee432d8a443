import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { LinkChecker } from "linkinator";
import { builtPages, pageFile } from "./pages";

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
    // Phone numbers are set with spaces between their groups, as they are written.
    "tel-non-breaking": "off",
  },
});

for (const route of [...builtPages(), "/404"]) {
  test(`${route} is valid HTML`, async () => {
    const report = await validator.validateString(readFileSync(pageFile(route), "utf8"));
    const messages = report.results.flatMap(({ messages: found }) =>
      found.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(messages).toEqual([]);
  });

  test(`${route} hydrates without a word in the console and asks no other origin for anything`, async ({
    page,
    baseURL,
  }) => {
    const said: string[] = [];
    const foreign: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") said.push(message.text());
    });
    page.on("pageerror", (error) => said.push(String(error)));
    page.on("request", (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith("data:")) foreign.push(request.url());
    });
    await page.goto(route);
    await page.evaluate(() => document.querySelector("footer")?.scrollIntoView());
    await page.waitForLoadState("networkidle");
    // The 404 page's own status is an error in the console's eyes, and its only one.
    expect(said).toEqual(route === "/404" ? [expect.stringContaining("status of 404")] : []);
    expect(foreign).toEqual([]);
  });
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
