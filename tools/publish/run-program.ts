import { spawn } from "node:child_process";
import { exitCode } from "../lib/children.mjs";
import { childEnvironment, projectBinary } from "../lib/project.mjs";
import type { BuildLock } from "./lock";

const isWindows = process.platform === "win32";

/**
 * Runs a program of the project's packages, with its output passed on, in a process group of its own: when the build is
 * stopped, or killed and followed by another one, the program's workers can be ended with it.
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
        // glibc keeps a pool of memory for each thread that has decoded a picture; with two of them the build needs a third
        // less. https://sharp.pixelplumbing.com/install#linux-memory-allocator
        MALLOC_ARENA_MAX: "2",
      }),
      stdio: ["ignore", "inherit", "inherit"],
      detached: !isWindows,
      shell: isWindows,
    });
    let isInterrupted = false;
    const stop = (signal: NodeJS.Signals): void => {
      // A second Ctrl+C means it.
      const strength = isInterrupted ? "SIGKILL" : signal;
      isInterrupted = true;
      try {
        if (child.pid) process.kill(isWindows ? child.pid : -child.pid, strength);
      } catch {
        // It has ended on its own meanwhile.
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
      // Nobody could end it later.
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
