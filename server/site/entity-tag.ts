import { createHash } from "node:crypto";
import type { Stats } from "node:fs";
import type { FileHandle } from "node:fs/promises";

/** About 2 MB of memory. A site has a few thousand files; stale entries go when the full cache is cleared. */
const MAX_KNOWN = 10_000;

const tagsById = new Map<string, Promise<string>>();

/**
 * The strong entity tag of an open file: a hash of its bytes, so that a precompressed copy has another tag, and a file
 * keeps its tag if a new build does not change it. Each state of a file on disk is read once.
 * Rejects with the file system's error.
 */
export async function entityTagOf(handle: FileHandle, stats: Stats): Promise<string> {
  const id = [stats.dev, stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(":");
  const known = tagsById.get(id);
  if (known) return known;
  if (tagsById.size >= MAX_KNOWN) tagsById.clear();
  const tag = hashOf(handle);
  tagsById.set(id, tag);
  tag.catch(() => tagsById.delete(id));
  return tag;
}

async function hashOf(handle: FileHandle): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk);
  return `"${hash.digest("base64url").slice(0, 27)}"`;
}
