/** @jest-environment node */
import { readFileSync } from "node:fs";
import { makeTypeface, TYPEFACE } from "./make-typeface";

test("the font file is the one that its tool makes of the letters that are named", async () => {
  expect((await makeTypeface()).equals(readFileSync(TYPEFACE))).toBe(true);
});
