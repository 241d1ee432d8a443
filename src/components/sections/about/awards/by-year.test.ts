import { byYear } from "./by-year";

test("entries are grouped by year, in the editor's order", () => {
  const entries = [
    { year: 2026, id: "a" },
    { year: 2025, id: "b" },
    { year: 2026, id: "c" },
  ];
  expect(
    byYear(entries).map(({ year, entries: group }) => [year, group.map(({ id }) => id)]),
  ).toEqual([
    [2026, ["a", "c"]],
    [2025, ["b"]],
  ]);
});

test("without entries there are no groups", () => {
  expect(byYear([])).toEqual([]);
});
