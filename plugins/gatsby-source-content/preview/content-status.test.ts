/** @jest-environment node */
import type { Problem } from "../model/problem";
import { overlayReport } from "./content-status";

const problem = (file: string, rest: Partial<Problem> = {}): Problem => ({
  file,
  rule: "is wrong",
  fix: "correct it",
  ...rest,
});

test("a report has each problem below its file, in lines that the overlay does not cut off", () => {
  const problems = [
    problem("content/team/b.json"),
    problem("content/blog/a/index.md", { line: 9, field: "title", fix: "did you mean this?" }),
    problem("content/blog/a/index.md", {
      line: 4,
      field: "category",
      rule: 'must be one of technology, product-design, branding, research, events, is "brandnig"',
    }),
  ];
  expect(overlayReport(problems)).toMatch(
    [
      "content/blog/a/index.md",
      "",
      "Line 4, category: must be one of technology,",
      'product-design, branding, research, events, is "brandnig".',
      "Fix: correct it.",
      "",
      "Line 9, title: is wrong.",
      "Fix: did you mean this?",
      "",
      "content/team/b.json",
      "",
      "is wrong.",
      "Fix: correct it.",
    ].join("\n"),
  );
});

test("a report of many problems shows the first and counts the others", () => {
  const problems = Array.from({ length: 9 }, (_, index) => problem(`content/${index}.json`));
  const report = overlayReport(problems, "npm run check:content");
  expect(report).toContain("content/2.json");
  expect(report).not.toContain("content/3.json");
  expect(report).toMatch(
    /And 6 problems in 6 files; npm run check:content lists\nall\.\n\nUntil then the preview/,
  );
});
