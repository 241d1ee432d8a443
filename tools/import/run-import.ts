import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../../plugins/gatsby-source-content/model";
import { PlainError } from "../lib/project.mjs";
import { guessFolders, listSourceFiles, readArticles, type SourceFiles } from "./articles";
import { convertAll } from "./convert";
import { checkEntries, writeEntry } from "./entries";
import { unknownFields } from "./fields";
import { type ExistingContent, readExistingContent, readMapping } from "./mapping";
import { proposeMapping } from "./propose-mapping";
import { reportOf } from "./report";

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

function propose(
  mapping: string,
  from: string,
  source: SourceFiles,
  existing: ExistingContent,
): string {
  const folders = guessFolders(source);
  const { articles } = readArticles(from, source, folders);
  if (articles.length === 0) throw new PlainError(`There is no article in ${from}.`);
  const proposal = proposeMapping(articles, from, folders, existing);
  writeFileSync(mapping, `${JSON.stringify(proposal, null, 2)}\n`, { flag: "wx" });
  const unknown = new Set(articles.flatMap((article) => unknownFields(article, proposal)));
  return [
    `Articles found: ${articles.length}.`,
    `Fields that make an article a draft: ${[...unknown].sort().join(", ") || "none"}. Add those to "ignored" that never keep one back.`,
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
  const { entries, refused } = await convertAll(from, source, mapping, existing);
  mkdirSync(to, { recursive: true });
  for (const entry of entries) writeEntry(to, entry);
  const { solved, problems, others } = await checkEntries(root, entries);
  const withSourcePath = (note: Problem): Problem => ({
    ...note,
    file: path.posix.join(options.from, note.file),
  });
  const text = reportOf({
    refused: refused.map(withSourcePath),
    notes: [...entries.flatMap(({ notes }) => notes).map(withSourcePath), ...solved],
    problems,
    others,
    imported: entries.length,
    drafts: entries.filter(({ fields }) => fields.draft === true).length,
    files: entries.reduce((sum, { files }) => sum + files.size, 0),
  });
  return { text, isValid: problems.length === 0 };
}
