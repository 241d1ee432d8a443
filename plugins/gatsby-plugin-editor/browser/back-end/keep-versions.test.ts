/** @jest-environment node */
import { createHash } from "node:crypto";
import { CONTENT_MODEL } from "../../../../src/content-model/content-model";
import type { CmsBackend } from "../cms";
import { collectionOf, differences } from "./conflict";
import { keepVersions } from "./keep-versions";
import { Versions } from "./versions";

type Files = Record<string, string>;

/** The back end of a window of the editor, with files in memory that other windows have, too. */
function openWindow(files: Files): CmsBackend {
  const idOf = (path: string) =>
    path in files
      ? createHash("sha256")
          .update(files[path] ?? "")
          .digest("hex")
      : null;
  const backend: CmsBackend = {
    getEntry: async (path) => ({ data: files[path] ?? null, file: { id: idOf(path) } }),
    getMediaFile: async () => ({ file: new Blob() }),
    getMedia: async () => Object.keys(files).map((path) => ({ path, id: idOf(path) ?? "" })),
    persistMedia: async ({ path }) => {
      files[path] = "new";
      return { path, id: idOf(path) ?? "" };
    },
    deleteFiles: async (paths) => {
      for (const path of paths) delete files[path];
    },
    persistEntry: async ({ dataFiles, assets }, { versions = {} }) => {
      if (Object.entries(versions).some(([path, version]) => version !== idOf(path)))
        throw Object.assign(new Error(), { status: 409 });
      for (const { path, raw } of dataFiles) files[path] = raw;
      for (const asset of assets) files[asset.path] = atob(await asset.toBase64());
    },
  };
  keepVersions(backend, CONTENT_MODEL, new Versions());
  return backend;
}

const saved = (path: string, raw: string, upload?: string) => ({
  dataFiles: [{ path, raw }],
  assets: upload ? [{ path: upload, toBase64: async () => btoa(raw) }] : [],
});
const [NEW, STORED] = [{ newEntry: true }, { newEntry: false }];

test("a window saves an entry and its picture again and again", async () => {
  const files: Files = { "team/jane.json": "{}" };
  const window = openWindow(files);
  await window.getEntry("team/jane.json");
  for (const raw of ["1", "2", "3"])
    await window.persistEntry(saved("team/jane.json", raw, "team/jane.jpg"), STORED);
  expect(files).toEqual({ "team/jane.json": "3", "team/jane.jpg": "3" });
});

test("a new entry does not replace one that another window has just made", async () => {
  const files: Files = {};
  await openWindow(files).persistEntry(saved("blog/a/index.md", "theirs"), NEW);
  await expect(
    openWindow(files).persistEntry(saved("blog/a/index.md", "own"), NEW),
  ).rejects.toThrow("Title: another entry has just been saved as blog/a. Fix: ");
  expect(files).toEqual({ "blog/a/index.md": "theirs" });
});

test("an upload does not replace another one of its name that this window does not know", async () => {
  const files: Files = { "team/jane.json": "{}" };
  const window = openWindow(files);
  await window.getEntry("team/jane.json");
  files["team/photo.jpg"] = "theirs";
  const saving = window.persistEntry(saved("team/jane.json", "own", "team/photo.jpg"), STORED);
  await expect(saving).rejects.toThrow("team/photo.jpg: another file was saved under this name");
  await expect(window.persistMedia({ path: "team/photo.jpg" }, {})).rejects.toThrow("photo.jpg");
  expect(files).toEqual({ "team/jane.json": "{}", "team/photo.jpg": "theirs" });
});

test("an entry that was saved elsewhere since it was opened is not deleted", async () => {
  const files: Files = { "blog/a/index.md": "opened" };
  const window = openWindow(files);
  await window.getEntry("blog/a/index.md");
  files["blog/a/index.md"] = "theirs";
  await window.getMedia("blog/a");
  await expect(window.deleteFiles(["blog/a/index.md"], "")).rejects.toThrow(
    "blog/a: was saved elsewhere since you opened it. Fix: ",
  );
  expect(files).toHaveProperty(["blog/a/index.md"]);
});

test("a file with the marks of a merge is not opened as an empty form", async () => {
  const text = "---\n<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> main\n---\nText\n";
  await expect(openWindow({ "blog/a/index.md": text }).getEntry("blog/a/index.md")).rejects.toThrow(
    /^blog\/a\/index\.md cannot be read: .* Fix: correct it in a text editor\.$/s,
  );
});

const own = "---\ntitle: A\nperex: Mine\n---\nOwn text\n";

test.each([
  [
    "the fields that differ, by their labels",
    "---\ntitle: A\nperex: Theirs\nrelated:\n  - b\n---\nTheir text\n",
    [
      { label: "Teaser", saved: "Theirs", own: "Mine" },
      { label: "Text", saved: "Their text\n", own: "Own text\n" },
      { label: "Related articles", saved: "- b", own: "" },
    ],
  ],
  ["nothing where only the notation differs", own.replace("Mine", '"Mine"'), []],
  [
    "whole files where the stored one cannot be read",
    "---\n<<<<<<< HEAD\n---\n",
    [{ label: "File, which cannot be read", saved: "---\n<<<<<<< HEAD\n---\n", own }],
  ],
])("of two versions it shows %s", (_what, stored, fields) => {
  const collection = collectionOf(CONTENT_MODEL, "blog/a/index.md");
  expect(differences(collection, "blog/a/index.md", { saved: stored, own })).toEqual(fields);
});

test("of two versions of a settings file it shows the list that differs", () => {
  const file = "settings/categories.json";
  const fields = differences(collectionOf(CONTENT_MODEL, file), file, {
    saved: '{ "items": [{ "id": "design", "title": "Theirs" }] }',
    own: '{ "items": [{ "id": "design", "title": "Mine" }] }',
  });
  expect(fields).toEqual([
    {
      label: "Blog categories",
      saved: "- id: design\n  title: Theirs",
      own: "- id: design\n  title: Mine",
    },
  ]);
});
