import { spawn } from "node:child_process";
import { constants } from "node:os";
import { childEnvironment } from "./project.mjs";

/**
 * @typedef {object} Service a program that runs until it is stopped
 * @property {string} name
 * @property {string} command
 * @property {string[]} options
 * @property {NodeJS.ProcessEnv} [env]
 */

/** Exit code as reported by a shell: the code, or 128 plus the signal's number.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export const exitCode = (code, signal) => code ?? 128 + (signal ? constants.signals[signal] : 1);

/**
 * Runs programs in parallel. When one ends, or a signal arrives, all are stopped.
 * @param {string} root folder they run in
 * @param {Service[]} services
 * @returns {Promise<number>} exit code of the one that ended first
 */
export function runTogether(root, services) {
  return new Promise((resolve) => {
    const running = new Set(
      services.map(({ name, command, options, env }) => {
        const child = spawn(command, options, {
          cwd: root,
          env: childEnvironment(env),
          stdio: ["ignore", "inherit", "inherit"],
          shell: process.platform === "win32",
        });
        return { name, child };
      }),
    );
    /** @type {number | undefined} */
    let first;
    /** @param {NodeJS.Signals} signal */
    const stopAll = (signal) => {
      for (const { child } of running) child.kill(signal);
    };
    for (const service of running) {
      /** @param {number} code */
      const ended = (code) => {
        running.delete(service);
        first = first ?? code;
        if (running.size === 0) resolve(first);
        else stopAll("SIGTERM");
      };
      service.child.once("error", (error) => {
        console.error(`${service.name} does not start: ${error.message}`);
        ended(127);
      });
      service.child.once("exit", (code, signal) => ended(exitCode(code, signal)));
    }
    // Ctrl+C in a terminal already signals the whole group; a second SIGINT would abort Gatsby's graceful shutdown.
    process.on("SIGINT", () => (process.stdin.isTTY ? undefined : stopAll("SIGINT")));
    process.on("SIGTERM", () => stopAll("SIGTERM"));
    process.on("SIGHUP", () => stopAll("SIGHUP"));
  });
}
