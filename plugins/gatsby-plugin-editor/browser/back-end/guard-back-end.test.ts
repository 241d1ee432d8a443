/** @jest-environment node */

import { CONTENT_MODEL } from "../../../../src/content-model/content-model";
import type { CmsBackend, SavedFiles } from "../cms";
import { guardBackEnd } from "./guard-back-end";

/**
 * Starts the guarded back end as the CMS does, with files in memory. It has none of the CMS's own
 * code, which runs in browsers only.
 */
function startBackEnd(files: Record<string, string>): CmsBackend {
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
  const registration = { init: () => backend };
  const cms = { CMS: { getBackend: () => registration } } as unknown as Window;
  guardBackEnd(cms, "proxy", CONTENT_MODEL);
  return (registration.init as unknown as (config: object) => CmsBackend)({ backend: {} });
}

const FILES = { "blog/a/index.md": "old", "blog/a/cover.jpg": "old", "team/photo.jpg": "old" };
const savedFiles = (data: string, ...assets: string[]): SavedFiles => ({
  dataFiles: [{ path: data, raw: "" }],
  assets: assets.map((path) => ({ path, toBase64: async () => "" })),
});

test.each<[string, SavedFiles, string]>([
  [
    "with the title of another one",
    savedFiles("blog/a/index-1.md", "blog/a/cover.jpg"),
    "Title: another entry has its address, blog/a. Fix: save it under another title; the title can be changed afterwards.",
  ],
  [
    "with the title of two others",
    savedFiles("blog/a/index-12.md"),
    "Title: another entry has its address, blog/a. Fix: ",
  ],
  [
    "beside others, with a picture of the same name",
    savedFiles("team/jane.json", "team/photo.jpg"),
    "team/photo.jpg: is a file of another entry. Fix: give yours another name and upload it again.",
  ],
])("a new entry %s is refused before any file changes", async (_what, entry, fault) => {
  const files = { ...FILES };
  const backend = startBackEnd(files);
  await expect(backend.persistEntry(entry, { newEntry: true })).rejects.toThrow(fault);
  expect(files).toEqual(FILES);
});

test.each<[string, SavedFiles, boolean]>([
  [
    "a new entry with an address and a picture of its own",
    savedFiles("blog/index-2/index.md", "blog/index-2/cover.jpg"),
    true,
  ],
  ["a second person of the same name", savedFiles("team/jane-1.json", "team/jane-1.jpg"), true],
  [
    "an entry that exists, with a picture in place of its own",
    savedFiles("blog/a/index.md", "blog/a/cover.jpg"),
    false,
  ],
])("%s is saved", async (_what, entry, newEntry) => {
  const files: Record<string, string> = { ...FILES };
  await startBackEnd(files).persistEntry(entry, { newEntry });
  expect([...entry.dataFiles, ...entry.assets].map(({ path }) => files[path])).toEqual([
    "new",
    "new",
  ]);
});

describe("the address of a page that is saved again", () => {
  const entry = (address: string, more = "") =>
    `---\ntitle: A\naddress: ${address}\n${more}---\nText\n`;
  const REDIRECTS = [{ from: "/blog/first", to: "/blog/second#end" }];

  /** Saves a stored page again, as one version after the other. @returns the redirects then */
  async function redirectsAfter(firstVersion: string, ...versions: string[]): Promise<unknown> {
    const page = "content/blog/a/index.md";
    const files: Record<string, string> = {
      [page]: firstVersion,
      "content/settings/redirects.json": JSON.stringify({ items: REDIRECTS }),
    };
    for (const raw of versions)
      await startBackEnd(files).persistEntry(
        { dataFiles: [{ path: page, raw }], assets: [] },
        { newEntry: false },
      );
    return JSON.parse(files["content/settings/redirects.json"] ?? "").items;
  }

  test("leaves the redirects alone while it stays", async () => {
    expect(await redirectsAfter(entry("second"), entry("second"))).toEqual(REDIRECTS);
  });

  test("gets no redirect when the page becomes a draft", async () => {
    const draft = entry("draft", "draft: true\n");
    expect(await redirectsAfter(entry("second"), draft)).toEqual(REDIRECTS);
  });

  test("gets no redirect while the page is scheduled", async () => {
    const [first, later] = ["second", "later"].map((address) =>
      entry(address, "date: 2999-01-01\n"),
    );
    expect(await redirectsAfter(first ?? "", later ?? "")).toEqual(REDIRECTS);
  });

  test("leads on from the old one and from those before it, in one step", async () => {
    expect(await redirectsAfter(entry("second"), entry("third"))).toEqual([
      { from: "/blog/first", to: "/blog/third#end" },
      { from: "/blog/second", to: "/blog/third" },
    ]);
  });

  test("may become again what it was at first", async () => {
    expect(await redirectsAfter(entry("second"), entry("third"), entry("first"))).toEqual([
      { from: "/blog/second", to: "/blog/first" },
      { from: "/blog/third", to: "/blog/first" },
    ]);
  });
});
