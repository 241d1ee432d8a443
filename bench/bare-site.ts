import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Copies `bench/bare`, the smallest page that Gatsby and React can draw, into a project of its own,
 * with this project's packages.
 */
export function copyBareSite(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-bare-"));
  cpSync("bench/bare", folder, { recursive: true });
  const packages = path.join(folder, "node_modules");
  mkdirSync(packages);
  // One link a package: caches in `node_modules/.cache` are not shared.
  const names = readdirSync("node_modules").filter((name) => name !== ".cache");
  for (const name of names)
    symlinkSync(path.resolve("node_modules", name), path.join(packages, name));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}
