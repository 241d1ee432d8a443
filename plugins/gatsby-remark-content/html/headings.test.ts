/** @jest-environment node */
import { GATSBY_IDS } from "../../../lib/gatsby-output";
import { PAGE_IDS } from "../../../src/constants/page-ids";
import { readMarkdown } from "../check/read-markdown";
import { headingIds, idOnPage } from "../syntax/heading-ids";
import { render } from "../testing/render";

const idsOf = (...words: string[]) => words.map(headingIds(PAGE_IDS));

test("an id has the heading's words, with a number where another heading has them", () => {
  expect(idsOf("One two", "One two", "one-two", "One two 1", "Příběh", "C++ & C#")).toEqual([
    "one-two",
    "one-two-1",
    "one-two-2",
    "one-two-1-1",
    "příběh",
    "c--c",
  ]);
});

test("a heading without letters or digits has an id, too", () => {
  expect(idsOf("🎉", "👩🏽‍💻", "…", "_", " ")).toEqual([
    "section",
    "section-1",
    "section-2",
    "section-3",
    "section-4",
  ]);
});

test("a heading with the words of an id that the page uses gets a number", () => {
  const ids = idsOf("Content", "related", "Menu", "___gatsby", "__proto__", "constructor", "_r_1_");
  expect(ids).toEqual([
    "content-1",
    "related-1",
    "menu-1",
    "-gatsby",
    "-proto-",
    "constructor",
    "-r-1-",
  ]);
});

test("no heading takes an id of the page around it", () => {
  const reservedIds = [...GATSBY_IDS, ...PAGE_IDS];
  for (const id of idsOf(...reservedIds)) expect(reservedIds).not.toContain(id);
});

test("ten thousand headings of the same words have ids at once", () => {
  const ids = idsOf(...Array<string>(10_000).fill("The same"));
  expect(new Set(ids).size).toBe(10_000);
});

test("entries that share a page have no ids in common", () => {
  const web = idOnPage("design-brief", { slug: "web", route: null });
  const webDesign = idOnPage("brief", { slug: "web-design", route: null });
  expect([web, webDesign]).toEqual(["web--design-brief", "web-design--brief"]);
});

test("an entry with a page has ids without its name", () => {
  expect(idOnPage("brief", { slug: "a", route: "/blog/a" })).toBe("brief");
});

test("the checker and the page agree about ids", async () => {
  const body =
    "## A <kbd>b</kbd> `c`[^1]\n\n## 🎉\n\n### Content\n\n> ## A\n> b\n\n## One\ufffe ^[a note]\n\n[^1]: Note.\n";
  const { headings } = await render(body);
  const { headingIds: expected } = readMarkdown(body, PAGE_IDS);
  expect(new Set(headings.map(({ id }) => id))).toEqual(new Set(expected));
});

test("a chapter has a link to itself beside it, without words of its own", async () => {
  const { html } = await render("## One *two*\n");
  expect(html).toContain(
    '<div class="heading-frame"><h2 id="one-two">One <em>two</em></h2><a href="#one-two" class="heading-anchor" aria-label="Link to section: One two"></a></div>',
  );
});

test("chapters and their parts have such links, deeper headings none", async () => {
  const { html } = await render("## One *two*\n\n### Three\n\n#### Four\n");
  expect(html.match(/heading-anchor/g)).toHaveLength(2);
  expect(html).toContain('<h4 id="four">Four</h4>');
});

test("headings of texts that share a page are of a lower level, without such links", async () => {
  const { html } = await render("## One\n", { route: null, slug: "ux", bodyLevel: 4 });
  expect(html).toBe('<h4 id="ux--one">One</h4>');
});

test("the list of chapters has their words without tags, numbers of notes and links", async () => {
  const { headings } = await render(
    "## Press <kbd>Esc</kbd><!-- not here --> [twice](/works)[^1]\n\n[^1]: Note.\n",
  );
  expect(headings).toEqual([{ id: "press-esc-twice", value: "Press Esc twice", depth: 2 }]);
});

test("a text below another one of its page shares no id with it", async () => {
  const text = "## Prices\n\nWords.[^1]\n\n[^1]: A note.";
  const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const first = await render(text);
  const second = await render(text, { idsAbove: ["prices"], textsAbove: 1 });
  expect(idsIn(first.html)).toEqual(["prices", "fnref:1", "fn:1"]);
  expect(idsIn(second.html)).toEqual(["prices-1", "text-2:fnref:1", "text-2:fn:1"]);
  expect(second.html).toContain('aria-label="Footnotes 2"');
});
