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

test.each<[Partial<Problem>, string]>([
  [{}, "a.md: is wrong. Fix: correct it."],
  [{ line: 3 }, "a.md:3: is wrong. Fix: correct it."],
  [{ field: "title" }, "a.md: title: is wrong. Fix: correct it."],
  [{ line: 3, field: "title" }, "a.md:3: title: is wrong. Fix: correct it."],
  [{ fix: 'did you mean "b"?' }, 'a.md: is wrong. Fix: did you mean "b"?'],
])("a problem with %j is one line", (rest, line) => {
  expect(formatProblem(problem("a.md", rest))).toBe(line);
});

test("a report counts its problems and files, and follows files, lines and fields", () => {
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

test("a report names one problem, one warning and several in the right number", () => {
  const one = problem("a.md");
  expect(formatReport([one])).toBe(
    "The content has 1 problem in 1 file:\n  a.md: is wrong. Fix: correct it.",
  );
  expect(formatReport([one], "warning")).toMatch(/^The content has 1 warning in 1 file:\n/);
  expect(formatReport([one, one], "warning")).toMatch(/^The content has 2 warnings in 1 file:/);
});
