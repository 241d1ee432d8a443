// Helpers for every command of this folder. Node built-ins only, and only old ones: these files
// must load on the Node versions that they reject.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";

/** An error whose message says all: commands print it without a stack trace. */
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
 * Runs a program and passes signals on to it.
 * @param {string} root folder it runs in
 * @param {string} command
 * @param {readonly string[]} options
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} exit code as a shell reports it: the code, or 128 plus the signal's
 * number
 */
export function run(root, command, options, env) {
  return new Promise((resolve) => {
    const child = spawn(command, options, {
      cwd: root,
      env: childEnvironment(env),
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    // Ctrl+C in a terminal reaches the whole group; a second SIGINT would abort Gatsby's graceful
    // shutdown.
    process.on("SIGINT", () => (process.stdin.isTTY ? undefined : child.kill("SIGINT")));
    process.on("SIGTERM", () => child.kill("SIGTERM"));
    process.on("SIGHUP", () => child.kill("SIGHUP"));
    child.once("error", (error) => {
      console.error(`${command} does not start: ${error.message}`);
      resolve(127);
    });
    child.once("exit", (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 1)),
    );
  });
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
