import path from "node:path";
import { acquireFileLock, type FileLock, LockHeldError, type LockHolder } from "../../../lib/file-lock";

export const LOCK_FILE = "lock";

/** Two servers on one spool would deliver each message twice. */
export class SpoolInUseError extends Error {
  constructor(folder: string, holder: LockHolder | null) {
    const who = holder === null ? "another server" : `process ${holder.pid} on ${holder.host}`;
    super(
      `The spool ${folder} is in use by ${who}. Stop that server, or give this one a spool of its own with SPOOL_DIR.`,
    );
  }
}

/**
 * Takes a spool for this process alone. A lock that a killed server left behind is taken over.
 * Rejects with a `SpoolInUseError` while another server has it, and with the system's error when it cannot be written.
 */
export async function lockSpool(folder: string): Promise<FileLock> {
  try {
    return await acquireFileLock(path.join(folder, LOCK_FILE));
  } catch (error) {
    if (error instanceof LockHeldError) throw new SpoolInUseError(folder, error.holder);
    throw error;
  }
}
