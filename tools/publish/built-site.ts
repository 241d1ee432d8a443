import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "./files";
import { findCssUrls, type Page, readPage } from "./html-page";

/** A problem in the built site; `file` is relative to the built folder. */
export type Finding = { file: string; message: string };

export type Redirect = { from: string; to: string };

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

/** The editor's program lies here. It is no page of the site and follows rules of its own. */
export const EDITOR_FOLDER = "admin/";

/** Parts of pages, already put together by Gatsby; nobody asks for them. */
export const SLICES_FOLDER = "_gatsby/slices/";

/** Whether a built file is a page of the site. */
export const isPage = (file: string): boolean =>
  file.endsWith(".html") && !file.startsWith(EDITOR_FOLDER) && !file.startsWith(SLICES_FOLDER);

/** As visitors know a page, by its file. */
export const addressOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$/, "")}`;

/** Netlify's format, which Gatsby's plugins write: `from to status`, a line each. */
export function parseRedirects(text: string): Redirect[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("#"));
  return lines.map((line) => {
    const [from = "", to = ""] = line.split(/\s+/);
    return { from, to };
  });
}

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
  const redirects = existsSync(path.join(directory, "_redirects")) ? parseRedirects(read("_redirects")) : [];
  return { directory, files, pages, redirects, styleSheets, origin: originOf(pages) };
}
