/** @jest-environment node */
import { readFileSync } from "node:fs";
import { INTRO_VIDEO } from "../../constants/intro";

/** In bytes: visitors wait for the film before the page shows. */
const MAX_BYTES = 50_000;

test.each([
  ["webm", 0, "1a45dfa3"],
  ["mp4", 4, Buffer.from("ftyp").toString("hex")],
])("the intro's film in .%s is light enough to wait for", (extension, at, signature) => {
  const file = readFileSync(`static${INTRO_VIDEO}.${extension}`);
  expect(file.toString("hex", at, at + signature.length / 2)).toBe(signature);
  expect(file.length).toBeGreaterThan(MAX_BYTES / 10);
  expect(file.length).toBeLessThanOrEqual(MAX_BYTES);
});
