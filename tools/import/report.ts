import {
  formatProblem,
  type Problem,
  sortProblems,
} from "../../plugins/gatsby-source-content/model";

/** Reports something to be looked at in an article. */
export type Report = (note: Omit<Problem, "file">) => void;

/**
 * Reports a place of an article's text by words that are there: conversion changes lines, but not
 * the words of an address.
 */
export type ReportAt = (words: string, note: Omit<Problem, "file" | "line">) => void;

function section(heading: string, problems: readonly Problem[]): string[] {
  if (problems.length === 0) return [];
  const lines = sortProblems(problems).map((problem) => `  ${formatProblem(problem)}`);
  return [`${heading}: ${problems.length}`, ...lines, ""];
}

export type Outcome = {
  /** Of the old project as a whole. */
  general: Problem[];
  refused: Problem[];
  notes: Problem[];
  /** Found in imported articles by the content check. */
  problems: Problem[];
  /** Number of problems in the rest of the content. */
  others: number;
  imported: number;
  drafts: number;
  /** Number of pictures copied. */
  files: number;
};

/** Tells what an import did and what it could not do, with counts at the end. */
export function reportOf({
  general,
  refused,
  notes,
  problems,
  others,
  imported,
  drafts,
  files,
}: Outcome): string {
  return [
    ...section("Of the whole blog", general),
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
