// Decides without network whether node_modules fits package-lock.json.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "./project.mjs";

/**
 * @typedef {{ digest: string, abi: string }} Stamp what an install was made from, and for which Node
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage
 */

/** @param {string} root */
const stampFile = (root) => join(root, "node_modules", ".prepared.json");

/**
 * @param {string} root
 * @returns {Stamp}
 */
export function currentStamp(root) {
  const hash = createHash("sha256");
  for (const name of ["package-lock.json", "package.json"]) hash.update(readFileSync(join(root, name))).update("\0");
  return {
    digest: hash.digest("hex"),
    abi: `${process.version.split(".")[0]}/${process.versions.modules}/${process.platform}/${process.arch}`,
  };
}

/** @param {string} root */
export function writeStamp(root) {
  writeFileSync(stampFile(root), `${JSON.stringify(currentStamp(root))}\n`);
}

const DEPENDENCY_KINDS = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"];

/**
 * What npm itself has noted down about the last install (`node_modules/.package-lock.json`, written as its last act)
 * compared with what the lock file asks for. It covers an install by hand, and a package.json of which only the
 * scripts changed: neither needs a second install.
 * @param {string} root
 */
function npmAgrees(root) {
  const installed = readJson(join(root, "node_modules", ".package-lock.json"))?.packages;
  const locked = readJson(join(root, "package-lock.json"))?.packages;
  const manifest = readJson(join(root, "package.json"));
  if (!installed || !locked || !manifest) return false;
  const inStep = DEPENDENCY_KINDS.every((kind) => {
    /** @param {Record<string, string>} [list] */
    const sorted = (list) => JSON.stringify(Object.entries(list ?? {}).sort());
    return sorted(manifest[kind]) === sorted(locked[""]?.[kind]);
  });
  if (!inStep || Object.keys(installed).some((path) => !locked[path])) return false;
  return Object.entries(locked).every(([path, entry]) => {
    if (path === "") return true;
    /** @type {LockedPackage} */
    const wanted = entry;
    /** @type {LockedPackage | undefined} */
    const found = installed[path];
    // Packages for other platforms stay out.
    if (!found) return Boolean(wanted.optional || wanted.devOptional || wanted.peer);
    if (found.version !== wanted.version || found.integrity !== wanted.integrity) return false;
    return wanted.link || existsSync(join(root, path, "package.json"));
  });
}

/**
 * Why the packages must be installed, or `null` when they are as they should be.
 * @param {string} root
 * @returns {string | null}
 */
export function reasonToInstall(root) {
  if (!existsSync(join(root, "node_modules"))) return "the packages are not installed yet";
  const wanted = currentStamp(root);
  /** @type {Stamp | undefined} */
  const stamp = readJson(stampFile(root));
  if (stamp && stamp.abi !== wanted.abi) return "they were installed for another version of Node";
  if (stamp && stamp.digest === wanted.digest) return null;
  if (npmAgrees(root)) {
    writeStamp(root);
    return null;
  }
  return stamp ? "package.json or package-lock.json has changed" : "an earlier install is incomplete";
}
