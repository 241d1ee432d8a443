import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { EDITOR_FOLDER, REDIRECTS_FILE } from "../../site-contract/layout";
import { parseRedirects, type Redirect } from "../../site-contract/redirects";
import { findCssUrls } from "./css-urls";
import { listFiles } from "./files";
import { type Page, readPage } from "./html-page";
import { findLeftover } from "./leftovers";
import { createMemory } from "./page-memory";
import { rememberedFacts } from "./remembered-facts";

/** A problem in the built site; `file` is relative to the built folder. */
export type Finding = { file: string; message: string };

export type BuiltSite = {
  directory: string;
  /** Relative path to size in bytes. */
  files: ReadonlyMap<string, number>;
  /** The pages that visitors see, by address. */
  pages: ReadonlyMap<string, Page>;
  redirects: readonly Redirect[];
  styleSheets: readonly { file: string; urls: readonly string[] }[];
  /** The site's own origin as its pages name it, or `null`. */
  origin: string | null;
};

/** Parts of pages, already put together by Gatsby; nobody asks for them. */
export const SLICES_FOLDER = "_gatsby/slices/";

/** Whether a built file is a page of the site. */
export const isPage = (file: string): boolean =>
  file.endsWith(".html") && !file.startsWith(EDITOR_FOLDER) && !file.startsWith(SLICES_FOLDER);

/** As visitors know a page, by its file. */
export const addressOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$/, "")}`;

function originOf(pages: ReadonlyMap<string, Page>): string | null {
  try {
    return new URL(pages.get("/")?.canonicals[0] ?? "").origin;
  } catch {
    return null;
  }
}

/** What reads a page. */
const JUDGES = ["built-site.ts", "html-page.ts", "page-memory.ts", "css-urls.ts", "leftovers.ts"].map(
  (file) => `tools/build/${file}`,
);

/**
 * Reads a built site once for all checks.
 * @param store file that keeps what is known of its pages between builds; without it all are read
 */
export function readSite(directory: string, store?: string): BuiltSite {
  const files = listFiles(directory);
  const pages = new Map<string, Page>();
  const styleSheets: { file: string; urls: string[] }[] = [];
  const memory = createMemory();
  const remembered = store === undefined ? null : rememberedFacts<Page>(directory, store, JUDGES);
  const read = (file: string): string => readFileSync(path.join(directory, file), "utf8");
  for (const file of files.keys()) {
    if (file.startsWith(EDITOR_FOLDER)) continue;
    if (isPage(file)) {
      const path = addressOf(file);
      const readNow = () => readPage({ path, file, html: read(file) }, findLeftover, memory);
      pages.set(path, remembered ? remembered.get(file, readNow) : readNow());
    }
    if (file.endsWith(".css")) styleSheets.push({ file, urls: findCssUrls(read(file)) });
  }
  remembered?.save();
  const redirects = existsSync(path.join(directory, REDIRECTS_FILE))
    ? parseRedirects(read(REDIRECTS_FILE)).redirects
    : [];
  return { directory, files, pages, redirects, styleSheets, origin: originOf(pages) };
}
