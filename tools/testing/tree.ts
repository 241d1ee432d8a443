import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const folders: string[] = [];

if (typeof afterAll === "function")
  afterAll(() => {
    for (const folder of folders.splice(0))
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });

/**
 * Makes an empty folder with a space in its name, which every command must support. It is deleted
 * after the tests of the file.
 */
export function temporaryFolder(): string {
  const parent = mkdtempSync(path.join(os.tmpdir(), "tools-test-"));
  folders.push(parent);
  const folder = path.join(parent, "my project");
  mkdirSync(folder);
  return folder;
}

/** Writes files below a folder; a file that begins with `#!` becomes executable. */
export function writeTree(folder: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content, {
      mode: content.toString("latin1").startsWith("#!") ? 0o755 : 0o644,
    });
  }
}
