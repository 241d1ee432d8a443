import { rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { syncFolder, writeDurably } from "./durable-files";
import { MESSAGE_FILE, type Message } from "./message";

export const messageText = (message: Message): string => `${JSON.stringify(message, null, 2)}\n`;

/**
 * Writes a message that is kept in a folder anew; killed at any moment, the server finds the old one or the new one.
 * Rejects with the system's error.
 */
export async function rewriteMessage(folder: string, message: Message): Promise<void> {
  const { atime, mtime } = await stat(folder);
  const draft = path.join(folder, `${MESSAGE_FILE}.new`);
  await rm(draft, { force: true });
  await writeDurably(draft, messageText(message));
  await rename(draft, path.join(folder, MESSAGE_FILE));
  // The folder's time is when its message was put into the queue.
  await utimes(folder, atime, mtime);
  await syncFolder(folder);
}
