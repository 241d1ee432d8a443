import { type Stats, statSync } from "node:fs";
import { errorCode } from "../../lib/error-code";

const MISSING_CODES = new Set<string | null>(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP"]);

/** Whether a path is a regular file. Throws for any error other than its absence. */
export const isFile = (path: string): boolean => statsOf(path) !== null;

/** The state of a regular file; `null` where there is none. */
export function statsOf(path: string): Stats | null {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats?.isFile() ? stats : null;
  } catch (error) {
    return nullWhenMissing(error);
  }
}

/** Treats an error as the absence of a file; rethrows any other error of the file system. */
export function nullWhenMissing(error: unknown): null {
  if (!isMissing(error)) throw error;
  return null;
}

/** Whether an error of the file system means that no such file can exist, rather than that it is not readable. */
export function isMissing(error: unknown): boolean {
  return MISSING_CODES.has(errorCode(error));
}
