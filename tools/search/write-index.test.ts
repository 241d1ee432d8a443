/** @jest-environment node */
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../publish/files";
import { runNode, TOOLS } from "../testing/run";
import { temporaryFolder, writeTree } from "../testing/tree";
import { searchCore } from "./core";

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

test("a built site gets an index of what can be found, and of Pagefind's own files only what the page asks for", async () => {
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

test("the same site makes the same fragments and words; only the order within a filter is Pagefind's own", async () => {
  const root = project(PAGES);
  const contents = async () => {
    await runNode(INDEX, { cwd: root });
    const folder = path.join(root, "public/pagefind");
    const files = [...listFiles(folder).keys()].filter((file) => /^(?:fragment|index)\/|\.js$|wasm/.test(file));
    return files.map((file) => [file, readFileSync(path.join(folder, file)).toString("base64")]);
  };
  expect(await contents()).toEqual(await contents());
});

test("the articles of a large blog lie in parts, which stay until they change", async () => {
  const files = {
    ...PAGES,
    "public/blog/old/index.html": article("Old", "Long ago.", "2019-01-01"),
    "public/blog/older/index.html": article("Older", "Longer ago.", "2018-01-01"),
  };
  const root = project(files);
  const index = path.join(root, "public/pagefind");
  const make = () => runNode(INDEX, { cwd: root, args: [index, "1"] });
  const state = () =>
    readdirSync(path.join(index, "parts")).map((name) => [
      name,
      [...listFiles(path.join(index, "parts", name)).keys()].filter((file) => file.startsWith("fragment/")).length,
    ]);

  expect(await make()).toMatchObject({ code: 0, output: expect.stringContaining("Search index: 4 entries") });
  const first = state();
  expect(first.map(([, articles]) => articles)).toEqual([1, 1, 1]);
  expect(pageCount(root)).toBe(1);
  const named = JSON.parse(/parts=(\[.*?\])/.exec(readFileSync(path.join(index, "pagefind.js"), "utf8"))?.[1] ?? "[]");
  expect([...named].sort()).toEqual(first.map(([name]) => name));

  const inodes = () =>
    first.map(([name]) => statSync(path.join(index, "parts", String(name), "pagefind-entry.json")).ino);
  const before = inodes();
  writeTree(root, { "public/blog/new/index.html": article("New", "Today.", "2026-02-02") });
  expect((await make()).output).toContain("Search index: 5 entries");
  const names = (states: typeof first) => states.map(([name]) => name);
  expect(names(state())).toEqual(expect.arrayContaining(names(first)));
  expect(inodes()).toEqual(before);

  writeTree(root, { "public/blog/older/index.html": article("Older", "Told anew.", "2018-01-01") });
  await make();
  expect(names(first).filter((name) => names(state()).includes(name))).toHaveLength(2);
});

test("without a built site it fails and says so", async () => {
  const root = project(PAGES);
  rmSync(path.join(root, "public"), { recursive: true });
  const { code, output } = await runNode(INDEX, { cwd: root });
  expect(output).toContain("There is no built site in public");
  expect(code).toBe(1);
});

test("a script of Pagefind's that says other things is not sent as it is", async () => {
  await expect(searchCore("export const search = 1;")).rejects.toThrow("Pagefind's script has changed");
});
