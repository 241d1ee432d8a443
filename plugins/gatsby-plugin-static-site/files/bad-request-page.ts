import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { BAD_REQUEST_FILE, NOT_FOUND_FILE } from "../../../site-contract/layout";

/** Removes scripts from a page, and links that preload them. */
export function removeScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]* as="script"[^>]*>/g, "");
}

/**
 * Writes the page for addresses that cannot be decoded: that for unknown addresses, without
 * scripts, since Gatsby's router would throw when it decodes the address.
 * @param site folder of the built site
 * @param change makes other changes to the HTML
 */
export async function writeBadRequestPage(
  site: string,
  change: (html: string) => string,
): Promise<void> {
  const html = await readFile(path.join(site, NOT_FOUND_FILE), "utf8");
  await writeFile(path.join(site, BAD_REQUEST_FILE), change(removeScripts(html)));
}
