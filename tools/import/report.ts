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

/** Places of one fault that a report names; a theme's field stands in every article. */
const MAX_PLACES = 5;

/** Problems as lines. Of a fault that is in many files only the first one has a line, with their number. */
function linesOf(problems: readonly Problem[]): string[] {
  const places = new Map<string, Problem[]>();
  const keyOf = ({ field, rule }: Problem) => `${field}: ${rule}`;
  for (const problem of problems)
    places.set(keyOf(problem), [...(places.get(keyOf(problem)) ?? []), problem]);
  return problems.flatMap((problem) => {
    const same = places.get(keyOf(problem)) ?? [];
    if (same.length <= MAX_PLACES) return [`  ${formatProblem(problem)}`];
    return same[0] === problem
      ? [`  ${formatProblem(problem)} The same in ${same.length - 1} more places.`]
      : [];
  });
}

function section(heading: string, problems: readonly Problem[]): string[] {
  if (problems.length === 0) return [];
  return [`${heading}: ${problems.length}`, ...linesOf(sortProblems(problems)), ""];
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
  pictures: number;
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
  pictures,
}: Outcome): string {
  return [
    ...section("Of the whole blog", general),
    ...section("Refused", refused),
    ...section(
      "To be looked at. Each line made its article a draft, except a main picture's that is too small",
      notes,
    ),
    ...section("The content check still finds", problems),
    `Articles imported ${imported}, of them published ${imported - drafts}, drafts ${drafts}; refused ${refused.length}. Pictures copied: ${pictures}.`,
    problems.length > 0
      ? "Correct what the content check finds before you build the site."
      : "Everything imported passes the content check.",
    ...(others > 0
      ? [`Problems elsewhere in the content: ${others}. See npm run check:content.`]
      : []),
  ].join("\n");
}
