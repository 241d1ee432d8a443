/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder, writeTree } from "../../../tools/testing/tree";
import { plainPicture } from "../testing/content-tree";
import { checkPictures, resolvePicture } from "./pictures";

const FILES = new Set(["works/hid/index.md", "works/hid/Poster.jpg", "works/hid/plate-1.jpg", "works/shared.jpg"]);
const resolve = (reference: string) => resolvePicture(reference, "works/hid/index.md", FILES);

test.each([
  ["./plate-1.jpg", "works/hid/plate-1.jpg"],
  ["plate-1.jpg", "works/hid/plate-1.jpg"],
  ["../shared.jpg", "works/shared.jpg"],
  ["../hid/./plate-1.jpg", "works/hid/plate-1.jpg"],
])("%s is %s", (reference, file) => {
  expect(resolve(reference)).toEqual({ file });
});

test.each([
  ["./poster.jpg", "which is missing", 'did you mean "Poster.jpg"? Upper and lower case count'],
  ["./plate-2.jpg", "which is missing", 'did you mean "plate-1.jpg"? Upper and lower case count'],
  ["./qqqqqqqqqqqqqqqq.webp", "which is missing", "add the file or correct the name"],
  ["../../../etc/passwd", "outside of the content folder", "put the file beside the entry and write ./name.jpg"],
  ["../../..", "outside of the content folder", "put the file beside the entry and write ./name.jpg"],
  ["https://a.example/a.jpg", "which is not a file here", "put the file beside the entry and write ./name.jpg"],
  ["//a.example/a.jpg", "which is not a file here", "put the file beside the entry and write ./name.jpg"],
  ["file:///etc/passwd", "which is not a file here", "put the file beside the entry and write ./name.jpg"],
  ["C:/a.jpg", "which is not a file here", "put the file beside the entry and write ./name.jpg"],
])("%s is refused: %s", (reference, rule, fix) => {
  expect(resolve(reference)).toEqual({ rule: `names the picture "${reference}", ${rule}`, fix });
});

test.each([["/etc/passwd"], ["..\\a.jpg"]])("%s is an absolute path", (reference) => {
  expect(resolve(reference)).toEqual({
    rule: `names the picture "${reference}" by an absolute path`,
    fix: "write it relative to this file, as ./name.jpg",
  });
});

describe("pictures that were checked before", () => {
  const home = process.cwd();
  let folder = "";
  beforeEach(() => {
    folder = temporaryFolder();
    process.chdir(folder);
  });
  afterEach(() => process.chdir(home));

  const save = async (width: number) =>
    writeFileSync(path.join(folder, "a.png"), await plainPicture(width, width).png().toBuffer());
  const check = async () => {
    const use = { file: "a.png", slots: new Set(["article"] as const), usedBy: [{ file: "content/a.md", line: 2 }] };
    const problems = await checkPictures([use], (file) => path.join(folder, file), "content");
    return problems.map(({ rule }) => rule.replace(/, its place.* \(used/, " (used"));
  };
  const CACHE = "node_modules/.cache/content-pictures.json";

  test("are not opened again, until they change", async () => {
    await save(10);
    expect(await check()).toEqual(["is 10 x 10 pixels (used in content/a.md:2)"]);
    const cache = path.join(folder, CACHE);
    writeFileSync(cache, readFileSync(cache, "utf8").replace('"width":10', '"width":11'));
    expect(await check()).toEqual(["is 11 x 10 pixels (used in content/a.md:2)"]);
    await save(120);
    expect(await check()).toEqual(["is 120 x 120 pixels (used in content/a.md:2)"]);
  });

  test.each([
    ["cannot be read", { [CACHE]: "{" }],
    ["cannot be written", { "node_modules/.cache": "a file in its way" }],
  ])("are opened again where what was remembered %s", async (_, tree) => {
    writeTree(folder, tree);
    await save(10);
    expect(await check()).toEqual(["is 10 x 10 pixels (used in content/a.md:2)"]);
  });
});
