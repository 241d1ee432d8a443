import { constants, copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import type { Problem } from "../../plugins/gatsby-source-content/model";
import { loadSiteContent } from "../../src/content-rules/load-site-content";

/** An article as an entry of the content. */
export type Entry = {
  slug: string;
  fields: Record<string, unknown>;
  body: string;
  /** The text before its conversion. */
  source: string;
  /** Files beside the entry: bytes, or the path of a file to copy, by name. */
  files: Map<string, string | Buffer>;
  notes: Problem[];
};

const entryText = ({ fields, body }: Entry): string =>
  `---\n${stringify(fields, { lineWidth: 0 })}---\n${body}`;

/**
 * Writes an entry into a new folder.
 * @param target folder of the articles
 * @throws the system's error, also if the folder exists already: nothing is ever overwritten
 */
export function writeEntry(target: string, entry: Entry): void {
  const folder = path.join(target, entry.slug);
  mkdirSync(folder);
  for (const [name, content] of entry.files) {
    const file = path.join(folder, name);
    if (typeof content === "string") copyFileSync(content, file, constants.COPYFILE_EXCL);
    else writeFileSync(file, content, { flag: "wx" });
  }
  writeFileSync(path.join(folder, "index.md"), entryText(entry), { flag: "wx" });
}

/** A text as a code block, in a fence that is longer than any in the text. */
const codeBlock = (text: string): string =>
  `~~~~~~~~~~ markdown\n${text.replace(/~{10,}/g, "~~~~~~~~~").trimEnd()}\n~~~~~~~~~~\n`;

/** Whether an entry with problems can be set back: of a draft only the text, whose problems have no field. */
const canSetBack = ({ fields, body, source }: Entry, problems: readonly Problem[]): boolean =>
  !fields.draft || (body !== codeBlock(source) && problems.some(({ field }) => !field));

/** Sets an entry back to what a build accepts: to a draft, or, as a draft, to its old text as code. */
function setBack(entry: Entry): void {
  if (entry.fields.draft) entry.body = codeBlock(entry.source);
  entry.fields.draft = true;
}

/**
 * Checks the content and sets back imported entries with problems until none changes any more: a
 * draft can make links from other entries wrong.
 * @param root the content folder
 * @returns the problems that were solved, those that imported entries still have, and the number of
 * problems in the rest of the content
 */
export async function checkEntries(
  root: string,
  entries: readonly Entry[],
): Promise<{ solved: Problem[]; problems: Problem[]; others: number }> {
  const entriesByFolder = new Map(
    entries.map((entry) => [`${path.basename(root)}/blog/${entry.slug}`, entry]),
  );
  const entryOf = ({ file }: Problem) => entriesByFolder.get(file.split("/").slice(0, 3).join("/"));
  const solved = new Map<Entry, Problem[]>();
  for (;;) {
    const { problems: all } = await loadSiteContent({ root });
    const problems = all.filter(entryOf);
    const problemsOf = (entry: Entry) => problems.filter((problem) => entryOf(problem) === entry);
    const faulty = new Set(problems.map(entryOf));
    const changeable = entries.filter(
      (entry) => faulty.has(entry) && canSetBack(entry, problemsOf(entry)),
    );
    if (changeable.length === 0)
      return {
        solved: [...solved.values()].flat(),
        problems,
        others: all.length - problems.length,
      };
    for (const entry of changeable) {
      const remark = entry.fields.draft ? "; the old text stands there as code" : "";
      solved.set(
        entry,
        problemsOf(entry).map((problem) => ({ ...problem, rule: `${problem.rule}${remark}` })),
      );
      setBack(entry);
      writeFileSync(path.join(root, "blog", entry.slug, "index.md"), entryText(entry));
    }
  }
}
