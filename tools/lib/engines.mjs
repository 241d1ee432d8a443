import { join } from "node:path";
import { PlainError, readJson } from "./project.mjs";

/** @param {string} version */
const numbers = (version) =>
  version
    .replace(/^v/, "")
    .replace(/-.*/, "")
    .split(".")
    .map((part) => Number(part) || 0);

/**
 * @param {number[]} left
 * @param {number[]} right
 */
function compare(left, right) {
  for (let index = 0; index < 3; index += 1) {
    const difference = (left[index] || 0) - (right[index] || 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * @param {string} version
 * @param {string} comparator such as `>=20.19`, `^22.1.0`, `<25` or `20`
 */
function matches(version, comparator) {
  const match = /^(>=|<=|>|<|=|\^|~)?v?(\d[\d.]*)/.exec(comparator);
  if (!match) return comparator === "*" || comparator === "";
  const named = match[2] || "";
  const given = numbers(version);
  const wanted = numbers(named);
  const order = compare(given, wanted);
  switch (match[1]) {
    case ">=":
      return order >= 0;
    case "<=":
      return order <= 0;
    case ">":
      return order > 0;
    case "<":
      return order < 0;
    case "^":
      return order >= 0 && given[0] === wanted[0];
    case "~":
      return order >= 0 && given[0] === wanted[0] && given[1] === (wanted[1] || 0);
    default:
      // A bare `20` or `20.19` names every version that begins so.
      return named.split(".").every((_part, index) => given[index] === wanted[index]);
  }
}

/**
 * Whether a version lies in a range as package.json's `engines` writes it (comparators, spaces, `||`).
 * @param {string} version
 * @param {string} range
 */
export function satisfies(version, range) {
  return range.split("||").some((part) =>
    part
      .trim()
      .replace(/([<>=^~])\s+/g, "$1")
      .split(/\s+/)
      .every((comparator) => matches(version, comparator)),
  );
}

/**
 * Refuses a Node that package.json does not allow. Without this, an old Node fails much later and less clearly.
 * @param {string} root
 * @param {string} [version] only tests give it
 * @throws {PlainError}
 */
export function checkNode(root, version = process.version) {
  const manifest = readJson(join(root, "package.json"));
  const range = manifest?.engines?.node;
  if (range && !satisfies(version, range)) {
    throw new PlainError(
      `This project needs Node ${range}, but this is Node ${version}. Install a fitting one from https://nodejs.org and try again.`,
    );
  }
}
