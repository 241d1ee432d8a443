// Helpers for every command of this folder. Node built-ins only, and only old ones: these files must load on the Node
// versions that they reject.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** An error with a self-sufficient message; commands print it without a stack trace. */
export class PlainError extends Error {}

/**
 * Reads a JSON file.
 * @param {string} file
 * @returns {any} its content, or `undefined` when it is missing or not JSON
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
 * The environment of every child process of these commands.
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(extra) {
  return { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...extra };
}

/**
 * Path of a program that a package of the project provides.
 * @param {string} root
 * @param {string} name
 */
export function projectBinary(root, name) {
  return join(root, "node_modules", ".bin", process.platform === "win32" ? `${name}.cmd` : name);
}

/**
 * Runs a command and reports a `PlainError` as one line with exit code 1.
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
