import type { Compiler, WebpackPluginInstance } from "webpack";
import { countProblems, fixSentence, type Problem, sortProblems } from "../model/problem";

/**
 * Gatsby's overlay does not wrap lines; as many characters fit into it in a window of 1,280 pixels.
 */
const LONG_LINE = /(?=.{59})(.{1,58}) /g;
const wrapText = (text: string): string => text.replace(LONG_LINE, "$1\n");

/** More would hide the first ones on a low screen. */
const MAX_SHOWN = 3;

const LAST_GOOD = "Until then the preview shows their last valid version. All else is up to date.";

function paragraph(problem: Problem): string {
  const { line, field, rule } = problem;
  const place = [line && `Line ${line}`, field].filter(Boolean).join(", ");
  const sentences = [`${place ? `${place}: ` : ""}${rule}.`, fixSentence(problem)];
  return sentences.map((sentence) => wrapText(sentence)).join("\n");
}

/**
 * The problems as text for Gatsby's overlay: the first ones by file, each with its fix, and how
 * many more there are. The overlay takes the first line for the name of a file, shows it in its
 * heading and opens it in the code editor.
 * @param checkCommand command that lists all problems in a terminal
 */
export function overlayReport(problems: readonly Problem[], checkCommand?: string): string {
  const sorted = sortProblems(problems);
  const first = sorted.slice(0, MAX_SHOWN);
  const paragraphs = first.flatMap((problem, index) =>
    problem.file === first[index - 1]?.file
      ? [paragraph(problem)]
      : [problem.file, paragraph(problem)],
  );
  const rest = countProblems(sorted.slice(MAX_SHOWN), "problem");
  const hint = checkCommand ? `; ${checkCommand} lists all` : "";
  const more = rest && wrapText(`And ${rest}${hint}.`);
  return [...paragraphs, ...(more ? [more] : []), wrapText(LAST_GOOD)].join("\n\n");
}

/**
 * Reports content problems where `gatsby develop` reports compile errors: in the terminal and in
 * the browser's overlay. While there is a report, it is an error of every compilation; without one
 * the overlay clears.
 */
export class ContentStatusPlugin implements WebpackPluginInstance {
  private report: string | null = null;
  private compiler: Compiler | null = null;

  apply(compiler: Compiler): void {
    this.compiler = compiler;
    compiler.hooks.thisCompilation.tap("content-status", (compilation) => {
      if (this.report) compilation.errors.push(new compiler.webpack.WebpackError(this.report));
    });
  }

  /** @param report all problems, or null once they are fixed */
  show(report: string | null): void {
    if (report === this.report) return;
    this.report = report;
    this.compiler?.watching?.invalidate();
  }
}
