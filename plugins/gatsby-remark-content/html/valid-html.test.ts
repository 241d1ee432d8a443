/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { tests as EXAMPLES } from "commonmark-spec";
import fc from "fast-check";
import { loadSiteContent } from "../../../src/content-rules/load-site-content";
import { contentTrees, markdownEntry } from "../../gatsby-source-content/testing/content-tree";
import { readMarkdown } from "../check/read-markdown";
import { htmlFaults } from "../testing/html-validator";
import { render } from "../testing/render";

const indent = (text: string, by: string) => text.replace(/^(?=.)/gm, by);

/** `gfm.txt` holds each text below a line `=== <its name>`. */
const SECTIONS = readFileSync(path.resolve("plugins/gatsby-remark-content/testing/gfm.txt"), "utf8")
  .split(/^=== /m)
  .slice(1);

/**
 * Texts of GitHub's dialect, with footnotes, pictures and the tags that a text may hold: each
 * alone, and in odd places.
 */
const GFM: Record<string, string> = {
  ...Object.fromEntries(SECTIONS.map((section) => section.split(/\n(.*)/s))),
  // With characters that editors do not show or remove.
  "a task without words": "- [ ] \n- [x]\n",
  "lists of all kinds": "3) a\n4) b\n\n- c\n\n  1. d\n\n     - e\n- \n\n* f\n",
  "letters that HTML cannot hold": "a\u0001b \ufffe `\u0008c` ![d\u000e](d.png)\n\n## e\u001b\n",
};

/** Each puts a text into another construct. */
const CONTAINERS: readonly ((text: string) => string)[] = [
  (text) => text.replace(/^/gm, "> "),
  (text) => `- ${indent(text, "  ").trimStart()}`,
  (text) => `1. a\n\n${indent(text, "   ")}`,
  (text) => `- [x] a\n\n${indent(text, "  ")}`,
  (text) => `a[^in]\n\n[^in]: b\n\n${indent(text, "    ")}`,
  (text) => `## Before\n\n${text}`,
  (text) => `<kbd>\n\n${text}\n\n</kbd>`,
];

/** Findings about addresses, since the content of the test lacks those of the examples. */
const ADDRESS_FINDINGS =
  /a page that does not exist|does not begin with a slash|has no scheme|which .* does not have|is not a page of this site|picture/;

const faultsOf = async (markdown: string) => htmlFaults((await render(markdown)).html);

test.each([
  ["a link in a link", '<p><a href="/a">a <a href="/b">b</a></a></p>'],
  ["an id twice", '<h2 id="a">a</h2><h2 id="a">a</h2>'],
  ["a block in a paragraph", "<p><div>a</div></p>"],
  ["a list in a span", "<p><span><ul><li>a</li></ul></span></p>"],
  ["a picture without words", '<p><img src="/a.jpg"></p>'],
  ["a link without words", '<p><a href="/a"></a></p>'],
  ["a tag that is not closed", "<p>a<b></p>"],
])("the validator finds %s", (_what, html) => {
  expect(htmlFaults(html)).not.toEqual([]);
});

test("the validator finds nothing in a plain paragraph", () => {
  expect(htmlFaults("<p>a</p>")).toEqual([]);
});

describe("the examples of CommonMark", () => {
  const tree = contentTrees();
  const findings = new Map<number, string[]>();

  beforeAll(async () => {
    const examples = EXAMPLES.map(({ number, markdown }) => [
      `blog/example-${number}/index.md`,
      markdownEntry("blog", {}, markdown),
    ]);
    const { problems } = await loadSiteContent({ root: await tree(Object.fromEntries(examples)) });
    for (const { file, rule } of problems) {
      const number = Number(/example-(\d+)/.exec(file)?.[1]);
      if (!ADDRESS_FINDINGS.test(rule))
        findings.set(number, [...(findings.get(number) ?? []), rule]);
    }
  });

  test("are accepted but for a quarter at most", () => {
    expect(findings.size).toBeLessThan(EXAMPLES.length / 4);
  });

  test("become valid HTML when they are accepted", async () => {
    const validExamples = EXAMPLES.filter(({ number }) => !findings.has(number));
    const html = new Map<string, string>();
    for (const { markdown } of validExamples) html.set((await render(markdown)).html, markdown);
    // Hundreds of documents take the validator minutes, one document seconds; ids and names may
    // then repeat.
    const all = [...html.keys()];
    const CHUNK = 50;
    for (let start = 0; start < all.length; start += CHUNK) {
      const chunk = all.slice(start, start + CHUNK);
      if (htmlFaults(chunk.join("\n")).length === 0) continue;
      for (const each of chunk)
        expect({ markdown: html.get(each), faults: htmlFaults(each) }).toMatchObject({
          faults: [],
        });
    }
  });
});

test.each(Object.entries(GFM))("%s becomes valid HTML", async (_name, markdown) => {
  expect(readMarkdown(markdown).findings.filter(({ isAdvice }) => !isAdvice)).toEqual([]);
  expect(await faultsOf(markdown)).toEqual([]);
});

test("tables and notes of texts that share a page have names of their own", async () => {
  const body = `${GFM["two tables of one name"]}\n${GFM["a footnote"]}`;
  const web = await render(body, { route: null, slug: "web", title: "Web" });
  const app = await render(body, { route: null, slug: "app", title: undefined, name: "App" });
  expect(htmlFaults(web.html + app.html)).toEqual([]);
  expect(web.html).toContain('aria-label="Table: a – Web (2)"');
  expect(app.html).toContain('aria-label="Footnotes – App"');
});

test("every text in every other construct becomes valid HTML", async () => {
  const piece = fc.constantFrom(...Object.values(GFM));
  const nestedText = fc
    .tuple(piece, fc.array(fc.constantFrom(...CONTAINERS), { maxLength: 3 }))
    .map(([text, containers]) => containers.reduce((inner, put) => put(inner), text));
  const body = fc
    .array(nestedText, { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join("\n\n"));
  await fc.assert(
    fc.asyncProperty(body, async (markdown) => {
      fc.pre(readMarkdown(markdown).findings.every(({ isAdvice }) => isAdvice));
      expect(await faultsOf(markdown)).toEqual([]);
    }),
    { numRuns: 50, seed: 6 },
  );
});
