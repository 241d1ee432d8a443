import { readFileSync } from "node:fs";
import path from "node:path";
import { styleText } from "node:util";
import { counted, formatProblem, inOrder, type Problem, type Severity } from "../../src/content-model/problem";
import { tidyText } from "../../src/content-model/text";

/** Longer lines are cut: an excerpt is for finding the place, and a paragraph is one line. */
const LONGEST_EXCERPT = 100;

export type DiagnosticOptions = {
  /** The folder that the files of problems are named from. */
  base: string;
  hasColors: boolean;
};

/**
 * Prints problems and warnings as compilers do: by file and line, each with its severity and the line of the source,
 * and at the end how many there are.
 * @returns lines of text, empty if there are none
 */
export function formatDiagnostics(
  { problems, warnings }: { problems: readonly Problem[]; warnings: readonly Problem[] },
  { base, hasColors }: DiagnosticOptions,
): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    hasColors ? styleText(style, text, { validateStream: false }) : text;
  const word: Record<Severity, string> = { error: paint("red", "error"), warning: paint("yellow", "warning") };
  const severityOf = new Map<Problem, Severity>([
    ...problems.map((problem): [Problem, Severity] => [problem, "error"]),
    ...warnings.map((problem): [Problem, Severity] => [problem, "warning"]),
  ]);
  if (severityOf.size === 0) return "";
  const linesOf = sourceLines(base);
  const lines = inOrder([...severityOf.keys()]).flatMap((problem) => {
    const severity = severityOf.get(problem) ?? "error";
    const source = problem.line === undefined ? undefined : linesOf(problem.file)[problem.line - 1];
    const message = formatProblem(problem, word[severity]);
    return source?.trim() ? [message, paint("dim", excerpt(problem.line ?? 1, source))] : [message];
  });
  const counts = [counted(problems, "error"), counted(warnings, "warning")].filter((count) => count !== null);
  return [...lines, "", counts.join(", ")].join("\n");
}

/** Without what a terminal would obey. */
function excerpt(line: number, source: string): string {
  const text = tidyText(source.replaceAll("\t", "  "));
  return `${String(line).padStart(6)} | ${text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT)}…` : text}`;
}

/** The lines of a file; none where it cannot be read, such as that of a remote blog. */
function sourceLines(base: string): (file: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (file) => {
    const lines = known.get(file) ?? read(path.join(base, file));
    known.set(file, lines);
    return lines;
  };

  function read(absolute: string): readonly string[] {
    try {
      return readFileSync(absolute, "utf8").split(/\r\n?|\n/);
    } catch {
      return [];
    }
  }
}
