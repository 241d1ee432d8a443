/** @jest-environment node */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { listFiles } from "../../lib/list-files";
import { temporaryFolder, writeTree } from "../../tools/testing/tree";
import { compressSite, removeCompressedCopies } from "./compress";

const WORDS = readFileSync("README.md", "utf8");

test("texts get copies that unpack to them", async () => {
  const folder = temporaryFolder();
  writeTree(folder, { "index.html": WORDS, "static/logo.svg": WORDS });
  await compressSite(folder);
  for (const name of ["index.html", "static/logo.svg"]) {
    const file = path.join(folder, name);
    expect(String(brotliDecompressSync(readFileSync(`${file}.br`)))).toBe(WORDS);
    expect(String(gunzipSync(readFileSync(`${file}.gz`)))).toBe(WORDS);
  }
});

test("pictures, small files and what no page requests get no copies", async () => {
  const folder = temporaryFolder();
  const files = { "a.jpg": WORDS, "small.html": "short", "webpack.stats.json": WORDS };
  writeTree(folder, files);
  await compressSite(folder);
  expect(listFiles(folder)).toEqual(Object.keys(files));
});

test("pages of a site with thousands of files are compressed less, which is faster", async () => {
  const [small, large] = [temporaryFolder(), temporaryFolder()];
  const others = Array.from({ length: 1000 }, (_, index) => [`${index}.txt`, "short"]);
  writeTree(small, { "index.html": WORDS });
  writeTree(large, { ...Object.fromEntries(others), "index.html": WORDS });
  await compressSite(small);
  await compressSite(large);
  const sizeIn = (folder: string) => statSync(path.join(folder, "index.html.br")).size;
  expect(sizeIn(large)).toBeGreaterThan(sizeIn(small));
});

test("the copies of the build before are deleted", async () => {
  const folder = temporaryFolder();
  writeTree(folder, { "gone.html.br": "", "index.html": WORDS, "index.html.gz": "old" });
  await removeCompressedCopies(folder);
  expect(listFiles(folder)).toEqual(["index.html"]);
});
