/** @jest-environment node */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { listFiles } from "../../lib/list-files";
import { temporaryFolder, writeTree } from "../../tools/testing/tree";
import { compressSite, removeCompressedCopies } from "./compress";

const WORDS = readFileSync("README.md", "utf8");

test("texts get copies that unpack to them; pictures, small files and what no page requests get none", async () => {
  const folder = temporaryFolder();
  const kept = { "a.jpg": WORDS, "small.html": "short", "webpack.stats.json": WORDS };
  writeTree(folder, { ...kept, "index.html": WORDS, "static/logo.svg": WORDS });
  await compressSite(folder);
  const texts = ["index.html", "static/logo.svg"];
  const copies = texts.flatMap((name) => [`${name}.br`, `${name}.gz`]);
  expect(listFiles(folder)).toEqual([...Object.keys(kept), ...texts, ...copies].sort());
  const bytesOf = (name: string) => readFileSync(path.join(folder, name));
  expect(String(brotliDecompressSync(bytesOf("index.html.br")))).toBe(WORDS);
  expect(String(gunzipSync(bytesOf("index.html.gz")))).toBe(WORDS);
});

test("pages of a site with thousands of files are compressed faster, and a little less", async () => {
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
