import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { BAD_REQUEST_FILE, NOT_FOUND_FILE } from "../../../site-contract/layout";

/** The page without its scripts, and without what loads them. */
export function removeScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]* as="script"[^>]*>/g, "");
}

/**
 * Writes the page for addresses that cannot be decoded. It is that for unknown addresses without
 * scripts: Gatsby's router decodes the address when it is loaded, and would throw.
 * @param site folder of the built site
 * @param change what else differs in the HTML
 */
export async function writeBadRequestPage(
  site: string,
  change: (html: string) => string,
): Promise<void> {
  const html = await readFile(path.join(site, NOT_FOUND_FILE), "utf8");
  await writeFile(path.join(site, BAD_REQUEST_FILE), change(removeScripts(html)));
}
