/** @jest-environment node */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
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

/** Bytes that are in use once what is not has been thrown away. */
function measure(collectGarbage: () => void): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

test("what is known of a page does not keep the page itself in memory", () => {
  const memory = createMemory();
  const [pages, megabyte] = [40, 2 ** 20];
  const facts = Array.from({ length: pages }, (_, index) => {
    const long = `name-of-what-stands-here-${index % 3}`;
    const head = `<title>${long}</title><meta name="description" content="${long}"><meta property="og:image" content="/${long}.png"><link rel="canonical" href="/${long}"><script id="${long}">${long}()</script>`;
    const body = `<h1 id="${long}" style="x" onclick="y"><a href="/${long}" rel="${long}">z</a></h1><p>${`${index}`.repeat(megabyte / 2)}</p>`;
    return read(memory, head, body);
  });
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const withFacts = measure(collectGarbage);
  facts.length = 0;
  expect(withFacts - measure(collectGarbage)).toBeLessThan(10 * megabyte);
});
