/** @jest-environment node */
import { readFileSync } from "node:fs";
import { makeTypeface, TYPEFACE } from "./make-typeface";

test("the font file is what npm run typeface makes", async () => {
  expect((await makeTypeface()).equals(readFileSync(TYPEFACE))).toBe(true);
});
