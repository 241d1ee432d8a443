/** @jest-environment node */
import path from "node:path";
import { temporaryFolder, writeTree } from "../tools/testing/tree";
import { codeDigest } from "./code-digest";

test("a digest depends on the code and on what it imports, and on nothing else", () => {
  const folder = temporaryFolder();
  const write = (files: Record<string, string>) => writeTree(folder, files);
  const digest = () => codeDigest(path.join(folder, "a.ts"));
  write({
    "a.ts": 'export { b } from "./b";',
    "b.ts": "export const b = 1;",
    "c.ts": "export const c = 1;",
  });
  const before = digest();
  write({
    "c.ts": "export const c = 2;",
    "b.ts": "/** One. */\nexport const b = 1;",
    "b.test.ts": "",
  });
  expect(digest()).toBe(before);
  write({ "b.ts": "export const b = 2;" });
  expect(digest()).not.toBe(before);
});
