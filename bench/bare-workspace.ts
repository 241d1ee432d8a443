import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The smallest page that Gatsby and React can draw, as a project with caches of its own. */
export function bareWorkspace(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-bare-"));
  const packages = path.join(folder, "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync("node_modules"))
    if (name !== ".cache") symlinkSync(path.resolve("node_modules", name), path.join(packages, name));
  cpSync("bench/bare", folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}
