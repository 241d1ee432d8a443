import { readdir, rename, utimes } from "node:fs/promises";
import path from "node:path";
import { errorCode } from "../../error-code";
import { parseMessageId } from "./message-id";

/**
 * Puts dead letters back into the queue, with two days ahead of them again; those named, or all of them. A running
 * server finds them by itself. Returns their names. Rejects with the system's error.
 */
export async function replayDeadLetters(spoolDir: string, ids: readonly string[]): Promise<string[]> {
  const dead = path.join(spoolDir, "dead");
  const names = (await readdir(dead).catch(noneIfMissing)).filter((name) => parseMessageId(name) !== null);
  const chosen = ids.length === 0 ? names : names.filter((name) => ids.includes(name));
  for (const id of chosen) {
    const now = new Date();
    // The folder's time is when its message was put into the queue.
    await utimes(path.join(dead, id), now, now);
    await rename(path.join(dead, id), path.join(spoolDir, "queue", id));
  }
  return chosen;
}

function noneIfMissing(error: unknown): string[] {
  if (errorCode(error) === "ENOENT") return [];
  throw error;
}
