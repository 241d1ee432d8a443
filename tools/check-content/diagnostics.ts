import { styleText } from "node:util";
import { counted, formatProblem, inOrder, type Problem } from "../../src/content-model/problem";

/**
 * Prints problems and warnings as compilers do: by file and line, each with its severity, and at the end how many there are.
 * @returns lines of text, empty if there are none
 */
export function formatDiagnostics(
  { problems, warnings }: { problems: readonly Problem[]; warnings: readonly Problem[] },
  hasColors: boolean,
): string {
  if (problems.length + warnings.length === 0) return "";
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    hasColors ? styleText(style, text, { validateStream: false }) : text;
  const [error, warning] = [paint("red", "error"), paint("yellow", "warning")];
  const lines = inOrder([...problems, ...warnings]).map((problem) =>
    formatProblem(problem, problems.includes(problem) ? error : warning),
  );
  const counts = [counted(problems, "error"), counted(warnings, "warning")].filter((count) => count !== null);
  return [...lines, "", counts.join(", ")].join("\n");
}
