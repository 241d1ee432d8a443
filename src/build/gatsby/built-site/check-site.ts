import { readFileSync } from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import { contentDirectory, remoteBlogFolder, remoteBlogUrl } from "../../../constants/build";
import { checkPictures, checkSizes } from "./checks/files";
import { checkLinks, checkRedirects, checkSharePictures } from "./checks/links";
import { listNames } from "./files";
import { writeHeaders } from "./headers";
import { leftoversIn } from "./html-page";
import { type BuiltSite, type Finding, readSite } from "./read-site";

const noPages = (site: BuiltSite): Finding[] =>
  site.pages.has("/") ? [] : [{ file: "index.html", message: "is not there: the site has no home page" }];

const CHECKS: readonly ((site: BuiltSite) => readonly Finding[])[] = [
  noPages,
  checkLinks,
  checkRedirects,
  (site) => site.findings,
  checkSharePictures,
  checkPictures,
  checkSizes,
];

/** All problems of a built site. */
export const checkSite = (site: BuiltSite): Finding[] => CHECKS.flatMap((check) => check(site));

/**
 * All findings by file. One that is on many pages (a broken link in the footer) is reported once, with their number.
 */
export function formatFindings(findings: readonly Finding[]): string {
  const filesByMessage = new Map<string, Set<string>>();
  for (const { file, message } of findings)
    filesByMessage.set(message, (filesByMessage.get(message) ?? new Set()).add(file));
  const linesByFile = new Map<string, string[]>();
  for (const [message, files] of filesByMessage) {
    const [first = ""] = files;
    const more = files.size > 1 ? ` (and in ${files.size - 1} more)` : "";
    linesByFile.set(first, [...(linesByFile.get(first) ?? []), `  ${message}${more}`]);
  }
  const blocks = [...linesByFile]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([file, lines]) => [`public/${file}`, ...lines].join("\n"));
  return `${blocks.join("\n")}\n${filesByMessage.size} ${filesByMessage.size === 1 ? "problem" : "problems"} in the built site`;
}

/** All that editors have written, here or in a remote blog. */
function readTexts(): string {
  const remote = remoteBlogUrl();
  const folders = [contentDirectory(), ...(remote ? [remoteBlogFolder(remote)] : [])];
  const files = folders.flatMap((folder) => listNames(folder).map((file) => path.join(folder, file)));
  return files
    .filter((file) => /\.(?:md|json)$/.test(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}

/**
 * Ends the build with every problem of the built site. Otherwise writes `_headers`: the security policy names the inline
 * scripts of the pages, which were just read.
 */
export function checkBuiltSite({ reporter }: { reporter: Reporter }): void {
  const site = readSite(path.resolve("public"), leftoversIn(readTexts()));
  const findings = checkSite(site);
  if (findings.length > 0) reporter.panic(formatFindings(findings));
  writeHeaders(site);
  reporter.info(`Checked ${site.pages.size} pages and ${site.files.size} files`);
}
