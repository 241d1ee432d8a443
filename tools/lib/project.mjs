// What every command of this folder needs to know about the project. Node built-ins only, and only old ones:
// these files must load on the Node versions that they refuse.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** An error whose message is all that a person needs to read; commands print it without a stack. */
export class PlainError extends Error {}

/**
 * Reads a JSON file.
 * @param {string} file
 * @returns {any} whatever stands in it, or `undefined` when it is missing or not JSON
 */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * The folder the command works in: npm runs scripts in the folder of package.json.
 * @returns {string} absolute path
 * @throws {PlainError} outside of a project
 */
export function projectRoot() {
  const root = process.cwd();
  if (!readJson(join(root, "package.json")))
    throw new PlainError(`There is no package.json in ${root}: run this in the project's folder.`);
  return root;
}

/**
 * The environment of every program that these commands start.
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(extra) {
  return { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...extra };
}

/**
 * Path of a program that a package of the project brings.
 * @param {string} root
 * @param {string} name
 */
export function projectBinary(root, name) {
  return join(root, "node_modules", ".bin", process.platform === "win32" ? `${name}.cmd` : name);
}

/**
 * Runs a command and turns a `PlainError` into one line and exit code 1.
 * @param {() => unknown} command
 */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof PlainError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
