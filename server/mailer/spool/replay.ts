import { readdir, rename, utimes } from "node:fs/promises";
import path from "node:path";
import { errorCode } from "../../../lib/error-code";
import { parseMessageId } from "./message-id";

/**
 * Puts dead letters back into the queue, with two days ahead of them again; those named, or all of them. What was taken
 * for spam goes the same way when it is named. A running server finds them by itself. Returns their names. Rejects with
 * the system's error.
 */
export async function replayDeadLetters(spoolDir: string, ids: readonly string[]): Promise<string[]> {
  const dead = path.join(spoolDir, "dead");
  const names = (await readdir(dead).catch(noneIfMissing)).filter((name) => parseMessageId(name) !== null);
  const chosen = ids.length === 0 ? names : names.filter((name) => ids.includes(name));
  const spam = path.join(spoolDir, "spam");
  const named = (await readdir(spam).catch(noneIfMissing)).filter((name) => ids.includes(name));
  for (const id of chosen) await putBack(dead, id, spoolDir);
  for (const id of named) await putBack(spam, id, spoolDir);
  return [...chosen, ...named];
}

async function putBack(folder: string, id: string, spoolDir: string): Promise<void> {
  const now = new Date();
  // The folder's time is when its message was put into the queue.
  await utimes(path.join(folder, id), now, now);
  await rename(path.join(folder, id), path.join(spoolDir, "queue", id));
}

/** Of these names, those that stand for nothing that could be put back. Rejects with the system's error. */
export async function unknownOf(spoolDir: string, ids: readonly string[]): Promise<string[]> {
  const folders = ["dead", "spam"].map((name) => readdir(path.join(spoolDir, name)).catch(noneIfMissing));
  const there = (await Promise.all(folders)).flat();
  return ids.filter((id) => parseMessageId(id) === null || !there.includes(id));
}

function noneIfMissing(error: unknown): string[] {
  if (errorCode(error) === "ENOENT") return [];
  throw error;
}
