import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../../../lib/list-files";

/** Gatsby copies it into the site as it is. */
const FOLDER = "static";

/** What the last build copied. Not in `.cache`, which Gatsby empties more often than `public`. */
const REMEMBERED = path.join("node_modules", ".cache", "static-files.json");

/** Whether a file of the built site is somebody's own, as it was put into `static`. */
export const isStaticFile = (file: string): boolean => existsSync(path.join(FOLDER, file));

function readRemembered(): string[] {
  try {
    return JSON.parse(readFileSync(REMEMBERED, "utf8")) as string[];
  } catch {
    return [];
  }
}

/**
 * Takes out of `public` what has been deleted from `static` since the last build, which Gatsby
 * would leave there.
 */
export function removeDeletedStaticFiles(): void {
  for (const file of readRemembered())
    if (!isStaticFile(file)) rmSync(path.join("public", file), { force: true });
  mkdirSync(path.dirname(REMEMBERED), { recursive: true });
  writeFileSync(REMEMBERED, JSON.stringify(existsSync(FOLDER) ? listFiles(FOLDER) : []));
}

/**
 * Takes hidden files out of `public`, which hosts would send: only `.well-known` is meant for
 * others (RFC 8615).
 */
export function removeHiddenFiles(): void {
  for (const file of listFiles("public"))
    if (/(?:^|\/)\./.test(file.replace(/^\.well-known\//, ""))) rmSync(path.join("public", file));
}
