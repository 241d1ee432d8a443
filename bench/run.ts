import { spawn } from "node:child_process";
import { treeMemory } from "./process-tree";

/** How often memory is looked at while a command runs. */
const SAMPLE_MS = 250;

export type Run = {
  seconds: number;
  peakMegabytes: number;
  /** The end of what it said. */
  output: string;
  /** From its start until it said what was waited for; NaN where it never did. */
  secondsToMark: number;
};

/**
 * Of several runs of one command the quickest: what else a machine does meanwhile only ever makes one slower.
 * @param runs at least one
 * @returns it, with the most memory that any of them needed
 */
export function quickest(runs: readonly Run[]): Run {
  const [first, ...others] = [...runs].sort((one, other) => one.seconds - other.seconds);
  if (!first) throw new Error("there is no run");
  return {
    ...first,
    peakMegabytes: Math.max(first.peakMegabytes, ...others.map(({ peakMegabytes }) => peakMegabytes)),
  };
}

type Options = {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** What to wait for. */
  mark?: RegExp;
};

/** Characters of the output that are kept. */
const MOST_OUTPUT = 20_000;
/** Of these, what a failure shows. */
const MOST_SHOWN = 4000;

/**
 * Runs a command and measures it from outside.
 * @throws Error with the output's end when it fails
 */
export function run(
  command: string,
  options: readonly string[],
  { env = {}, cwd = process.cwd(), mark }: Options = {},
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, options, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    let peakMegabytes = 0;
    let secondsToMark = Number.NaN;
    const elapsed = () => (performance.now() - start) / 1000;
    const sampling = setInterval(() => {
      peakMegabytes = Math.max(peakMegabytes, treeMemory(child.pid ?? 0));
    }, SAMPLE_MS);
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-MOST_OUTPUT);
      if (mark && Number.isNaN(secondsToMark) && mark.test(output)) secondsToMark = elapsed();
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.once("error", reject);
    child.once("exit", (code) => {
      clearInterval(sampling);
      if (code === 0) resolve({ seconds: elapsed(), peakMegabytes, output, secondsToMark });
      else reject(new Error(`${command} ${options.join(" ")} ended with ${code}:\n${output.slice(-MOST_SHOWN)}`));
    });
  });
}
