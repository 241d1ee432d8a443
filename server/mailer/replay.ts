import { existsSync } from "node:fs";
import path from "node:path";
import { replayDeadLetters, unknownOf } from "./spool/replay";

/**
 * Puts messages back into the queue: those named, or all dead letters.
 * @returns how many, in words
 * @throws Error when a name stands for nothing, or the spool cannot be written
 */
export async function replay(spoolDir: string, named: readonly string[]): Promise<string> {
  if (!existsSync(path.join(spoolDir, "queue"))) {
    throw new Error(`There is no spool in ${spoolDir}. Set SPOOL_DIR as the server has it.`);
  }
  const unknown = await unknownOf(spoolDir, named);
  if (unknown.length > 0) {
    throw new Error(
      `Neither a dead letter nor spam: ${unknown.join(", ")}. Nothing was put back. Give names of folders in ${spoolDir}/dead or ${spoolDir}/spam.`,
    );
  }
  const ids = await replayDeadLetters(spoolDir, named);
  const count = ids.length === 1 ? "1 message is" : `${ids.length} messages are`;
  return `${count} back in the queue of ${spoolDir}`;
}
