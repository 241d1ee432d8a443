import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PagefindIndex } from "pagefind";
import { builtPages } from "../../lib/built-pages";
import { importModule } from "../../lib/import-module";
import { SEARCH_FOLDER } from "../../site-contract/layout";
import type { SiteSearchOptions } from "./options";
import { browserScript, isServed } from "./pagefind-script";
import { EXCLUDED_SELECTORS, recordsOf } from "./records";

function check(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join("; ")}`);
}

async function addPages(
  index: PagefindIndex,
  site: string,
  { isSearched, pageFilter }: SiteSearchOptions,
): Promise<void> {
  for (const { address, file } of builtPages(site)) {
    if (!isSearched(address)) continue;
    const html = await readFile(path.join(site, file), "utf8");
    for (const record of recordsOf(address, html, pageFilter))
      check((await index.addHTMLFile(record)).errors);
  }
}

async function writeFiles(index: PagefindIndex, folder: string): Promise<void> {
  const { errors, files } = await index.getFiles();
  check(errors);
  await rm(folder, { recursive: true, force: true });
  for (const { path: name, content } of files.filter((file) => isServed(file.path))) {
    const file = path.join(folder, name);
    const isScript = name === "pagefind.js";
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, isScript ? await browserScript(String(Buffer.from(content))) : content);
  }
}

/**
 * Writes the search index of a built site into it.
 * @param site folder of the built site
 * @throws Error with what Pagefind reports
 */
export async function writeSearchIndex(
  options: SiteSearchOptions,
  site: string = path.resolve("public"),
): Promise<void> {
  const pagefind = await importModule<typeof import("pagefind")>("pagefind");
  try {
    const { index, errors } = await pagefind.createIndex({
      forceLanguage: options.language,
      excludeSelectors: [...EXCLUDED_SELECTORS, ...options.ignored],
      includeCharacters: options.wordCharacters,
    });
    check(errors);
    if (!index) throw new Error("Pagefind did not start");
    await addPages(index, site, options);
    await writeFiles(index, path.join(site, SEARCH_FOLDER));
  } finally {
    await pagefind.close();
  }
}
