/** @jest-environment node */
import type { Problem } from "../../src/content-model/problem";
import { temporaryFolder, writeTree } from "../testing/tree";
import { formatDiagnostics } from "./diagnostics";

const finding = (file: string, line?: number): Problem => ({ file, line, rule: "is wrong", fix: "correct it" });

function print(problems: Problem[], warnings: Problem[], hasColors = false): string[] {
  const base = temporaryFolder();
  const odd = `\t\u001b[31m"red"\u001b[0m \u202eevil`;
  writeTree(base, { "a.md": `one\r\ntwo\n${odd}\n\n${"x".repeat(200)}\n` });
  return formatDiagnostics({ problems, warnings }, { base, hasColors }).split("\n");
}

test("errors and warnings come in the order of files and lines, each with its line of the source, and are counted", () => {
  const lines = print([finding("b.md"), finding("a.md", 2)], [finding("a.md", 1)]);
  expect(lines).toEqual([
    "a.md:1: warning: is wrong. Fix: correct it.",
    "     1 | one",
    "a.md:2: error: is wrong. Fix: correct it.",
    "     2 | two",
    "b.md: error: is wrong. Fix: correct it.",
    "",
    "2 errors in 2 files, 1 warning in 1 file",
  ]);
});

test.each<[string, Problem, string | undefined]>([
  ["nothing that a terminal obeys", finding("a.md", 3), `     3 | [31m"red"[0m evil`],
  ["no empty line", finding("a.md", 4), undefined],
  ["of a long line the beginning", finding("a.md", 5), `     5 | ${"x".repeat(100)}…`],
  ["no line that is not there", finding("a.md", 99), undefined],
  ["nothing of what is not a file here", finding("https://blog.example/1", 1), undefined],
])("an excerpt shows %s", (_, problem, expected) => {
  expect(print([problem], []).find((line) => line.includes("|"))).toBe(expected);
});

test("only with colours is there an escape character", () => {
  expect(print([finding("a.md", 1)], [], true)[0]).toMatch(/^a\.md:1: .*error.*: is wrong/);
  expect(print([finding("a.md", 1)], [], true)[0]).toContain("\u001b[31m");
  expect(print([finding("a.md", 1)], []).join("")).not.toContain("\u001b");
});

test("without problems and warnings there is nothing to print", () => {
  expect(print([], [])).toEqual([""]);
});
