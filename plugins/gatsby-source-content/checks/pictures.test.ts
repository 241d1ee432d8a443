/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { CONTENT_MODEL } from "../../../src/content-model/content-model";
import type { SlotName } from "../../../src/content-model/slots";
import { temporaryFolder, writeTree } from "../../../tools/testing/tree";
import { plainPicture } from "../testing/content-tree";
import { checkPictures, resolvePicture } from "./pictures";

test.each([
  ["./plate-1.jpg", "works/hid/plate-1.jpg"],
  ["plate-1.jpg", "works/hid/plate-1.jpg"],
  ["../shared.jpg", "works/shared.jpg"],
  ["../hid/./plate-1.jpg", "works/hid/plate-1.jpg"],
])("the reference %s is to %s", (reference, file) => {
  const files = new Set(["works/hid/plate-1.jpg", "works/shared.jpg"]);
  expect(resolvePicture(reference, "works/hid/index.md", files)).toEqual({ file });
});

/** The cache of checked pictures lies in the folder of the test. */
const project = process.cwd();
let folder = "";
beforeEach(() => {
  folder = temporaryFolder();
  process.chdir(folder);
});
afterEach(() => process.chdir(project));

describe("pictures that were checked before", () => {
  const save = async (width: number) =>
    writeFileSync(path.join(folder, "a.png"), await plainPicture(width, width).png().toBuffer());
  const check = async () => {
    const use = {
      file: "a.png",
      slots: new Set(["article"]),
      usedIn: { file: "a.md", line: 2 },
    };
    const { problems } = await checkPictures([use], CONTENT_MODEL, (file) =>
      path.join(folder, file),
    );
    return problems.map(({ rule }) => rule.replace(/, its place.*/, ""));
  };
  const CACHE = "node_modules/.cache/checked-pictures.json";

  /** Checks a picture of 10 pixels, of which the cache then says that it has 11. */
  const checkOnce = async () => {
    await save(10);
    expect(await check()).toEqual(["is 10 x 10 pixels"]);
    const cache = path.join(folder, CACHE);
    writeFileSync(cache, readFileSync(cache, "utf8").replace('"width":10', '"width":11'));
  };

  test("are not opened again", async () => {
    await checkOnce();
    expect(await check()).toEqual(["is 11 x 10 pixels"]);
  });

  test("are opened again when they have changed", async () => {
    await checkOnce();
    await save(120);
    expect(await check()).toEqual(["is 120 x 120 pixels"]);
  });

  test("are missing once they are deleted", async () => {
    await checkOnce();
    rmSync(path.join(folder, "a.png"));
    expect(await check()).toEqual([expect.stringContaining("cannot be read")]);
  });

  test.each([
    ["cannot be read", { [CACHE]: "{" }],
    ["cannot be written", { "node_modules/.cache": "a file in its way" }],
  ])("are opened again where the cache %s", async (_, tree) => {
    writeTree(folder, tree);
    await save(10);
    expect(await check()).toEqual(["is 10 x 10 pixels"]);
  });
});

/** Draws a picture of noise, which does not compress. */
const noise = () =>
  sharp({
    create: {
      width: 2000,
      height: 1200,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();

test.each<[string, () => Promise<Buffer>, SlotName[], string[]]>([
  ["as large as needed", () => plainPicture(1920, 1080).png().toBuffer(), ["article"], []],
  ["twice as large as needed", () => plainPicture(3840, 2160).png().toBuffer(), ["article"], []],
  [
    "more than twice as large as needed",
    () => plainPicture(3841, 2161).png().toBuffer(),
    ["article"],
    ["is 3841 x 2161 pixels, its place (article) uses 1920 across"],
  ],
  [
    "larger than one of two places uses",
    () => plainPicture(3841, 2161).png().toBuffer(),
    ["article", "poster"],
    [],
  ],
  ["that is wide and low in a text", () => plainPicture(2700, 60).png().toBuffer(), ["prose"], []],
  [
    "that is upright in a case study",
    () => plainPicture(1000, 1250).png().toBuffer(),
    ["plate"],
    [],
  ],
  [
    "that is wide and low in a case study",
    () => plainPicture(2000, 700).png().toBuffer(),
    ["plate"],
    [],
  ],
  [
    "that is too soft for its width in a case study",
    () => plainPicture(1600, 1000).png().toBuffer(),
    ["plate"],
    ["is 1600 pixels wide, less than the 2000 of its place (plate), and looks soft"],
  ],
  [
    "that is small in a case study",
    () => plainPicture(900, 450).png().toBuffer(),
    ["plate"],
    ["is 900 pixels wide, less than the 1000 of a text, and is shown at its own size"],
  ],
  [
    "that is much wider than a text",
    () => plainPicture(6000, 480).png().toBuffer(),
    ["prose"],
    ["is 6000 x 480 pixels, its place (prose) uses 1360 across"],
  ],
  ["of too many bytes", noise, ["article"], ["is 6.9 MB, more than 4.0 MB"]],
])("the warnings about a picture %s are right", async (_, draw, slots, expected) => {
  writeTree(folder, { "a.png": await draw() });
  const use = { file: "a.png", slots: new Set<string>(slots), usedIn: { file: "a.md", line: 2 } };
  const { problems, warnings } = await checkPictures([use], CONTENT_MODEL, (file) =>
    path.join(folder, file),
  );
  expect(problems).toEqual([]);
  expect(warnings.map(({ rule }) => rule)).toEqual(expected);
});
