/** @jest-environment node */
import { runNode } from "../testing/run";
import { pageHtml } from "../testing/tree";
import { readPage } from "./html-page";
import { createMemory } from "./page-memory";

const CSS = `p{background:url(/a.png)}${"b{color:red}".repeat(100)}`;
const page = (head: string, body = "") => ({ path: "/a", file: "a/index.html", html: pageHtml({ head, body }) });
const read = (memory: ReturnType<typeof createMemory>, head: string, body?: string) =>
  readPage(page(head, body), () => "", memory);

test("a page with a known style sheet is read as one with a new one", () => {
  const memory = createMemory();
  const head = `<style data-href="/s.css">${CSS}</style>`;
  const first = read(memory, head, '<a href="/b" id="x">y</a>');
  expect(memory.knownStyles(pageHtml({ head })).rest).not.toContain("color:red");
  expect(first.cssUrls).toEqual(["/a.png"]);
  expect(read(memory, head, '<a href="/b" id="x">y</a>')).toEqual(first);
});

test("a style sheet that differs in its last letter is read by itself", () => {
  const memory = createMemory();
  read(memory, `<style>${CSS}</style>`);
  expect(read(memory, `<style>${CSS}p{background:url(/b.png)}</style>`).cssUrls).toEqual(["/a.png", "/b.png"]);
});

test("of several style sheets the known ones are left out, and what stands between them is read", () => {
  const memory = createMemory();
  read(memory, `<style>${CSS}</style>`);
  const found = read(memory, `<style>${CSS}</style><link rel="me" href="/c"><style>${CSS}</style><style>i{}</style>`);
  expect(found.cssUrls).toEqual(["/a.png", "/a.png"]);
  expect(found.links.map(({ url }) => url)).toContain("/c");
});

test("a style element that is never closed hides nothing", () => {
  const memory = createMemory();
  read(memory, `<style>${CSS}</style>`);
  expect(memory.knownStyles(`<style>${CSS}`)).toEqual({ rest: `<style>${CSS}`, urls: [] });
});

test("the same link on two pages is one in memory", () => {
  const memory = createMemory();
  const [one] = read(memory, '<link rel="me" href="/c">').links;
  const [other] = read(memory, '<link rel="me" href="/c">').links;
  expect(other).toBe(one);
});

test("what is known of a page does not keep the page itself in memory", async () => {
  const { code, output } = await runNode("tools/testing/memory-of-facts.ts", { cwd: process.cwd() });
  expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^-?\d+\n$/) });
  expect(Number(output)).toBeLessThan(10 * 2 ** 20);
});
