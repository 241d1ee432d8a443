/** @jest-environment node */
import { wrapText } from "./wrap-text";

test.each([
  ["fits", "fits"],
  ["one two three", "one two\nthree"],
  ["four words", "four words"],
  ["a/long/path.jpg is here", "a/long/path.jpg\nis here"],
  ["", ""],
])("%j is broken at spaces where ten characters are exceeded", (text, lines) => {
  expect(wrapText(text, 10)).toBe(lines);
});
