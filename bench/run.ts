import { execFileSync, spawn } from "node:child_process";

/** Sampling interval of the memory while a command runs. */
const SAMPLE_MS = 250;

export type Run = { seconds: number; peakMegabytes: number };

/** How many characters of the output's end an error includes. */
const MAX_SHOWN = 4000;

/**
 * Memory of a process and all its descendants in megabytes: proportional set size, as reported by
 * Linux's `ps`.
 */
function treeMemory(root: number): number {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid=,pss="], { encoding: "utf8" })
    .trim()
    .split("\n");
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const sizeOf = (wanted: number): number =>
    processes.reduce((sum, [pid = 0, parent, own = 0]) => {
      if (pid === wanted) return sum + own;
      return parent === wanted ? sum + sizeOf(pid) : sum;
    }, 0);
  return sizeOf(root) / 1024;
}

/**
 * Runs a command and measures it from outside.
 * @throws Error with the output's end when it fails
 */
export function run(
  command: string,
  options: readonly string[],
  { env = {}, cwd = process.cwd() }: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, options, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    let peakMegabytes = 0;
    const sampling = setInterval(() => {
      peakMegabytes = Math.max(peakMegabytes, treeMemory(child.pid ?? 0));
    }, SAMPLE_MS);
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-MAX_SHOWN);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.once("error", reject);
    child.once("exit", (code) => {
      clearInterval(sampling);
      if (code === 0) resolve({ seconds: (performance.now() - start) / 1000, peakMegabytes });
      else reject(new Error(`${command} ${options.join(" ")} ended with ${code}:\n${output}`));
    });
  });
}
