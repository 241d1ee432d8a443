import { formatProblem, inOrder, type Problem } from "../../src/content-model/problem";
import type { ExistingContent } from "./existing-content";
import type { Mapping } from "./mapping";
import type { Note } from "./note";

const section = (heading: string, problems: readonly Problem[]): string[] =>
  problems.length === 0
    ? []
    : [`${heading}: ${problems.length}`, ...inOrder(problems).map((problem) => `  ${formatProblem(problem)}`), ""];

/** A rule without what differs from article to article. */
const kindOf = ({ field, rule }: Problem): string =>
  `${field ? `${field}: ` : ""}${rule.replace(/"(?:\\.|[^"\\])*"|<[^>]+>|\d+/g, "…").replace(/ \(used in .*$/, "")}`;

/** How often each kind of problem occurs, the most frequent first. */
function tally(problems: readonly Problem[]): string[] {
  const counts = new Map<string, number>();
  for (const kind of problems.map(kindOf)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const lines = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([kind, count]) => `${String(count).padStart(7)} ${kind}`);
  return lines.length > 0 ? ["In sum", ...lines, ""] : [];
}

export type Outcome = Record<"imported" | "drafts" | "files" | "others", number> & {
  refused: Note[];
  notes: Note[];
  /** What the content check finds in imported articles; `others` are those of the rest of the content. */
  problems: Problem[];
  isDryRun: boolean;
};

/** Everything an import did and did not do, with counts at the end. */
export function reportOf({ refused, notes, problems, others, imported, drafts, files, isDryRun }: Outcome): string {
  const isLoss = (note: Note) => note.isLoss;
  return [
    ...section("Refused", refused),
    ...section("To be looked at; these articles are drafts", notes.filter(isLoss)),
    ...section(
      "Done otherwise",
      notes.filter((note) => !isLoss(note)),
    ),
    ...section("The content check still finds", problems),
    ...tally([...refused, ...notes, ...problems]),
    `${isDryRun ? "Nothing was written. It would be: articles" : "Articles"} imported ${imported}, of them published ${imported - drafts}, drafts ${drafts}; refused ${refused.length}. Pictures and films copied: ${files}.`,
    problems.length > 0
      ? "Correct what the content check finds before you build the site."
      : "Everything imported passes the content check.",
    ...(others > 0 ? [`Problems elsewhere in the content: ${others}. See npm run check:content.`] : []),
  ].join("\n");
}

/** What a proposed mapping has recognised. */
export function proposalText(
  { fields, categories, authors, oldSite }: Mapping,
  { categories: ours, team }: ExistingContent,
  articles: number,
): string {
  const missing = Object.entries(fields).flatMap(([field, keys]) => (keys.length > 0 ? [] : [field]));
  const recognised = (choices: Mapping["categories"], known: readonly { id: string }[]) => {
    const values = Object.values(choices);
    return `${values.filter(Boolean).length} of ${values.length} recognised; they may lead to ${known.map(({ id }) => id).join(", ")}.`;
  };
  return [
    `Articles found: ${articles}.`,
    `In no field of the front matter: ${missing.join(", ") || "nothing"}. Title, teaser, date and slug are then derived from the text and the name of the file.`,
    `Old address: ${oldSite ?? "not found; links to other pages of the old site become their words"}.`,
    `Categories: ${recognised(categories, ours)}`,
    `Authors: ${recognised(authors, team)}`,
  ].join("\n");
}
