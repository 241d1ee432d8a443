import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatProblem, type Problem } from "../../plugins/gatsby-source-content/model";
import { PlainError } from "../lib/project.mjs";
import {
  guessFolders,
  listSourceFiles,
  otherFolders,
  readArticles,
  type SourceArticle,
  type SourceFiles,
} from "./articles";
import { type Configuration, readConfiguration } from "./configuration";
import { convertAll } from "./convert";
import { checkEntries, writeEntry } from "./entries";
import { dateOf, describeRule, doubtfulRules, isNeverIgnored, unknownFields } from "./fields";
import { type ExistingContent, type Mapping, readExistingContent, readMapping } from "./mapping";
import { proposeMapping } from "./propose-mapping";
import { type Outcome, reportOf } from "./report";

export type ImportOptions = {
  from: string;
  /** Folder of the articles, `blog` in a content folder. */
  to: string;
  mapping: string;
};

/** @throws PlainError that names the option */
function existingFolder(option: string, folder: string): string {
  const absolute = path.resolve(folder);
  if (statSync(absolute, { throwIfNoEntry: false })?.isDirectory()) return absolute;
  throw new PlainError(`${option} ${folder} is not a folder.`);
}

/** The name of the full report, which lies beside the mapping. */
const REPORT = "import-report.txt";

/** Folders that a line names; a blog may have hundreds. */
const MAX_NAMED = 12;

/** Says what becomes of line ends and signs, so that somebody compares it with the old site. */
function describeText({ generator, lineBreaks, signs }: Configuration): string {
  const changes = Object.entries(signs).filter(([mark, sign]) => mark !== sign);
  const shown = changes.map(([mark, sign]) => `\`${mark}\` as \`${sign}\``);
  const ends = `Line ends become ${lineBreaks ? "line breaks" : "blanks"} ("lineBreaks")`;
  const words = shown.length > 0 ? shown.join(", ") : "quotation marks and dashes stay";
  const reason = generator ? `as ${generator} shows them` : "since no generator is known";
  return `${ends}, ${words} ("signs"): ${reason}. Compare an article with the old site.`;
}

/** Says which Markdown is not taken for articles. */
function describeOthers(others: readonly string[]): string[] {
  const more = others.length > MAX_NAMED ? ` and ${others.length - MAX_NAMED} more folders` : "";
  const named = others.slice(0, MAX_NAMED).map((name) => JSON.stringify(name));
  const names = `${named.join(", ")}${more}`;
  return others.length > 0
    ? [`Left behind: the Markdown in ${names}. Add the folders of articles to "articles".`]
    : [];
}

/** Says which rules of the old project make drafts, and of how many articles. */
function describeRules(articles: readonly SourceArticle[], mapping: Mapping): string[] {
  const counts = new Map<string, number>();
  for (const article of articles)
    for (const { rule, names } of doubtfulRules(article, mapping)) {
      // Fields that may be ignored are among the others.
      if (rule.fields && !names.some((name) => isNeverIgnored(name, mapping))) continue;
      const words = describeRule(rule, names);
      counts.set(words, (counts.get(words) ?? 0) + 1);
    }
  if (counts.size === 0) return [];
  return [
    'The old project may hide these articles together; add a "name" to "ignored" if it hides nothing:',
    ...[...counts].map(([words, count]) => `  ${words}: ${count} of ${articles.length}`),
  ];
}

function propose(
  mapping: string,
  from: string,
  source: SourceFiles,
  existing: ExistingContent,
): string {
  const folders = guessFolders(source);
  const configuration = readConfiguration(from, source);
  const { articles } = readArticles(from, source, folders, configuration.rules);
  if (articles.length === 0) throw new PlainError(`There is no article in ${from}.`);
  const proposal = proposeMapping(articles, from, folders, configuration, existing);
  writeFileSync(mapping, `${JSON.stringify(proposal, null, 2)}\n`, { flag: "wx" });
  const unknown = new Set(
    articles.flatMap((article) => [
      ...unknownFields(article, proposal),
      ...doubtfulRules(article, proposal).flatMap(({ names }) => names),
    ]),
  );
  const isKeptOut = (name: string) => isNeverIgnored(name, proposal);
  const list = (names: readonly string[]) => names.toSorted().join(", ") || "none";
  const undated = articles.filter((article) => dateOf(article, proposal) === null);
  const known = [...unknown];
  const basePath = configuration.basePath && `, with ${configuration.basePath} at its end`;
  return [
    `Articles found: ${articles.length}, in ${folders.join(", ")}.`,
    ...describeOthers(otherFolders(source, folders)),
    ...(configuration.oldSite === null
      ? [
          `The address of the old site is not known: write it into "oldSite"${basePath}. It tells links to the old site from those to other ones.`,
        ]
      : []),
    describeText(configuration),
    ...configuration.notes.map((note) => formatProblem(note)),
    `Fields that make articles drafts: ${list(known.filter(isKeptOut))}.`,
    `Other fields make drafts, too; add those to "ignored" that never keep one back: ${list(known.filter((name) => !isKeptOut(name)))}.`,
    ...describeRules(articles, proposal),
    ...(undated.length > 0
      ? [
          `Without a date that can be read, and so refused: ${undated.length}, the first ${undated[0]?.file}. If a field has their date, add its name to "date" in "fields".`,
        ]
      : []),
    `The guesses are in ${mapping}. Look at it, correct it, then run the same command again.`,
  ].join("\n");
}

/**
 * Imports a blog. If there is no mapping yet, only proposes one.
 * @returns a report, and whether everything imported passes the content check
 * @throws PlainError for a wrong option or mapping
 */
export async function runImport(
  options: ImportOptions,
): Promise<{ text: string; isValid: boolean }> {
  const from = existingFolder("--from", options.from);
  const to = path.resolve(options.to);
  if (path.basename(to) !== "blog")
    throw new PlainError(`--to ${options.to} must be the folder blog of a content folder.`);
  const root = existingFolder("--to", path.dirname(options.to));
  const source = listSourceFiles(from);
  const existing = readExistingContent(root);
  if (!existsSync(options.mapping))
    return { text: propose(options.mapping, from, source, existing), isValid: true };

  const mapping = readMapping(options.mapping, existing);
  const { rules, notes } = readConfiguration(from, source);
  for (const folder of mapping.articles)
    if (readArticles(from, source, [folder], []).articles.length === 0)
      throw new PlainError(
        `${options.mapping}: articles: there is no article in ${JSON.stringify(folder)}.`,
      );
  const { entries, refused } = await convertAll(from, source, mapping, existing, rules);
  mkdirSync(to, { recursive: true });
  for (const entry of entries) writeEntry(to, entry);
  const { solved, problems, others } = await checkEntries(root, entries);
  const withSourcePath = (note: Problem): Problem => ({
    ...note,
    file: path.posix.join(options.from, note.file),
  });
  const outcome: Outcome = {
    general: notes.map(withSourcePath),
    refused: refused.map(withSourcePath),
    notes: [...entries.flatMap(({ notes }) => notes).map(withSourcePath), ...solved],
    problems,
    others,
    imported: entries.length,
    drafts: entries.filter(({ fields }) => fields.draft === true).length,
    pictures: entries
      .flatMap(({ files }) => [...files.values()])
      .filter((content) => typeof content === "string").length,
  };
  const report = path.join(path.dirname(options.mapping), REPORT);
  writeFileSync(report, `${reportOf(outcome, true)}\n`);
  const text = `${reportOf(outcome, false)}\nThe report with every place is in ${report}.`;
  return { text, isValid: problems.length === 0 };
}
