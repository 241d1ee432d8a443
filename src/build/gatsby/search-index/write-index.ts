import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PagefindIndex } from "pagefind";
import { escapeHtml } from "../../../../lib/escape-html";
import { SEARCH_FOLDER } from "../../../../site-contract/layout";
import { browserScript, SERVED } from "../../../overrides/pagefind-script";
import { SEARCH_URL_SEPARATOR } from "../../../search/constants";
import { importModule } from "../import-module";
import { recordsOf, type SearchRecord } from "./page-records";

const SCRIPT = "pagefind.js";

/**
 * Converts a record to a page for Pagefind. Pagefind indexes all metadata, so date and picture, which are only
 * displayed, are appended to the address; `src/search/result.ts` splits them.
 */
function toHtmlFile({ url, html, kind, title, topic, facts, date, picture }: SearchRecord): {
  url: string;
  content: string;
} {
  const head = [
    `<meta data-pagefind-meta="title[content]" content="${escapeHtml(title)}">`,
    `<meta data-pagefind-filter="kind[content]" content="${kind}">`,
    topic && `<meta data-pagefind-meta="topic[content]" content="${escapeHtml(topic)}">`,
    facts && `<meta data-pagefind-meta="facts[content]" content="${escapeHtml(facts)}">`,
  ].join("");
  return {
    url: [url, date, picture].join(SEARCH_URL_SEPARATOR),
    content: `<!doctype html><html lang="en"><head>${head}</head><body><main data-pagefind-body>${html}</main></body></html>`,
  };
}

/** Addresses of the indexed pages, in a fixed order, so that the index is reproducible. */
function searchedAddresses(site: string): string[] {
  const entries = ["blog", "works"].flatMap((section) => {
    const folder = path.join(site, section);
    return existsSync(folder) ? readdirSync(folder).map((slug) => `/${section}/${slug}`) : [];
  });
  return [...entries, "/services"].sort().filter((address) => existsSync(path.join(site, address, "index.html")));
}

const check = (errors: readonly string[]): void => {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join("; ")}`);
};

/** @returns the number of records */
async function addRecords(index: PagefindIndex, site: string): Promise<number> {
  let count = 0;
  for (const address of searchedAddresses(site)) {
    const page = await readFile(path.join(site, address, "index.html"), "utf8");
    for (const record of recordsOf(address, page)) {
      check((await index.addHTMLFile(toHtmlFile(record))).errors);
      count += 1;
    }
  }
  return count;
}

async function writeServed(index: PagefindIndex, target: string): Promise<void> {
  const { errors, files } = await index.getFiles();
  check(errors);
  await rm(target, { recursive: true, force: true });
  for (const { path: name, content } of files.filter((file) => SERVED.test(file.path))) {
    const file = path.join(target, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, name === SCRIPT ? await browserScript(Buffer.from(content).toString()) : content);
  }
}

/**
 * Writes the search index of a built site into it.
 * @param site folder of the built site
 * @returns the number of records
 * @throws Error with what Pagefind reports
 */
export async function writeSearchIndex(site: string = path.resolve("public")): Promise<number> {
  const pagefind = await importModule<typeof import("pagefind")>("pagefind");
  try {
    const { index, errors } = await pagefind.createIndex({ forceLanguage: "en" });
    check(errors);
    if (!index) throw new Error("Pagefind did not start");
    const count = await addRecords(index, site);
    await writeServed(index, path.join(site, SEARCH_FOLDER));
    return count;
  } finally {
    await pagefind.close();
  }
}
