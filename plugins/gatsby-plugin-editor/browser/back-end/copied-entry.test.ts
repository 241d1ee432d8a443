import { CONTENT_MODEL } from "../../../../src/content-model/content-model";
import { completeCopy, noteOriginals, placeOfFile } from "./copied-entry";

/** The files that the back end has. */
const FILES = ["works/hid/index.md", "works/hid/poster.jpg", "works/hid/film.mp4"];
const OTHERS = ["works/hid/film.vtt", "works/hid/unused.jpg", "works/other/poster.jpg"];

const media = {
  getMedia: async () => [...FILES, ...OTHERS].map((path) => ({ path, id: "" })),
  getMediaFile: async (path: string) => ({ file: new Blob([path]) }),
};

/** Goes from one form of the editor to another one. */
function go(from: string, to: string): void {
  const address = (hash: string) => `http://localhost/admin/#/collections/${hash}`;
  dispatchEvent(new HashChangeEvent("hashchange", { oldURL: address(from), newURL: address(to) }));
}

const RAW = "---\ntitle: A copy\nformerAddresses:\n  - old\n---\n";
const copy = (...uploads: string[]) => ({
  dataFiles: [{ path: "works/a-copy/index.md", raw: RAW }],
  assets: uploads.map((path) => ({ path, toBase64: async () => "" })),
});
const save = (...uploads: string[]) =>
  completeCopy(copy(...uploads), media, () => ["poster.jpg", "film.mp4"]);

beforeAll(() => noteOriginals(CONTENT_MODEL));

test("a copy is saved with the files that it shows, and with those that belong to them", async () => {
  go("works/entries/hid/index", "works/new");
  const { assets } = await save();
  expect(assets.map(({ path }) => path)).toEqual([
    "works/a-copy/poster.jpg",
    "works/a-copy/film.mp4",
    "works/a-copy/film.vtt",
  ]);
  expect(await assets[0]?.toBase64()).toBe(btoa("works/hid/poster.jpg"));
});

test("a file that was uploaded to the copy is not replaced by that of its original", async () => {
  go("works/entries/hid/index", "works/new");
  const { assets } = await save("works/a-copy/poster.jpg");
  expect(await assets[0]?.toBase64()).toBe("");
  expect(assets).toHaveLength(3);
});

test("former addresses go on leading to the original", async () => {
  go("works/entries/hid/index", "works/new");
  expect((await save()).dataFiles[0]?.raw).toBe("---\ntitle: A copy\n---\n");
});

test("until it is saved, the files of a copy are found beside its original", () => {
  go("works/entries/hid/index", "works/new");
  expect(placeOfFile("works/poster.jpg")).toBe("works/hid/poster.jpg");
  expect(placeOfFile("content/works/poster.jpg")).toBe("content/works/hid/poster.jpg");
  expect(placeOfFile("works/other/poster.jpg")).toBe("works/other/poster.jpg");
});

test("an entry that is begun from the list is not a copy", async () => {
  go("works/entries/hid/index", "works");
  go("works", "works/new");
  const { dataFiles, assets } = await save();
  expect([dataFiles, assets]).toEqual([copy().dataFiles, []]);
  expect(placeOfFile("works/poster.jpg")).toBe("works/poster.jpg");
});
