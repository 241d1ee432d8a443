/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { BEST, copiesOf, effortsFor, GOOD } from "./compress";

const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => [
    `blog/a${index}/index.html`,
    `page-data/blog/a${index}/page-data.json`,
    `blog-api/articles/${index}.json`,
  ]).flat();
const OTHERS = [
  "index.html",
  "blog/index.html",
  "page-data/blog/page-data.json",
  "works/a/index.html",
  "feed.xml",
  "app-0123456789abcdef0123.js",
  "static/a.svg",
];

const worth = (file: string) => (/\.(?:html|json|xml)$/.test(file) ? GOOD : BEST);

test("shared files get maximum compression, pages, their data and feeds slightly less", () => {
  const files = [...pages(100), ...OTHERS];
  expect(files.map(effortsFor(files))).toEqual(files.map(worth));
  expect(new Set(files.map(worth))).toEqual(new Set([BEST, GOOD]));
});

test("with many articles their pages, data and lists are compressed faster, everything else as before", () => {
  const files = [...pages(101), ...OTHERS];
  const effortOf = effortsFor(files);
  expect(effortOf("blog/a7/index.html").brotli).toBeLessThan(GOOD.brotli);
  for (const file of ["page-data/blog/a7/page-data.json", "blog-api/articles/7.json", "blog/page/2/index.html"])
    expect(effortOf(file)).toEqual(effortOf("blog/a7/index.html"));
  expect(OTHERS.map(effortOf)).toEqual(OTHERS.map(worth));
});

test("a hundred scripts and drawings get maximum compression", () => {
  const scripts = Array.from({ length: 200 }, (_, index) => `chunk${index}.js`);
  expect(effortsFor([...scripts, "index.html"])("chunk1.js")).toBe(BEST);
  expect(effortsFor([...scripts, "index.html"])("index.html")).toBe(GOOD);
});

const repeated = (bytes: number) =>
  Buffer.from("a page of words and more words ".repeat(bytes / 31 + 1)).subarray(0, bytes);

test.each([
  ["of one of many", pages(101)],
  ["of one of few", pages(1)],
])("the copies of a page %s unpack to the same text, however long it is", async (_name, files) => {
  const [file = ""] = files;
  for (const bytes of [1024, 300_000]) {
    const text = repeated(bytes);
    const [br, gz] = await copiesOf(file, text, effortsFor(files)(file));
    expect(brotliDecompressSync(br?.bytes ?? "").equals(text)).toBe(true);
    expect(gunzipSync(gz?.bytes ?? "").equals(text)).toBe(true);
  }
});

test("small and incompressible files have no copies", async () => {
  expect(await copiesOf("index.html", repeated(1023), BEST)).toEqual([]);
  expect(await copiesOf("static/a.jpg", repeated(5000), BEST)).toEqual([]);
});
