import { stat, utimes } from "node:fs/promises";
import path from "node:path";
import { replaceFile, syncFolder } from "../../../lib/durable-files";
import { MESSAGE_FILE, type Message, PRIVATE } from "./message";

export const messageText = (message: Message): string => `${JSON.stringify(message, null, 2)}\n`;

/**
 * Writes a message that is kept in a folder anew; killed at any moment, the server finds the old one or the new one.
 * Rejects with the system's error.
 */
export async function rewriteMessage(folder: string, message: Message): Promise<void> {
  const { atime, mtime } = await stat(folder);
  const file = path.join(folder, MESSAGE_FILE);
  await replaceFile(file, messageText(message), { ...PRIVATE, draft: `${file}.new` });
  // The folder's time is when its message was put into the queue.
  await utimes(folder, atime, mtime);
  await syncFolder(folder);
}
