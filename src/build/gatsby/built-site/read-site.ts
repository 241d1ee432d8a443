import { readFileSync } from "node:fs";
import path from "node:path";
import { EDITOR_FOLDER, INTERACTIVE_MAP_FOLDER, REDIRECTS_FILE } from "../../../../site-contract/layout";
import { parseRedirects, type Redirect } from "../../../../site-contract/redirects";
import type { PlayerSite } from "../../../constants/prose";
import { SLICES_FOLDER } from "../../../overrides/gatsby-output.cjs";
import { isStaticFile } from "../files/static-files";
import { originProblems, pageProblems } from "./checks/page";
import { listFiles } from "./files";
import { findCssUrls, intern, type PageContents, readPage } from "./html-page";

/** A problem in the built site; `file` is relative to the built folder. */
export type Finding = { file: string; message: string };

/** Metadata of a page for the link checks. */
export type Page = Pick<PageContents, "path" | "file" | "ids" | "links" | "sharePictures">;

export type BuiltSite = {
  directory: string;
  /** Relative path to size in bytes. */
  files: ReadonlyMap<string, number>;
  /** The pages for visitors, by address. */
  pages: ReadonlyMap<string, Page>;
  redirects: readonly Redirect[];
  /** SHA-256 in base64 of all inline scripts of the pages. */
  scriptHashes: ReadonlySet<string>;
  /** The same of their inlined style sheets. */
  styleHashes: ReadonlySet<string>;
  /** Sites whose videos the pages play. */
  players: ReadonlySet<PlayerSite>;
  /** The site's own origin as its pages name it, or `null`. */
  origin: string | null;
  /** Problems within single pages and style sheets, found while parsing. */
  findings: readonly Finding[];
};

/** Programs of others, each with a policy of its own, and files of others, such as those that prove who owns the site. */
const isOfOthers = (file: string): boolean =>
  file.startsWith(EDITOR_FOLDER) || file.startsWith(INTERACTIVE_MAP_FOLDER) || isStaticFile(file);

/** Whether a built file is a page of the site. */
export const isPage = (file: string): boolean =>
  file.endsWith(".html") && !isOfOthers(file) && !file.startsWith(SLICES_FOLDER);

/** A page's address, from its file. */
export const addressOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$/, "")}`;

/**
 * Reads a built site once for all checks. Keeps metadata only, because there may be ten thousand pages.
 * @param meant words of the content that look like leftovers of the build
 */
export function readSite(directory: string, meant?: ReadonlySet<string>): BuiltSite {
  const files = listFiles(directory);
  const pages = new Map<string, Page>();
  const findings: Finding[] = [];
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  const players = new Set<PlayerSite>();
  let origin: string | null = null;
  const read = (file: string): string => readFileSync(path.join(directory, file), "utf8");
  for (const file of files.keys()) {
    if (isOfOthers(file)) continue;
    const problems: string[] = [];
    if (isPage(file)) {
      const contents = readPage({ path: addressOf(file), file, html: read(file) }, meant);
      const { path, ids, links, sharePictures, canonicals } = contents;
      pages.set(path, { path, file, ids, links, sharePictures });
      for (const hash of contents.scriptHashes) scriptHashes.add(hash);
      for (const hash of contents.styleHashes) styleHashes.add(hash);
      for (const site of contents.players) players.add(site);
      if (path === "/" && canonicals[0] && URL.canParse(canonicals[0])) origin = new URL(canonicals[0]).origin;
      problems.push(...pageProblems(contents));
    }
    if (file.endsWith(".css")) problems.push(...originProblems("a url()", findCssUrls(read(file))));
    findings.push(...problems.map((problem) => ({ file, message: intern(problem) })));
  }
  const redirects = files.has(REDIRECTS_FILE) ? parseRedirects(read(REDIRECTS_FILE)).redirects : [];
  return { directory, files, pages, redirects, scriptHashes, styleHashes, players, origin, findings };
}
