import {
  countProblems,
  formatProblem,
  type Problem,
  sortProblems,
} from "../../plugins/gatsby-source-content/model";

/**
 * Formats problems and warnings as compilers do: by file and line, each with its severity, and their
 * number at the end.
 * @returns an empty text if there are none
 */
export function formatDiagnostics({
  problems,
  warnings,
}: Record<"problems" | "warnings", readonly Problem[]>): string {
  if (problems.length + warnings.length === 0) return "";
  const lines = sortProblems([...problems, ...warnings]).map((problem) =>
    formatProblem(problem, problems.includes(problem) ? "error" : "warning"),
  );
  const counts = [countProblems(problems, "error"), countProblems(warnings, "warning")].filter(
    (count) => count !== null,
  );
  return [...lines, "", counts.join(", ")].join("\n");
}
