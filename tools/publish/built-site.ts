import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { EDITOR_FOLDER, REDIRECTS_FILE } from "../../site-contract/layout";
import { parseRedirects, type Redirect } from "../../site-contract/redirects";
import { listFiles } from "./files";
import { findCssUrls, type Page, readPage } from "./html-page";

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
const addressOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$/, "")}`;

function originOf(pages: ReadonlyMap<string, Page>): string | null {
  try {
    return new URL(pages.get("/")?.canonicals[0] ?? "").origin;
  } catch {
    return null;
  }
}

/** Reads a built site once for all checks. */
export function readSite(directory: string): BuiltSite {
  const files = listFiles(directory);
  const pages = new Map<string, Page>();
  const styleSheets: { file: string; urls: string[] }[] = [];
  const read = (file: string): string => readFileSync(path.join(directory, file), "utf8");
  for (const file of files.keys()) {
    if (file.startsWith(EDITOR_FOLDER)) continue;
    if (isPage(file)) {
      const path = addressOf(file);
      pages.set(path, readPage({ path, file, html: read(file) }));
    }
    if (file.endsWith(".css")) styleSheets.push({ file, urls: findCssUrls(read(file)) });
  }
  const redirects = existsSync(path.join(directory, REDIRECTS_FILE))
    ? parseRedirects(read(REDIRECTS_FILE)).redirects
    : [];
  return { directory, files, pages, redirects, styleSheets, origin: originOf(pages) };
}
