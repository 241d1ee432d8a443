/** @jest-environment node */
import { FORMATS, isCalendarDate, isColor } from "./formats";
import type { StringFormat } from "./types";

test("a day of the calendar is one that exists, leap years counted, and nothing else", () => {
  expect(["2026-03-09", "2024-02-29"].every(isCalendarDate)).toBe(true);
  expect(["2023-02-29", "2024-13-01", "2024-00-10", ""].some(isCalendarDate)).toBe(false);
});

test("a colour has six hexadecimal digits, small or capital", () => {
  expect(["#ffd000", "#FFD000"].every(isColor)).toBe(true);
  expect(["#ffd00", "#ffd0000", "#ffd00g"].some(isColor)).toBe(false);
});

test.each<[keyof typeof FORMATS, string, boolean]>([
  ["email", "hello@citrin.example", true],
  ["email", "a.b+c@d.e.example", true],
  ["email", "hello@citrin", false],
  ["email", "hello@.example", false],
  ["email", "a@b.example,c@d.example", false],
  ["email", "a@b.example\nBcc: c@d.example", false],
  ["email", "<a@b.example>", false],
  ["phone", "+420 000 000 000", true],
  ["phone", "+12025550100", true],
  ["phone", "777 000 000", false],
  ["phone", "+1", false],
  ["phone", "+420-000", false],
  ["time-zone", "Europe/Prague", true],
  ["time-zone", "America/New_York", true],
  ["time-zone", "UTC", false],
  ["time-zone", "CET", false],
  ["time-zone", "Europe/Praha", false],
  ["origin", "https://citrin.example", true],
  ["origin", "http://localhost:8000", true],
  ["origin", "https://citrin.example/", false],
  ["origin", "https://citrin.example/a", false],
  ["origin", "ftp://citrin.example", false],
  ["origin", "citrin.example", false],
  ["path", "/work", true],
  ["path", "/old/work.htm", true],
  ["path", "/a%20caf%C3%A9.html", true],
  ...["/old/index.html", "/Old", "/a//b", "/a/../b", "/a\u200bb", "/", "/a#b", "/\\evil.example", "/:name"].map(
    (path): [StringFormat, string, boolean] => ["path", path, false],
  ),
  ["country", "CZ", true],
  ["country", "cz", false],
  ["country", "CZE", false],
  ["country", "C1", false],
])("as %s, %j is right: %s", (format, value, expected) => {
  expect(FORMATS[format].matches(value)).toBe(expected);
});
