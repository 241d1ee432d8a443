import { existsSync } from "node:fs";
import { readdir, rename, utimes } from "node:fs/promises";
import path from "node:path";
import { errorCode } from "../../lib/error-code";
import { parseMessageId } from "./spool/message";

/**
 * Requeues messages with a new delivery period of two days: those named, or all dead letters; spam only by name. A
 * running server picks them up.
 * @returns a sentence with their number
 * @throws Error when a message does not exist, or the spool cannot be written
 */
export async function replay(spoolDir: string, named: readonly string[]): Promise<string> {
  if (!existsSync(path.join(spoolDir, "queue"))) {
    throw new Error(`There is no spool in ${spoolDir}. Set SPOOL_DIR to the spool of the server.`);
  }
  const dead = await messagesIn(path.join(spoolDir, "dead"));
  const all = [...dead, ...(await messagesIn(path.join(spoolDir, "spam")))];
  const unknown = named.filter((id) => !all.some((folder) => path.basename(folder) === id));
  if (unknown.length > 0) {
    throw new Error(
      `Neither a dead letter nor spam: ${unknown.join(", ")}. Nothing was replayed. Name folders in ${spoolDir}/dead or ${spoolDir}/spam.`,
    );
  }
  const folders = named.length === 0 ? dead : all.filter((folder) => named.includes(path.basename(folder)));
  for (const folder of folders) await putBack(folder, spoolDir);
  const count = folders.length === 1 ? "1 message is" : `${folders.length} messages are`;
  return `${count} back in the queue of ${spoolDir}`;
}

/** The folders of the messages in a folder of the spool. */
async function messagesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => parseMessageId(name) !== null).map((name) => path.join(folder, name));
}

async function putBack(folder: string, spoolDir: string): Promise<void> {
  const now = new Date();
  // The folder's mtime is when its message was queued.
  await utimes(folder, now, now);
  await rename(folder, path.join(spoolDir, "queue", path.basename(folder)));
}
