import { constants, copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { loadContent } from "../../src/build/content-loader/load-content";
import type { Problem } from "../../src/content-model/problem";

/**
 * An entry as it will be written: its fields, its text, and the files beside it, each a copy of
 * another or bytes.
 */
export type Entry = {
  slug: string;
  fields: Record<string, unknown>;
  body: string;
  /** The text as the old site has it. */
  source: string;
  files: Map<string, string | Buffer>;
  notes: Problem[];
};

const entryText = ({ fields, body }: Entry): string =>
  `---\n${stringify(fields, { lineWidth: 0 })}---\n${body}`;

/**
 * Writes an entry into a folder of its own: nothing is ever overwritten.
 * @param target the folder of the articles
 * @throws the system's error, also where there is anything of that name
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

/** Code, in a fence that nothing of it ends. */
const asCode = (text: string): string =>
  `~~~~~~~~~~ markdown\n${text.replace(/~{10,}/g, "~~~~~~~~~").trimEnd()}\n~~~~~~~~~~\n`;

/**
 * Runs the content's own check over what was written. Entries with problems become drafts; drafts
 * that still have some, which would stop every build, show their old text as code. Drafts can make
 * links from others wrong in turn, so it is run until no further entry has any.
 * @param root the content folder
 * @returns the problems found on the way, those of imported entries that remain, and how many
 * others the content has
 */
export async function checkEntries(
  root: string,
  entries: readonly Entry[],
): Promise<{ solved: Problem[]; problems: Problem[]; others: number }> {
  const bySlug = new Map(
    entries.map((entry) => [`${path.basename(root)}/blog/${entry.slug}`, entry]),
  );
  const entryOf = ({ file }: Problem) => bySlug.get(file.split("/").slice(0, 3).join("/"));
  const solved = new Map<Entry, Problem[]>();
  for (;;) {
    const { problems } = await loadContent({ root });
    const own = problems.filter(entryOf);
    const changed = entries.filter((entry) => {
      const found = own.filter((problem) => entryOf(problem) === entry);
      const { draft: wasDraft } = entry.fields;
      if (found.length === 0 || entry.body === asCode(entry.source)) return false;
      if (wasDraft) entry.body = asCode(entry.source);
      entry.fields.draft = true;
      const told = wasDraft ? "; the old text stands there as code" : "";
      solved.set(
        entry,
        found.map((problem) => ({ ...problem, rule: `${problem.rule}${told}` })),
      );
      return true;
    });
    if (changed.length === 0)
      return {
        solved: [...solved.values()].flat(),
        problems: own,
        others: problems.length - own.length,
      };
    for (const entry of changed)
      writeFileSync(path.join(root, "blog", entry.slug, "index.md"), entryText(entry));
  }
}
