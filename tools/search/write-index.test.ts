/** @jest-environment node */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { browserScript } from "../../src/overrides/pagefind-script";
import { listFiles } from "../publish/files";
import { runNode, TOOLS } from "../testing/run";
import { temporaryFolder, writeTree } from "../testing/tree";

const INDEX = path.join(TOOLS, "search-index.ts");

const article = (title: string, text: string, date = "2026-01-01") =>
  `<html><head></head><body><main><article><header><h1>${title}</h1><time datetime="${date}">then</time><p>Teaser.</p></header><p>${text}</p></article></main></body></html>`;

function project(files: Record<string, string>): string {
  const root = temporaryFolder();
  writeTree(root, files);
  return root;
}

const PAGES = {
  "public/index.html": "<html></html>",
  "public/blog/index.html": article("The list", "none"),
  "public/blog/ferry/index.html": article("Ferries", "A timetable."),
  "public/blog/page/2/index.html": article("The list", "none"),
  "public/works/hid/index.html": article("HID &amp; others", "A key."),
  "public/admin/blog/x/index.html": article("Editor", "none"),
};

const pageCount = (root: string): number =>
  JSON.parse(readFileSync(path.join(root, "public/pagefind/pagefind-entry.json"), "utf8")).languages.en.page_count;

test("a built site gets an index, and of Pagefind's own files only those that the page requests", async () => {
  const root = project({ ...PAGES, "public/pagefind/fragment/en_0000000.pf_fragment": "of a build before" });
  const { code, output } = await runNode(INDEX, { cwd: root });
  expect(output).toContain("Search index: 2 entries");
  expect(code).toBe(0);
  expect(pageCount(root)).toBe(2);
  const files = [...listFiles(path.join(root, "public/pagefind")).keys()].map((file) =>
    file.replace(/en_[0-9a-f]+/, "en_*"),
  );
  expect(files).toEqual([
    "filter/en_*.pf_filter",
    "fragment/en_*.pf_fragment",
    "fragment/en_*.pf_fragment",
    "index/en_*.pf_index",
    "pagefind-entry.json",
    "pagefind.en_*.pf_meta",
    "pagefind.js",
    "wasm.en.pagefind",
  ]);
  expect([...listFiles(root).keys()].filter((file) => /\.new|en_0000000/.test(file))).toEqual([]);
});

test("fragments and words are reproducible; only the order within a filter is not", async () => {
  const root = project(PAGES);
  const contents = async () => {
    await runNode(INDEX, { cwd: root });
    const folder = path.join(root, "public/pagefind");
    const files = [...listFiles(folder).keys()].filter((file) => /^(?:fragment|index)\/|\.js$|wasm/.test(file));
    return files.map((file) => [file, readFileSync(path.join(folder, file)).toString("base64")]);
  };
  expect(await contents()).toEqual(await contents());
});

test("without a built site it fails with a message", async () => {
  const root = project(PAGES);
  rmSync(path.join(root, "public"), { recursive: true });
  const { code, output } = await runNode(INDEX, { cwd: root });
  expect(output).toContain("There is no built site in public");
  expect(code).toBe(1);
});

test("an error that Pagefind's script would only log is thrown, so that the page can report it", async () => {
  const root = temporaryFolder();
  const script = await browserScript(
    "try { null.file; } catch { console.error('Failed to load'); } console.log('went on');",
  );
  writeTree(root, { "script.mjs": script });
  const { code, output } = await runNode(path.join(root, "script.mjs"), { cwd: root });
  expect(output).toContain("Error: Failed to load");
  expect(output).not.toContain("went on");
  expect(code).toBe(1);
});
