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

/** Places of one kind that a short report has in full; a theme's field stands in every article. */
const MAX_PLACES = 5;
/** Further places that it names. */
const NAMED_PLACES = 2;

/**
 * A problem without the addresses, markup and numbers that it quotes: the same for each link that
 * leads nowhere. The name of a field, a single word, stays.
 */
const kindOf = ({ field, rule, fix }: Problem): string =>
  `${field}: ${rule.replace(/"(?!\w+")(?:[^"\\]|\\.)*"|<[^>]*>|\d+/g, "…")} ${fix}`;

const placeOf = ({ file, line }: Problem): string => (line ? `${file}:${line}` : file);

/** The first place of a kind in full, and where the next ones are. */
function shortLine([first, ...others]: readonly Problem[]): string {
  const next = others.slice(0, NAMED_PLACES).map(placeOf).join(", ");
  return first
    ? `  ${formatProblem(first)} The same in ${others.length} more places. The next are ${next}.`
    : "";
}

/** Problems as lines by kind, the most frequent kind first. */
function linesByKind(problems: readonly Problem[]): string[] {
  const kinds = new Map<string, Problem[]>();
  for (const problem of problems) {
    const kind = kindOf(problem);
    kinds.set(kind, [...(kinds.get(kind) ?? []), problem]);
  }
  const [many, few] = [true, false].map((isMany) =>
    [...kinds.values()].filter(({ length }) => length > MAX_PLACES === isMany),
  );
  return [
    ...(many ?? []).toSorted((a, b) => b.length - a.length).map(shortLine),
    ...sortProblems((few ?? []).flat()).map((problem) => `  ${formatProblem(problem)}`),
  ];
}

function section(heading: string, problems: readonly Problem[], isFull: boolean): string[] {
  if (problems.length === 0) return [];
  const sorted = sortProblems(problems);
  const lines = isFull
    ? sorted.map((problem) => `  ${formatProblem(problem)}`)
    : linesByKind(sorted);
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
  pictures: number;
};

/**
 * Tells what an import did and what it could not do, with counts at the end.
 * @param isFull whether it has a line for each place, or one for many of a kind
 */
export function reportOf(
  { general, refused, notes, problems, others, imported, drafts, pictures }: Outcome,
  isFull: boolean,
): string {
  return [
    ...section("Of the whole blog", general, isFull),
    ...section("Refused", refused, isFull),
    ...section(
      "To be looked at. Each line made its article a draft, except a main picture's that is too small",
      notes,
      isFull,
    ),
    ...section("The content check still finds", problems, isFull),
    `Articles imported ${imported}, of them published ${imported - drafts}, drafts ${drafts}; refused ${refused.length}. Pictures copied: ${pictures}.`,
    problems.length > 0
      ? "Correct what the content check finds before you build the site."
      : "Everything imported passes the content check.",
    ...(others > 0
      ? [`Problems elsewhere in the content: ${others}. See npm run check:content.`]
      : []),
  ].join("\n");
}
