import type { Compiler, WebpackPluginInstance } from "webpack";
import { counted, fixSentence, inOrder, type Problem } from "../../../content-model/problem";

/**
 * Breaks a text at spaces into lines.
 * @param width most characters of a line; a longer word has a line of its own
 */
function wrapText(text: string, width: number): string {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join("\n");
}

/** Gatsby's overlay does not wrap lines; as many characters fit into it in a window of 1,280 pixels. */
const LINE_LENGTH = 58;
/** More would hide the first ones on a low screen. */
const MAX_SHOWN = 3;

const LAST_GOOD = "Until then the preview shows these as they were last right; everything else goes on changing.";

function paragraph(problem: Problem): string {
  const { line, field, rule } = problem;
  const place = [line && `Line ${line}`, field].filter(Boolean).join(", ");
  const sentences = [`${place ? `${place}: ` : ""}${rule}.`, fixSentence(problem)];
  return sentences.map((sentence) => wrapText(sentence, LINE_LENGTH)).join("\n");
}

/**
 * The problems as text for Gatsby's overlay: the first ones by file, each with its fix, and how many more there are. The
 * overlay takes the first line for the name of a file, shows it in its heading and opens it in the code editor.
 */
export function overlayReport(problems: readonly Problem[]): string {
  const ordered = inOrder(problems);
  const shown = ordered.slice(0, MAX_SHOWN);
  const paragraphs = shown.flatMap((problem, index) =>
    problem.file === shown[index - 1]?.file ? [paragraph(problem)] : [problem.file, paragraph(problem)],
  );
  const rest = counted(ordered.slice(MAX_SHOWN), "problem");
  const more = rest && wrapText(`And ${rest}; npm run check:content lists all.`, LINE_LENGTH);
  return [...paragraphs, ...(more ? [more] : []), wrapText(LAST_GOOD, LINE_LENGTH)].join("\n\n");
}

/**
 * Reports content problems where `gatsby develop` reports compile errors: in the terminal and in the browser's overlay.
 * While there is a report, it is an error of every compilation; without one the overlay clears.
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
