import { existsSync } from "node:fs";
import { copyFile, rm } from "node:fs/promises";
import path from "node:path";
import pMap from "p-map";
import { builtPages } from "../../../lib/built-pages";
import { isStaticFile } from "./static-files";

const INDEX = "/index.html";
const CONCURRENCY = 16;

/** A page's file, such as `works/index.html`, and the one beside its folder, `works.html`. */
type FlatPage = { file: string; flat: string };

/** The pages in folders. `404` has the flat file from Gatsby: hosts expect it there. */
const flatPages = (site: string): FlatPage[] =>
  builtPages(site)
    .filter(({ address, file }) => file.endsWith(INDEX) && address !== "/404")
    .map(({ file }) => ({ file, flat: `${file.slice(0, -INDEX.length)}.html` }));

/**
 * Writes each page a second time, as `works.html` beside `works/index.html`. Hosts send `/works`
 * from it; where the folder alone is there, most of them redirect to `/works/` (ADR 47).
 * @param site folder of the built site
 * @throws Error for a file in `static` that hosts would send in place of a page
 */
export async function writeFlatPages(site: string): Promise<void> {
  const pages = flatPages(site);
  const taken = pages.find(({ flat }) => isStaticFile(flat));
  if (taken)
    throw new Error(
      `static/${taken.flat} would be sent in place of the page /${taken.flat.slice(0, -".html".length)}. ` +
        "Fix: delete it; its address leads to the page",
    );
  const write = ({ file, flat }: FlatPage) =>
    copyFile(path.join(site, file), path.join(site, flat));
  await pMap(pages, write, { concurrency: CONCURRENCY });
}

/** Deletes the second files of the build before: their pages may change or go. */
export async function removeFlatPages(site: string): Promise<void> {
  if (!existsSync(path.join(site, "page-data"))) return;
  const ours = flatPages(site).filter(({ flat }) => !isStaticFile(flat));
  await pMap(ours, ({ flat }) => rm(path.join(site, flat), { force: true }), {
    concurrency: CONCURRENCY,
  });
}
