import { spawn } from "node:child_process";
import { constants } from "node:os";
import { childEnvironment } from "./project.mjs";

/**
 * Runs a program, to which signals are passed on.
 * @param {string} root folder it runs in
 * @param {string} command
 * @param {readonly string[]} options
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} exit code as a shell reports it: the code, or 128 plus the signal's number
 */
export function run(root, command, options, env) {
  return new Promise((resolve) => {
    const child = spawn(command, options, {
      cwd: root,
      env: childEnvironment(env),
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    // Ctrl+C in a terminal reaches the whole group; a second SIGINT would abort Gatsby's graceful shutdown.
    process.on("SIGINT", () => (process.stdin.isTTY ? undefined : child.kill("SIGINT")));
    process.on("SIGTERM", () => child.kill("SIGTERM"));
    process.on("SIGHUP", () => child.kill("SIGHUP"));
    child.once("error", (error) => {
      console.error(`${command} does not start: ${error.message}`);
      resolve(127);
    });
    child.once("exit", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 1)));
  });
}
