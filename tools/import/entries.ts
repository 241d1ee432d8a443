import { constants, copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { loadContent } from "../../src/build/content-loader/load-content";
import type { Problem } from "../../src/content-model/problem";

/** An entry as it will be written: its fields, its text, and the files beside it, each a copy of another or bytes. */
export type Entry = {
  slug: string;
  fields: Record<string, unknown>;
  body: string;
  files: Map<string, string | Buffer>;
  notes: Problem[];
};

const entryText = ({ fields, body }: Entry): string => `---\n${stringify(fields, { lineWidth: 0 })}---\n${body}`;

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

/**
 * Runs the content's own check over what was written. Entries with problems become drafts, which can make links from others
 * wrong in turn, so it is run until no further one has any.
 * @param root the content folder
 * @returns the problems by which entries became drafts, those of imported entries that remain, and how many others the content has
 */
export async function checkEntries(
  root: string,
  entries: readonly Entry[],
): Promise<{ solved: Problem[]; problems: Problem[]; others: number }> {
  const bySlug = new Map(entries.map((entry) => [`${path.basename(root)}/blog/${entry.slug}`, entry]));
  const entryOf = ({ file }: Problem) => bySlug.get(file.split("/").slice(0, 3).join("/"));
  const solved: Problem[] = [];
  for (;;) {
    const { problems } = await loadContent({ root });
    const isPublished = (problem: Problem) => entryOf(problem)?.fields.draft === undefined && entryOf(problem);
    const causes = problems.filter(isPublished);
    solved.push(...causes);
    for (const entry of new Set(causes.flatMap((problem) => entryOf(problem) ?? []))) {
      entry.fields.draft = true;
      writeFileSync(path.join(root, "blog", entry.slug, "index.md"), entryText(entry));
    }
    if (causes.length > 0) continue;
    const own = problems.filter(entryOf);
    const remains = ({ file, rule }: Problem) => own.some((other) => other.file === file && other.rule === rule);
    return {
      solved: solved.filter((problem) => !remains(problem)),
      problems: own,
      others: problems.length - own.length,
    };
  }
}
