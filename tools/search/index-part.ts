/** A process of `write-index.ts`: makes the parts of the index that it is told, one after the other. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PagefindIndex } from "pagefind";
import { escapeHtml } from "../../lib/escape-html";
import { SEARCH_URL_SEPARATOR } from "../../src/constants/search";
import { recordsOf, type SearchRecord } from "./page-records";
import type { SearchedPage } from "./pages";

/** What a process is told, and answers with how many things can be found, or what went wrong. */
export type PartTask = { directory: string; pages: readonly SearchedPage[]; target: string };
export type PartAnswer = { count: number } | { failure: string };

/**
 * A record as a page that Pagefind reads. Whatever it calls metadata can be found by its words, so date and picture, which are
 * only shown, travel behind the address, as `src/stores/pagefind.ts` expects.
 */
function asPage({ url, html, kind, title, topic, date, picture }: SearchRecord): { url: string; content: string } {
  const head = [
    `<meta data-pagefind-meta="title[content]" content="${escapeHtml(title)}">`,
    `<meta data-pagefind-filter="kind[content]" content="${kind}">`,
    topic && `<meta data-pagefind-meta="topic[content]" content="${escapeHtml(topic)}">`,
  ].join("");
  return {
    url: [url, date, picture].join(SEARCH_URL_SEPARATOR),
    content: `<!doctype html><html lang="en"><head>${head}</head><body><main data-pagefind-body>${html}</main></body></html>`,
  };
}

const check = (errors: readonly string[]): void => {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join("; ")}`);
};

/**
 * One page after the other: the same pages in the same order make the same index, and few are in memory. While Pagefind's
 * own process reads one, the next is prepared here.
 */
async function addPages(index: PagefindIndex, { directory, pages }: PartTask): Promise<number> {
  let count = 0;
  let added: Promise<{ errors: string[] }> | undefined;
  const settle = async () => check((await added)?.errors ?? []);
  for (const { file, address } of pages) {
    for (const record of recordsOf(address, await readFile(path.join(directory, file), "utf8"))) {
      await settle();
      added = index.addHTMLFile(asPage(record));
      count += 1;
    }
  }
  await settle();
  return count;
}

async function makePart(task: PartTask): Promise<PartAnswer> {
  // Pagefind is no module that `require` finds.
  const { createIndex } = await import("pagefind");
  const { index, errors } = await createIndex({ forceLanguage: "en" });
  check(errors);
  if (!index) throw new Error("Pagefind did not start");
  const count = await addPages(index, task);
  check((await index.writeFiles({ outputPath: task.target })).errors);
  await index.deleteIndex();
  return { count };
}

process.on("message", (task: PartTask) => {
  makePart(task)
    .catch((error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }))
    .then((answer) => process.send?.(answer));
});
process.on("disconnect", async () => (await import("pagefind")).close());
