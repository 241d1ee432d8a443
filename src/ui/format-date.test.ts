/** @jest-environment node */
import { formatDate } from "./format-date";

test.each([
  ["2026-03-09", "9 March 2026"],
  ["2024-02-29", "29 February 2024"],
  ["2026-12-31T23:59:59.999Z", "31 December 2026"],
  ["2026-01-01T00:00:00+14:00", "1 January 2026"],
])("%s reads as %s", (date, words) => {
  expect(formatDate(date)).toBe(words);
});
