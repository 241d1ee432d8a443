// Checks offline whether node_modules matches package-lock.json.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "./project.mjs";

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage */

const DEPENDENCY_KINDS = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"];

/**
 * Whether the installed packages match package.json and package-lock.json.
 * @param {string} root
 * @param {Record<string, LockedPackage>} installed
 */
function isUpToDate(root, installed) {
  /** @type {Record<string, LockedPackage> | undefined} */
  const locked = readJson(join(root, "package-lock.json"))?.packages;
  const manifest = readJson(join(root, "package.json"));
  if (!locked || Object.keys(installed).some((path) => !locked[path])) return false;
  const { "": lockedRoot, ...packages } = /** @type {Record<string, any>} */ (locked);
  /** @param {Record<string, string>} [list] */
  const sorted = (list) => JSON.stringify(Object.entries(list ?? {}).sort());
  if (DEPENDENCY_KINDS.some((kind) => sorted(manifest[kind]) !== sorted(lockedRoot[kind]))) return false;
  return Object.entries(packages).every(([path, { version, integrity, optional, devOptional, peer }]) => {
    const found = installed[path];
    // Packages for other platforms are not installed.
    if (!found) return optional || devOptional || peer;
    return found.version === version && found.integrity === integrity && existsSync(join(root, path, "package.json"));
  });
}

/**
 * Why the packages must be installed, or `null` when they are up to date.
 * @param {string} root
 * @returns {string | null}
 */
export function reasonToInstall(root) {
  if (!existsSync(join(root, "node_modules"))) return "the packages are not installed yet";
  // npm writes this file as the last step of an install.
  const installed = readJson(join(root, "node_modules", ".package-lock.json"))?.packages;
  if (!installed) return "an earlier install is incomplete";
  return isUpToDate(root, installed) ? null : "package.json or package-lock.json has changed";
}
