import { formatProblem, inOrder, type Problem } from "../../src/content-model/problem";

/** Reports what an import could not place; the file is one of the source. */
export type Report = (note: Omit<Problem, "file">) => void;

/**
 * Reports a place by words that stand there: lines change while a text is converted, the words of
 * an address do not.
 */
export type ReportAt = (words: string, note: Omit<Problem, "file" | "line">) => void;

const section = (heading: string, problems: readonly Problem[]): string[] =>
  problems.length === 0
    ? []
    : [
        `${heading}: ${problems.length}`,
        ...inOrder(problems).map((problem) => `  ${formatProblem(problem)}`),
        "",
      ];

export type Outcome = Record<"imported" | "drafts" | "files" | "others", number> & {
  refused: Problem[];
  notes: Problem[];
  /**
   * What the content check finds in imported articles; `others` are those of the rest of the
   * content.
   */
  problems: Problem[];
};

/** Everything an import did and did not do, with counts at the end. */
export function reportOf({
  refused,
  notes,
  problems,
  others,
  imported,
  drafts,
  files,
}: Outcome): string {
  return [
    ...section("Refused", refused),
    ...section(
      "To be looked at; what is more than a main picture that is too small has made its article a draft",
      notes,
    ),
    ...section("The content check still finds", problems),
    `Articles imported ${imported}, of them published ${imported - drafts}, drafts ${drafts}; refused ${refused.length}. Pictures copied: ${files}.`,
    problems.length > 0
      ? "Correct what the content check finds before you build the site."
      : "Everything imported passes the content check.",
    ...(others > 0
      ? [`Problems elsewhere in the content: ${others}. See npm run check:content.`]
      : []),
  ].join("\n");
}
