import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";

/** Sampling interval of the memory while a command runs. */
const SAMPLE_MS = 250;

/** Characters of the output's end that an error includes. */
const MAX_SHOWN = 4000;

export type Run = { seconds: number; peakMegabytes: number };

type RunOptions = {
  cwd?: string;
  /** The command is measured until its output matches, and then stopped. By default it ends by itself. */
  until?: RegExp;
  /** A file that has to be there before the command is stopped. The wait for it is not measured. */
  stopAfterFile?: string;
};

/**
 * Memory of a process and all its descendants in megabytes: proportional set size, as Linux's `ps`
 * reports it.
 */
function treeMemory(root: number): number {
  const output = execFileSync("ps", ["-eo", "pid=,ppid=,pss="], { encoding: "utf8" });
  const processes = output
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const kilobytesOf = (wanted: number): number => {
    let sum = 0;
    for (const [pid = 0, parent, size = 0] of processes) {
      if (pid === wanted) sum += size;
      if (parent === wanted) sum += kilobytesOf(pid);
    }
    return sum;
  };
  return kilobytesOf(root) / 1024;
}

/**
 * Runs a command and measures it from outside.
 * @throws Error with the output's end if the command fails
 */
export function run(
  command: string,
  args: readonly string[],
  { cwd, until, stopAfterFile }: RunOptions = {},
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, {
      cwd,
      // A process group of its own, to stop its children with it.
      detached: until !== undefined,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const pid = child.pid ?? 0;

    let peakMegabytes = 0;
    let output = "";
    let seconds: number | undefined;
    let stopped = false;

    const sampling = setInterval(() => {
      peakMegabytes = Math.max(peakMegabytes, treeMemory(pid));
      stopIfDone();
    }, SAMPLE_MS);

    const stopIfDone = () => {
      if (until === undefined || seconds === undefined || stopped) return;
      if (stopAfterFile !== undefined && !existsSync(stopAfterFile)) return;
      stopped = true;
      process.kill(-pid);
    };
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-MAX_SHOWN);
      if (seconds !== undefined || !until?.test(output)) return;
      seconds = (performance.now() - start) / 1000;
      stopIfDone();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);

    child.once("error", reject);
    child.once("close", (code) => {
      clearInterval(sampling);
      if (code === 0) seconds ??= (performance.now() - start) / 1000;
      if (seconds !== undefined) resolve({ seconds, peakMegabytes });
      else reject(new Error(`${command} ${args.join(" ")} ended with ${code}:\n${output}`));
    });
  });
}
