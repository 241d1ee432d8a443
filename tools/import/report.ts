import { formatProblem, type Problem } from "../../src/content-model/problem";
import type { House } from "./house";
import type { Mapping } from "./mapping";
import type { Note } from "./note";

const counted = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

function section(heading: string, problems: readonly Problem[]): string[] {
  if (problems.length === 0) return [];
  const sorted = [...problems].sort((a, b) => a.file.localeCompare(b.file, "en") || (a.line ?? 0) - (b.line ?? 0));
  const files = new Set(problems.map(({ file }) => file)).size;
  return [
    `${heading}: ${problems.length} in ${counted(files, "file")}`,
    ...sorted.map((problem) => `  ${formatProblem(problem)}`),
    "",
  ];
}

/** A rule without what differs from article to article. */
const kindOf = ({ field, rule }: Problem): string =>
  `${field ? `${field}: ` : ""}${rule.replace(/"(?:\\.|[^"\\])*"|<[\w.-]+>|\d+/g, "…").replace(/ \(used in .*$/, "")}`;

/** How often each kind of remark occurs, and in how many files, the most frequent first. */
function tally(problems: readonly Problem[]): string[] {
  const kinds = new Map<string, Problem[]>();
  for (const problem of problems) kinds.set(kindOf(problem), [...(kinds.get(kindOf(problem)) ?? []), problem]);
  return [...kinds]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(
      ([kind, found]) =>
        `  ${String(found.length).padStart(5)} in ${counted(new Set(found.map(({ file }) => file)).size, "file")}: ${kind}`,
    );
}

/** The folder of the article that a problem is in. */
const entryOf = ({ file }: Problem): string => file.split("/").slice(0, 3).join("/");

export type Outcome = {
  refused: Note[];
  notes: Note[];
  problems: Problem[];
  /** Problems of the content that are not the import's. */
  others: number;
  imported: number;
  drafts: number;
  files: number;
  isDryRun: boolean;
};

/** Everything an import did and did not do, with counts at the end. */
export function reportOf({ refused, notes, problems, others, imported, drafts, files, isDryRun }: Outcome): string {
  const lost = notes.filter(({ isLoss }) => isLoss);
  const all = [...refused, ...notes, ...problems];
  return [
    ...section("Refused", refused),
    ...section("To be looked at; these articles are drafts", lost),
    ...section(
      "Done otherwise",
      notes.filter(({ isLoss }) => !isLoss),
    ),
    ...section("The content check still finds", problems),
    ...(all.length > 0 ? ["In sum", ...tally(all), ""] : []),
    `${isDryRun ? "Nothing was written. It would be: articles" : "Articles"} imported ${imported}, of them published ${imported - drafts}, drafts ${drafts}; refused ${refused.length}. Pictures and films copied: ${files}.`,
    problems.length > 0
      ? `${counted(new Set(problems.map(entryOf)).size, "article")} must be corrected before the content is valid: what the check finds is above.`
      : "Everything imported passes the content check.",
    ...(others > 0 ? [`The content has ${counted(others, "other problem")}: see npm run check:content.`] : []),
  ].join("\n");
}

const chosen = (choices: Mapping["categories"]): string => {
  const values = Object.values(choices);
  return `${values.filter(Boolean).length} of ${values.length} found were recognised`;
};

/** What a proposed mapping guesses, and what to do next. */
export function proposalText(
  { fields, categories, authors, oldSite }: Mapping,
  house: House,
  articles: number,
): string {
  const guesses = Object.entries(fields).map(
    ([field, keys]) => `  ${field}: ${keys.length > 0 ? keys.join(", else ") : "in no field of the front matter"}`,
  );
  return [
    `There are ${counted(articles, "article")}. The fields were guessed:`,
    ...guesses,
    `  old address: ${oldSite ?? "not found; links to other pages of the old site become their words"}`,
    `Categories: ${chosen(categories)}; they may lead to ${house.categories.map(({ id }) => id).join(", ")}.`,
    `Authors: ${chosen(authors)}; they may lead to ${house.team.map(({ id }) => id).join(", ")}.`,
    "What is missing is derived: the date and the slug from the file's name, the title from the first heading, the teaser from the first paragraph.",
  ].join("\n");
}
