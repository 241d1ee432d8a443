import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PagefindIndex } from "pagefind";
import { SEARCH_URL_SEPARATOR } from "../../src/constants/search";
import { isPage } from "../build/built-site";
import { listFiles } from "../build/files";
import { searchCore } from "./core";
import { escapeHtml, isSearched, recordsOf, type SearchRecord } from "./page-records";

/** What the page of the search asks for; the rest is Pagefind's own interface, and rules of languages that are not there. */
const SENT =
  /^(?:pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|pagefind\.en_[0-9a-f]+\.pf_meta|fragment|index|filter)$/;

const addressOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$/, "")}`;

/**
 * A record as a page that Pagefind reads. Whatever it calls metadata can be found by its words, so date and picture, which are
 * only shown, travel behind the address, as `src/stores/pagefind.ts` expects.
 */
export function asPage({ url, html, kind, title, topic, date, picture }: SearchRecord): {
  url: string;
  content: string;
} {
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
async function addPages(index: PagefindIndex, directory: string): Promise<number> {
  let count = 0;
  let added: Promise<{ errors: string[] }> | undefined;
  const settle = async () => check((await added)?.errors ?? []);
  for (const file of listFiles(directory).keys()) {
    const address = addressOf(file);
    if (!isPage(file) || !file.endsWith("/index.html") || !isSearched(address)) continue;
    for (const record of recordsOf(address, await readFile(path.join(directory, file), "utf8"))) {
      await settle();
      added = index.addHTMLFile(asPage(record));
      count += 1;
    }
  }
  await settle();
  return count;
}

/** Leaves what the page of the search asks for, and nothing else. */
async function keepSent(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (!SENT.test(name)) await rm(path.join(folder, name), { recursive: true });
  const core = path.join(folder, "pagefind.js");
  await writeFile(core, await searchCore(await readFile(core, "utf8")));
}

/**
 * Writes the index of a built site.
 * @param target folder that is replaced
 * @returns how many things can be found
 * @throws Error with what Pagefind says
 */
export async function writeSearchIndex(directory: string, target: string): Promise<number> {
  const aside = `${target}.new`;
  for (const folder of [target, aside]) await rm(folder, { recursive: true, force: true });
  if (!existsSync(directory)) throw new Error(`There is no built site in ${directory}`);
  // Pagefind is no module that `require` finds.
  const { close, createIndex } = await import("pagefind");
  try {
    const { index, errors } = await createIndex({ forceLanguage: "en" });
    check(errors);
    if (!index) throw new Error("Pagefind did not start");
    const count = await addPages(index, directory);
    check((await index.writeFiles({ outputPath: aside })).errors);
    await keepSent(aside);
    await rename(aside, target);
    return count;
  } finally {
    await close();
  }
}
