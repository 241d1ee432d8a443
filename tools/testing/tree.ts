import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const made: string[] = [];

if (typeof afterAll === "function")
  afterAll(() => {
    for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });

/** A new empty folder with a space in its name, which every command must support. Deleted after the file's tests. */
export function temporaryFolder(): string {
  const parent = mkdtempSync(path.join(os.tmpdir(), "tools-test-"));
  made.push(parent);
  const folder = path.join(parent, "my project");
  mkdirSync(folder);
  return folder;
}

/** Writes files below a folder; a file that begins with `#!` becomes executable. */
export function writeTree(folder: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content, { mode: content.toString("latin1").startsWith("#!") ? 0o755 : 0o644 });
  }
}

/** The picture for shared links in `pageHtml`. */
export const SHARE_PICTURE = "static/0123456789abcdef0123456789abcde0/a.jpg";

type PageParts = { head?: string; body?: string; path?: string };

/** A page that passes every check, with additions. */
export function pageHtml({ head = "", body = "", path: address = "/" }: PageParts = {}): string {
  const canonical = `https://citrin.example${address}`;
  return `<!DOCTYPE html><html lang="en"><head><title>Citrin</title><meta name="description" content="A sample"><link rel="canonical" href="${canonical}"><meta property="og:image" content="https://citrin.example/${SHARE_PICTURE}">${head}</head><body><h1>Hello</h1>${body}</body></html>`;
}
