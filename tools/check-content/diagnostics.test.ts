/** @jest-environment node */
import type { Problem } from "../../plugins/gatsby-source-content/model";
import { formatDiagnostics } from "./diagnostics";

const finding = (file: string, line?: number): Problem => ({
  file,
  line,
  rule: "is wrong",
  fix: "correct it",
});
const print = (problems: Problem[], warnings: Problem[]) =>
  formatDiagnostics({ problems, warnings }).split("\n");

test("errors and warnings come in the order of files and lines, and are counted", () => {
  expect(print([finding("b.md"), finding("a.md", 2)], [finding("a.md", 1)])).toEqual([
    "a.md:1: warning: is wrong. Fix: correct it.",
    "a.md:2: error: is wrong. Fix: correct it.",
    "b.md: error: is wrong. Fix: correct it.",
    "",
    "2 errors in 2 files, 1 warning in 1 file",
  ]);
});

test("what drafts lack comes last, below a heading", () => {
  const draft = { ...finding("a.md"), isBeforePublishing: true };
  expect(print([], [draft, finding("b.md")])).toEqual([
    "b.md: warning: is wrong. Fix: correct it.",
    "",
    "Before publishing:",
    "a.md: warning: is wrong. Fix: correct it.",
    "",
    "2 warnings in 2 files",
  ]);
});

test("content without errors and warnings prints nothing", () => {
  expect(print([], [])).toEqual([""]);
});
