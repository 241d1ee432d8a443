/** @jest-environment node */
import { fieldPath, formatProblem, formatReport, type Problem } from "./problem";

test.each([
  [["title"], "title"],
  [["infoItems", 2, "label"], "infoItems[3].label"],
  [["items", 0], "items[1]"],
  [["a", 0, 1], "a[1][2]"],
  [[], ""],
])("%j reads as %j", (path, text) => {
  expect(fieldPath(path)).toBe(text);
});

const problem = (file: string, rest: Partial<Problem> = {}): Problem => ({
  file,
  rule: "is wrong",
  fix: "correct it",
  ...rest,
});

const PROBLEM_LINE = "  a.md: is wrong. Fix: correct it.";

test.each<[Partial<Problem>, string]>([
  [{}, "a.md: is wrong. Fix: correct it."],
  [{ line: 3 }, "a.md:3: is wrong. Fix: correct it."],
  [{ field: "title" }, "a.md: title: is wrong. Fix: correct it."],
  [{ line: 3, field: "title" }, "a.md:3: title: is wrong. Fix: correct it."],
  [{ fix: 'did you mean "b"?' }, 'a.md: is wrong. Fix: did you mean "b"?'],
])("a problem with %j is one line", (rest, line) => {
  expect(formatProblem(problem("a.md", rest))).toBe(line);
});

test("a report is in the order of files, lines and fields, below their number", () => {
  const problems = [
    problem("b.md", { line: 10 }),
    problem("b.md", { line: 9, field: "items[10]" }),
    problem("b.md", { line: 9, field: "items[2]" }),
    problem("a.md", { line: 99 }),
    problem("b.md"),
  ];
  expect(formatReport(problems).split("\n")).toEqual([
    "The content has 5 problems in 2 files:",
    "  a.md:99: is wrong. Fix: correct it.",
    "  b.md: is wrong. Fix: correct it.",
    "  b.md:9: items[2]: is wrong. Fix: correct it.",
    "  b.md:9: items[10]: is wrong. Fix: correct it.",
    "  b.md:10: is wrong. Fix: correct it.",
  ]);
});

test.each([
  ["1 problem", 1, undefined],
  ["1 warning", 1, "warning"],
  ["2 warnings", 2, "warning"],
] as const)("a report of %s says so", (words, count, kind) => {
  const problems = Array.from({ length: count }, () => problem("a.md"));
  expect(formatReport(problems, kind)).toBe(
    [`The content has ${words} in 1 file:`, ...problems.map(() => PROBLEM_LINE)].join("\n"),
  );
});
