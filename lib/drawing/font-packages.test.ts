/** @jest-environment node */
import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fontsWith, subsetsOf } from "./font-packages";

/** A package whose declared ranges have more than its files, as those of symbols have. */
function wideRanges(): string {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), "fonts-")), "figtree");
  cpSync("node_modules/@fontsource/figtree", folder, { recursive: true });
  writeFileSync(path.join(folder, "unicode.json"), JSON.stringify({ latin: "U+0000-FFFF" }));
  return folder;
}

test("a font is found by the letters in its file, not by those that its package declares", () => {
  const fontsOf = fontsWith(subsetsOf(wideRanges()));
  expect(fontsOf("a").map(({ weight }) => weight)).toEqual([500, 600]);
  expect(fontsOf("→")).toEqual([]);
  expect(fontsOf("ễ")).toEqual([]);
});

test("a typeface that is not installed has no letter", () => {
  expect(fontsWith(subsetsOf("node_modules/@fontsource/none"))("a")).toEqual([]);
});
