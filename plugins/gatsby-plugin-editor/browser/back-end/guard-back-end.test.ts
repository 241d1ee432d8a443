/** @jest-environment node */

import { CONTENT_MODEL } from "../../../../src/content-model/content-model";
import type { CmsBackend, SavedFiles } from "../cms";
import { guardBackEnd } from "./guard-back-end";

/**
 * The back end as the CMS starts it, with files. It has none of the CMS's own code, which runs in
 * browsers only.
 */
function started(files: Record<string, string>): CmsBackend {
  const backend: CmsBackend = {
    getEntry: async (path) => ({ data: files[path] ?? null }),
    deleteFiles: async (paths) => {
      for (const path of paths) delete files[path];
    },
    persistEntry: async ({ dataFiles, assets }) => {
      for (const { path, raw } of [...dataFiles, ...assets.map((asset) => ({ ...asset, raw: "" }))])
        files[path] = raw || "new";
    },
  };
  const registered = { init: () => backend };
  const cms = { CMS: { getBackend: () => registered } } as unknown as Window;
  guardBackEnd(cms, "proxy", CONTENT_MODEL);
  return (registered.init as unknown as (config: object) => CmsBackend)({ backend: {} });
}

const FILES = { "blog/a/index.md": "old", "blog/a/cover.jpg": "old", "team/photo.jpg": "old" };
const files = (data: string, ...assets: string[]): SavedFiles => ({
  dataFiles: [{ path: data, raw: "" }],
  assets: assets.map((path) => ({ path, toBase64: async () => "" })),
});

test.each<[string, SavedFiles, string]>([
  [
    "with the title of another one",
    files("blog/a/index-1.md", "blog/a/cover.jpg"),
    "Title: another entry has its address, blog/a. Fix: save it under another title; the title can be changed afterwards.",
  ],
  [
    "with the title of two others",
    files("blog/a/index-12.md"),
    "Title: another entry has its address, blog/a. Fix: ",
  ],
  [
    "beside others, with a picture of the same name",
    files("team/jane.json", "team/photo.jpg"),
    "team/photo.jpg: is a file of another entry. Fix: give yours another name and upload it again.",
  ],
])("a new entry %s is refused, and no file changes", async (_what, saved, fault) => {
  const kept = { ...FILES };
  const backend = started(kept);
  await expect(backend.persistEntry(saved, { newEntry: true })).rejects.toThrow(fault);
  expect(kept).toEqual(FILES);
});

test.each<[string, SavedFiles, boolean]>([
  [
    "a new entry with an address and a picture of its own",
    files("blog/index-2/index.md", "blog/index-2/cover.jpg"),
    true,
  ],
  ["a second person of the same name", files("team/jane-1.json", "team/jane-1.jpg"), true],
  [
    "an entry that exists, with a picture in place of its own",
    files("blog/a/index.md", "blog/a/cover.jpg"),
    false,
  ],
])("%s is saved", async (_what, saved, newEntry) => {
  const kept: Record<string, string> = { ...FILES };
  await started(kept).persistEntry(saved, { newEntry });
  expect([...saved.dataFiles, ...saved.assets].map(({ path }) => kept[path])).toEqual([
    "new",
    "new",
  ]);
});

test("an address that is changed leads on from the old one, in one step; that of a draft does not", async () => {
  const entry = (address: string, more = "") =>
    `---\ntitle: A\naddress: ${address}\n${more}---\nText\n`;
  const redirects = { items: [{ from: "/blog/first", to: "/blog/second#end" }] };
  const kept: Record<string, string> = {
    "content/blog/a/index.md": entry("second"),
    "content/settings/redirects.json": JSON.stringify(redirects),
  };
  const save = async (raw: string) => {
    await started(kept).persistEntry(
      { dataFiles: [{ path: "content/blog/a/index.md", raw }], assets: [] },
      { newEntry: false },
    );
    return JSON.parse(kept["content/settings/redirects.json"] ?? "").items;
  };
  expect(await save(entry("second"))).toEqual(redirects.items);
  expect(await save(entry("draft", "draft: true\n"))).toEqual(redirects.items);
  kept["content/blog/a/index.md"] = entry("second", "date: 2999-01-01\n");
  expect(await save(entry("later", "date: 2999-01-01\n"))).toEqual(redirects.items);
  kept["content/blog/a/index.md"] = entry("second");
  expect(await save(entry("third"))).toEqual([
    { from: "/blog/first", to: "/blog/third#end" },
    { from: "/blog/second", to: "/blog/third" },
  ]);
  expect(await save(entry("first"))).toEqual([
    { from: "/blog/second", to: "/blog/first" },
    { from: "/blog/third", to: "/blog/first" },
  ]);
});
