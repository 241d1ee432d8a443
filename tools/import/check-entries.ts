import path from "node:path";
import { loadContent } from "../../src/content-loader/load-content";
import type { Problem } from "../../src/content-model/problem";
import type { Entry } from "./convert-article";
import { markDraft } from "./write-entries";

/**
 * Runs the content's own check over what was written. Entries with problems become drafts, which can make links from others
 * wrong in turn, so it is run until no further one has any.
 * @param root the content folder
 * @returns the problems of imported entries that remain, and how many others the content has
 */
export async function checkEntries(
  root: string,
  entries: readonly Entry[],
): Promise<{ problems: Problem[]; others: number }> {
  const target = path.join(root, "blog");
  const prefix = `${path.basename(root)}/blog/`;
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  const entryOf = ({ file }: Problem) => (file.startsWith(prefix) ? bySlug.get(file.split("/")[2] ?? "") : undefined);
  for (;;) {
    const { problems } = await loadContent({ root });
    const faulty = new Set(problems.flatMap((problem) => entryOf(problem) ?? []));
    const published = [...faulty].filter(({ fields }) => fields.draft !== true);
    for (const entry of published) markDraft(target, entry);
    if (published.length > 0) continue;
    const own = problems.filter(entryOf);
    return { problems: own, others: problems.length - own.length };
  }
}
