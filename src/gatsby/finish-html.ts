import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { inTurns } from "./in-turns";

/** Files open at once: enough to keep the disk busy, few enough to hold them all in memory. */
const AT_ONCE = 8;

/** Elements of Gatsby's router that carry style attributes; `styles/_gatsby.scss` says the same. */
const STYLED_BY_GATSBY = /<div(?=[^>]* id="gatsby-(?:focus-wrapper|announcer)")[^>]*>/g;
const STYLE_ATTRIBUTE = / style="[^"]*"/;

/**
 * `window.pagePath` only sends visitors of non-canonical addresses to the canonical one, which the server does with a
 * real redirect. It is the one inline script that differs from page to page: without it, a hash-based security policy
 * stays the same for any number of pages.
 */
const PAGE_PATH_STATEMENT = /window\.pagePath="[^"]*";/;

/**
 * Takes out of a built page what a strict security policy forbids.
 * @param html as Gatsby wrote it
 * @returns the page without inline style attributes and without the one statement that differs per page
 */
export function finishHtml(html: string): string {
  return html.replace(STYLED_BY_GATSBY, (tag) => tag.replace(STYLE_ATTRIBUTE, "")).replace(PAGE_PATH_STATEMENT, "");
}

/** Finishes every HTML file below `public/`; running it twice changes nothing. */
export async function finishHtmlFiles(directory: string = path.resolve("public")): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  // Page data lies in folders that are named like pages, `page-data/404.html/` among them.
  const pages = entries.filter((candidate) => candidate.isFile() && candidate.name.endsWith(".html"));
  await inTurns(pages, AT_ONCE, async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    const html = await readFile(file, "utf8");
    const finished = finishHtml(html);
    if (finished !== html) await writeFile(file, finished);
  });
}
