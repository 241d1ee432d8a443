import { rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { MAX_CV_BYTES } from "../../../src/form-contract/limits";

/** Room for a mail with the largest CV, which is a third larger in a mail, in bytes. */
const MAX_MAIL_BYTES = 2 * MAX_CV_BYTES;

/** More than file systems keep beside a file's name. */
const TRIAL_BYTES = 16 * 1024;

/**
 * Writes a file and deletes it, as a form would. Rejects with the system's error, also when the disk
 * has no room for the largest form.
 */
export async function proveDisk(file: string): Promise<void> {
  try {
    await writeFile(file, Buffer.alloc(TRIAL_BYTES), { mode: 0o600, flush: true });
    const { bavail, bsize, blocks } = await statfs(path.dirname(file));
    // Some file systems do not count their blocks.
    if (blocks > 0 && bavail * bsize < MAX_MAIL_BYTES)
      throw Object.assign(new Error("The disk is full"), { code: "ENOSPC" });
  } finally {
    await rm(file, { force: true });
  }
}
