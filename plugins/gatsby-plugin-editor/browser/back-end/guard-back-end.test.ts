import { CONTENT_MODEL } from "../../../../src/content-model/content-model";
import type { CmsBackend, SavedFiles } from "../cms";
import { FORM } from "../decap-internals";
import { MARKDOWN_FORMAT } from "../formats";
import { guardBackEnd } from "./guard-back-end";
import { Versions } from "./versions";

const TODAY = "2026-11-29";

/**
 * Starts the guarded back end as the CMS does, with files in memory. It has none of the CMS's own
 * code, which runs in browsers only.
 */
function startBackEnd(files: Record<string, string>): CmsBackend {
  const backend: CmsBackend = {
    getEntry: async (path) => ({ data: files[path] ?? null, file: { id: null } }),
    getMedia: async () => [],
    getMediaFile: async () => ({ file: new Blob() }),
    persistMedia: async ({ path }) => ({ path, id: "" }),
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
  const versions = new Versions();
  guardBackEnd(cms, "proxy", { model: CONTENT_MODEL, today: () => TODAY, versions });
  return (registration.init as unknown as (config: object) => CmsBackend)({ backend: {} });
}

const FILES = { "blog/a/index.md": "old", "blog/a/cover.jpg": "old", "team/photo.jpg": "old" };
const savedFiles = (data: string, ...assets: string[]): SavedFiles => ({
  dataFiles: [{ path: data, raw: "" }],
  assets: assets.map((path) => ({ path, toBase64: async () => "" })),
});

test("nobody changes a form while it is saved", async () => {
  document.body.innerHTML = `<div class="${FORM.split('"')[1]}"></div>`;
  const isLocked = () => document.querySelector(FORM)?.hasAttribute("inert");
  const saving = startBackEnd({}).persistEntry(savedFiles("team/jane.json"), { newEntry: true });
  expect(isLocked()).toBe(true);
  await saving;
  expect(isLocked()).toBe(false);
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
  const formerAddressesIn = (text = "") => MARKDOWN_FORMAT.fromFile(text).formerAddresses ?? [];

  /** Saves a stored page again, as one version after the other. @returns its file then */
  async function savedAfter(firstVersion: string, ...versions: string[]): Promise<string> {
    const page = "content/blog/a/index.md";
    const files: Record<string, string> = { [page]: firstVersion };
    for (const raw of versions)
      await startBackEnd(files).persistEntry(
        { dataFiles: [{ path: page, raw }], assets: [] },
        { newEntry: false },
      );
    return files[page] ?? "";
  }

  test("leaves the file as it is while it stays", async () => {
    expect(await savedAfter(entry("second"), entry("second"))).toBe(entry("second"));
  });

  test("is not noted while the page is scheduled: nobody has it", async () => {
    const [first = "", later = ""] = ["second", "later"].map((address) =>
      entry(address, "date: 2026-11-30\n"),
    );
    expect(await savedAfter(first, later)).toBe(later);
  });

  test("is noted when it has been public since this morning", async () => {
    const saved = await savedAfter(entry("second", `date: ${TODAY}\n`), entry("third"));
    expect(formerAddressesIn(saved)).toEqual(["second"]);
  });

  test("is noted when a closed position opens again at another one", async () => {
    const saved = await savedAfter(entry("second", "validThrough: 2026-01-31\n"), entry("third"));
    expect(formerAddressesIn(saved)).toEqual(["second"]);
  });

  test("is noted when the page becomes a draft in the same save", async () => {
    const saved = await savedAfter(entry("second"), entry("third", "draft: true\n"));
    expect(formerAddressesIn(saved)).toEqual(["second"]);
  });

  test("is noted after those before it, from a form that was opened before them", async () => {
    const saved = await savedAfter(entry("second"), entry("third"), entry("fourth"));
    expect(formerAddressesIn(saved)).toEqual(["second", "third"]);
    expect(saved).toMatch(/^---\ntitle: A\naddress: fourth\nformerAddresses:\n {2}- second\n/);
  });

  test("is the folder's name until there is another one", async () => {
    const saved = await savedAfter("---\ntitle: A\n---\nText\n", entry("second"));
    expect(formerAddressesIn(saved)).toEqual(["a"]);
  });

  test("may become again what it was at first", async () => {
    const saved = await savedAfter(entry("second"), entry("third"), entry("second"));
    expect(formerAddressesIn(saved)).toEqual(["third"]);
  });

  test("is lost by neither of two drafts that are published one over the other", async () => {
    const [a, b] = ["content/blog/a/index.md", "content/works/b/index.md"];
    const main: Record<string, string> = { [a]: entry("a-old"), [b]: entry("b-old") };
    // Both begin from the same state. What a draft writes is laid over the branch.
    const drafts = await Promise.all(
      [a, b].map(async (path) => {
        const files = { ...main };
        const dataFiles = [{ path, raw: entry("new") }];
        await startBackEnd(files).persistEntry({ dataFiles, assets: [] }, { newEntry: false });
        return Object.entries(files).filter(([file, text]) => text !== main[file]);
      }),
    );
    for (const draft of drafts) Object.assign(main, Object.fromEntries(draft));
    expect([a, b].map((path) => formerAddressesIn(main[path]))).toEqual([["a-old"], ["b-old"]]);
  });
});

test("the first address of the site is noted when it moves to another domain", async () => {
  const path = "content/settings/site.json";
  const files: Record<string, string> = { [path]: '{"name":"A","url":"https://a.example"}' };
  const save = (url: string) =>
    startBackEnd(files).persistEntry(
      { dataFiles: [{ path, raw: JSON.stringify({ name: "A", url }) }], assets: [] },
      { newEntry: false },
    );
  await save("https://b.example");
  expect(JSON.parse(files[path] ?? "")).toEqual({
    name: "A",
    url: "https://b.example",
    firstUrl: "https://a.example",
  });
});
