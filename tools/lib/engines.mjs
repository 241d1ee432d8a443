import { join } from "node:path";
import { PlainError, readJson } from "./project.mjs";

/**
 * Whether a version lies in a range of the form that package.json's `engines` uses here: `^20.19 || ^24`.
 * @param {string} version such as `v20.19.1`
 * @param {string} range
 */
export function satisfies(version, range) {
  const [major = 0, minor = 0] = version.replace("v", "").split(".").map(Number);
  const alternatives = [...range.matchAll(/\^(\d+)(?:\.(\d+))?/g)];
  return alternatives.some(([, wanted, least = "0"]) => major === Number(wanted) && minor >= Number(least));
}

/**
 * Refuses a Node that package.json does not allow. Without this, an old Node fails much later and less clearly.
 * @param {string} root
 * @throws {PlainError}
 */
export function checkNode(root) {
  const range = readJson(join(root, "package.json"))?.engines?.node;
  if (range && !satisfies(process.version, range)) {
    throw new PlainError(
      `This project needs Node ${range}, but this is Node ${process.version}. Install a supported version from https://nodejs.org and try again.`,
    );
  }
}
