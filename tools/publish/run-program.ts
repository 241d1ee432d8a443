import { spawn } from "node:child_process";
import { availableParallelism, constants } from "node:os";
import type { BuildLock } from "./lock";

/**
 * Gatsby starts a worker less than there are cores, for queries and for HTML, and waits for them itself: told of one more
 * core, it lets none idle. Each holds the whole renderer in its memory: on a large machine they would need all of it.
 */
const MOST_WORKERS = 3;
const countedCores = (): number => Math.min(availableParallelism(), MOST_WORKERS) + 1;

/**
 * Room for young objects, in megabytes, in Node.js and its workers: trees of Markdown live longer than the usual 16 hold, and
 * were copied again and again.
 */
const YOUNG_MEGABYTES = 64;

export type ProgramResult = {
  code: number;
  isInterrupted: boolean;
  /** What it said, where that was not passed on. */
  output: string;
};

/**
 * Runs a program with its output passed on, unless it is to be quiet, in a process group of its own: when the build is stopped, or killed and
 * followed by another one, its workers can be ended with it.
 */
export function runProgram(
  command: string,
  options: readonly string[],
  {
    root,
    lock,
    env = {},
    isQuiet = false,
  }: { root: string; lock: BuildLock; env?: NodeJS.ProcessEnv; isQuiet?: boolean },
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const isWindows = process.platform === "win32";
    const child = spawn(command, options, {
      cwd: root,
      env: {
        GATSBY_CPU_COUNT: String(countedCores()),
        ...process.env,
        ...env,
        NODE_OPTIONS: [`--max-semi-space-size=${YOUNG_MEGABYTES}`, env.NODE_OPTIONS, process.env.NODE_OPTIONS].join(
          " ",
        ),
        NODE_ENV: "production",
        // glibc keeps a pool of memory for each thread that has decoded a picture; with two of them the build needs a third
        // less. https://sharp.pixelplumbing.com/install#linux-memory-allocator
        MALLOC_ARENA_MAX: "2",
        GATSBY_TELEMETRY_DISABLED: "1",
      },
      stdio: isQuiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
      detached: !isWindows,
      shell: isWindows,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (part: string) => {
        output += part;
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
      if (child.pid) lock.forgetChild(child.pid);
      resolve({ code, isInterrupted, output });
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
    child.once(isQuiet ? "close" : "exit", (code: number | null, signal: NodeJS.Signals | null) =>
      finish(code ?? 128 + (signal ? constants.signals[signal] : 1)),
    );
  });
}
