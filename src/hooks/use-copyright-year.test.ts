import { copyrightYear } from "./use-copyright-year";

test.each([
  ["2026-11-21", 2026],
  ["2027-01-01", 2027],
  ["2036-06-01", 2036],
  ["2001-01-01", 2026],
  ["2099-01-01", 2026],
])("a page of 2026 that is read by a clock at %s shows %i", (now, year) => {
  expect(copyrightYear(new Date(`${now}T12:00:00`), 2026)).toBe(year);
});
