import {
  countProblems,
  formatProblem,
  listProblems,
  type Problem,
} from "../../plugins/gatsby-source-content/model";

/**
 * Formats problems and warnings as compilers do: by file and line, each with its severity, and their
 * number at the end. What drafts lack has a heading of its own.
 * @returns an empty text if there are none
 */
export function formatDiagnostics({
  problems,
  warnings,
}: Record<"problems" | "warnings", readonly Problem[]>): string {
  if (problems.length + warnings.length === 0) return "";
  const lines = listProblems([...problems, ...warnings], (problem) =>
    formatProblem(problem, problems.includes(problem) ? "error" : "warning"),
  );
  const counts = [countProblems(problems, "error"), countProblems(warnings, "warning")].filter(
    (count) => count !== null,
  );
  return [...lines, "", counts.join(", ")].join("\n");
}
