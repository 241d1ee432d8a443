import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { BAD_REQUEST_FILE, NOT_FOUND_FILE } from "../../../../site-contract/layout";

/**
 * The page for addresses that cannot be decoded: the one for unknown addresses, whose words are as
 * true, without scripts. Gatsby's router decodes the address when it is loaded, and would throw.
 * @param notFound HTML of the page for unknown addresses
 */
export function badRequestPage(notFound: string): string {
  return notFound
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]* as="script"[^>]*>/g, "")
    .replace('data-status="404"', 'data-status="400"');
}

/** Writes `public/400.html`. */
export async function writeBadRequestPage(folder: string = path.resolve("public")): Promise<void> {
  const notFound = await readFile(path.join(folder, NOT_FOUND_FILE), "utf8");
  await writeFile(path.join(folder, BAD_REQUEST_FILE), badRequestPage(notFound));
}
