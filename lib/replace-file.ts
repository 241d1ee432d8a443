import { randomUUID } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";

/**
 * Replaces a file in one step: after a kill or a power cut there is the old content or the new one.
 * Throws the system's error.
 */
export function replaceFileSync(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${randomUUID()}.new`;
  try {
    writeFileSync(draft, content, { flush: true });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
