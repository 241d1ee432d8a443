import { counted, fixSentence, inOrder, type Problem } from "../../../content-model/problem";
import { wrapText } from "../../../utils/wrap-text";

/** Gatsby's overlay does not wrap lines; as many characters fit into it in a window of 1,280 pixels. */
const LINE_LENGTH = 58;
/** More would hide the first ones on a low screen. */
const MAX_SHOWN = 3;

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
  return [...paragraphs, ...(more ? [more] : [])].join("\n\n");
}
