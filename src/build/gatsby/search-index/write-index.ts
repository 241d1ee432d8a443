import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PagefindIndex } from "pagefind";
import { listFiles } from "../../../../lib/list-files";
import { SEARCH_FOLDER } from "../../../../site-contract/layout";
import { browserScript, SERVED } from "../../../overrides/pagefind-script";
import { addressOf, isPage } from "../built-site/read-site";
import { importModule } from "../import-module";
import { recordsOf, UNSEARCHED } from "./page-records";

const check = (errors: readonly string[]): void => {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join("; ")}`);
};

async function addRecords(index: PagefindIndex, site: string): Promise<void> {
  for (const file of listFiles(site).filter(isPage)) {
    const html = await readFile(path.join(site, file), "utf8");
    for (const record of recordsOf(addressOf(file), html))
      check((await index.addHTMLFile(record)).errors);
  }
}

async function writeServed(index: PagefindIndex, target: string): Promise<void> {
  const { errors, files } = await index.getFiles();
  check(errors);
  await rm(target, { recursive: true, force: true });
  for (const { path: name, content } of files.filter((file) => SERVED.test(file.path))) {
    const file = path.join(target, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(
      file,
      name === "pagefind.js" ? await browserScript(Buffer.from(content).toString()) : content,
    );
  }
}

/**
 * Writes the search index of a built site into it.
 * @param site folder of the built site
 * @throws Error with what Pagefind reports
 */
export async function writeSearchIndex(site: string = path.resolve("public")): Promise<void> {
  const pagefind = await importModule<typeof import("pagefind")>("pagefind");
  try {
    const { index, errors } = await pagefind.createIndex({
      forceLanguage: "en",
      excludeSelectors: UNSEARCHED,
      // C++ and C# are words.
      includeCharacters: "+#",
    });
    check(errors);
    if (!index) throw new Error("Pagefind did not start");
    await addRecords(index, site);
    await writeServed(index, path.join(site, SEARCH_FOLDER));
  } finally {
    await pagefind.close();
  }
}
