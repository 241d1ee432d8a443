/** @jest-environment node */
import { FORMATS, isCalendarDate, isColor } from "./formats";

test("a date is a day that exists, leap years counted", () => {
  expect(["2026-03-09", "2024-02-29"].every(isCalendarDate)).toBe(true);
  expect(["2023-02-29", "2024-13-01", "2024-00-10", ""].some(isCalendarDate)).toBe(false);
});

test("a colour has six hexadecimal digits, of either case", () => {
  expect(["#ffd000", "#FFD000"].every(isColor)).toBe(true);
  expect(["#ffd00", "#ffd0000", "#ffd00g"].some(isColor)).toBe(false);
});

test.each<[keyof typeof FORMATS, string[], string[]]>([
  [
    "email",
    ["hello@citrin.example", "a.b+c@d.e.example"],
    [
      "hello@citrin",
      "hello@.example",
      "a@b.example,c@d.example",
      "a@b.example\nBcc: c@d.example",
      "<a@b.example>",
    ],
  ],
  ["phone", ["+420 000 000 000", "+12025550100"], ["777 000 000", "+1", "+420-000"]],
  ["time-zone", ["Europe/Prague", "America/New_York", "UTC"], ["CET", "+01:00", "Europe/Praha"]],
  [
    "origin",
    ["https://citrin.example", "http://localhost:8000"],
    [
      "https://citrin.example/",
      "https://citrin.example/a",
      "ftp://citrin.example",
      "citrin.example",
    ],
  ],
  [
    "path",
    ["/work", "/old/work.htm", "/a%20caf%C3%A9.html"],
    ["/old/index.html", "/Old", "/a//b", "/a/../b", "/a%2fb"],
  ],
  [
    "path",
    [],
    [
      "/a\u200bb",
      "/",
      "//evil.example",
      "/work/",
      "work",
      "/a b",
      "/a?b",
      "/a#b",
      "/*",
      "/\\evil.example",
      "/:name",
    ],
  ],
  [
    "host",
    [
      "cdn.example.com",
      "cdn.example.com/tag.js",
      "cdn-1.example.com/a/b-2/",
      "xn--plze-n4a.example",
    ],
    [
      "https://cdn.example.com",
      "*.example.com",
      "*",
      "localhost",
      "10.0.0.1",
      "a.example/../b",
      "cdn.example.com/a?b",
      "a.com; b.com",
      "a.com b.com",
    ],
  ],
  ["country", ["CZ", "GB"], ["cz", "CZE", "C1", "UK", "QQ"]],
  ["currency", ["EUR", "CZK"], ["eur", "EURO", "€", "QQQ"]],
  [
    "hosts",
    ["cdn.example.com", "*.example.com", "*.tag.example.com/collect", "example.com"],
    ["*", "*.com", "*example.com", "a.*.example.com", "wss://a.example.com", "*.10.0.0.1"],
  ],
  [
    "stored-name",
    ["_ga", "_ga_*", "intercom-id-*", "_pk_id.1.f", "mp_*_mixpanel", "AMCV_*@AdobeOrg"],
    ["*", "**", "*_mixpanel", "_", "_ga=1", "_ga; _gid", "_ga _gid", "_ga,_gid", ""],
  ],
])("the format %s matches %j, but none of %j", (format, matches, others) => {
  expect([...matches, ...others].filter(FORMATS[format].matches)).toEqual(matches);
});

test.each([
  ["Prague", 'did you mean "Europe/Prague"? Otherwise '],
  ["Europe/Praque", 'did you mean "Europe/Prague"? Otherwise '],
  ["New York", 'did you mean "America/New_York"? Otherwise '],
  ["CET", ""],
])("for the time zone %s the fix is one that exists", (value, proposal) => {
  expect(FORMATS["time-zone"].fixFor?.(value)).toBe(
    `${proposal}name a city of it, as in Europe/Prague, or write UTC`,
  );
});
