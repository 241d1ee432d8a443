import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../../lib/list-files";

/** The folder that Gatsby copies into the site as it is. */
const FOLDER = "static";

/**
 * List of the files that the last build copied, as JSON. It is not in `.cache`, which Gatsby
 * empties more often than `public`.
 */
const COPIED_FILES = path.join("node_modules", ".cache", "static-files.json");

/** Whether a file of the built site has been put into `static` by its owner. */
export const isStaticFile = (file: string): boolean => existsSync(path.join(FOLDER, file));

function readCopiedFiles(): string[] {
  try {
    return JSON.parse(readFileSync(COPIED_FILES, "utf8")) as string[];
  } catch {
    return [];
  }
}

/** Deletes files from the site that were deleted from `static` since the last build. */
export function removeDeletedStaticFiles(site: string): void {
  for (const file of readCopiedFiles())
    if (!isStaticFile(file)) rmSync(path.join(site, file), { force: true });
  mkdirSync(path.dirname(COPIED_FILES), { recursive: true });
  writeFileSync(COPIED_FILES, JSON.stringify(existsSync(FOLDER) ? listFiles(FOLDER) : []));
}

const isHidden = (file: string): boolean => /(?:^|\/)\./.test(file);

/**
 * Deletes hidden files from the site, which hosts would send; `.well-known` is public (RFC 8615).
 */
export function removeHiddenFiles(site: string): void {
  for (const file of listFiles(site))
    if (isHidden(file.replace(/^\.well-known\//, ""))) rmSync(path.join(site, file));
}
