import { spawn } from "node:child_process";
import { exitCode } from "../lib/children.mjs";
import { childEnvironment, projectBinary } from "../lib/project.mjs";
import type { BuildLock } from "./lock";

const isWindows = process.platform === "win32";

/**
 * Runs a program of the project's packages with inherited output in a separate process group, so that its workers can
 * be ended with it when the build is stopped, or by the next build when it is killed.
 */
export function runProgram(
  name: string,
  options: readonly string[],
  { root, lock }: { root: string; lock: BuildLock },
): Promise<{ code: number; isInterrupted: boolean }> {
  return new Promise((resolve) => {
    const child = spawn(projectBinary(root, name), options, {
      cwd: root,
      env: childEnvironment({
        NODE_ENV: "production",
        // glibc keeps a memory arena per thread that decodes pictures; limited to two, the build needs a third less
        // memory. https://sharp.pixelplumbing.com/install#linux-memory-allocator
        MALLOC_ARENA_MAX: "2",
      }),
      stdio: ["ignore", "inherit", "inherit"],
      detached: !isWindows,
      shell: isWindows,
    });
    let isInterrupted = false;
    const stop = (signal: NodeJS.Signals): void => {
      // A second Ctrl+C kills.
      const sent = isInterrupted ? "SIGKILL" : signal;
      isInterrupted = true;
      try {
        if (child.pid) process.kill(isWindows ? child.pid : -child.pid, sent);
      } catch {
        // It has already ended.
      }
    };
    const signals: NodeJS.Signals[] = ["SIGINT", "SIGTERM", "SIGHUP"];
    for (const signal of signals) process.on(signal, stop);
    const finish = (code: number): void => {
      for (const signal of signals) process.off(signal, stop);
      resolve({ code, isInterrupted });
    };
    try {
      if (child.pid) lock.noteChild(child.pid);
    } catch (error) {
      // Without the record, the next build could not end it.
      stop("SIGKILL");
      throw error;
    }
    child.once("error", (error) => {
      console.error(error.message);
      finish(127);
    });
    child.once("exit", (code, signal) => finish(exitCode(code, signal)));
  });
}
