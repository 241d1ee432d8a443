import { salaryWords } from "./salary-words";

test.each([
  [1200, null, "EUR 1,200 a month"],
  [20.5, 30, "EUR 20.50–30 a month"],
  [0, 30_000, "EUR 0–30,000 a month"],
  [0, null, "EUR 0 a month"],
  [50, 50, "EUR 50 a month"],
])("a salary from %s up to %s is written as %s", (min, max, words) => {
  expect(salaryWords({ currency: "EUR", min, max, per: "MONTH" })).toBe(words);
});
