import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { makeFolder } from "../../testing/fixture-site";
import { until } from "./wait";

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

type ServerProcessOptions = {
  /** Of Node itself, such as `--disable-proto=delete`. */
  nodeOptions?: readonly string[];
  /**
   * How many files and connections it may have open concurrently; the system's own limit when left
   * out.
   */
  mostOpenFiles?: number | undefined;
};

/** On a busy machine, in ms. */
const START_MS = 60_000;

const DEFAULTS = { PORT: "0", SITE_DIR: "none", RATE_LIMIT: "off", LOG_LEVEL: "silent" };

/**
 * Runs the real server, by default without a site, to its end or its start, whichever comes first.
 */
export async function runServer(
  env: Record<string, string>,
  { nodeOptions = [], mostOpenFiles }: ServerProcessOptions = {},
) {
  const temp = await makeFolder();
  const program = path.join(temp.folder, "server.mjs");
  compiled ??= compile();
  await writeFile(program, await compiled);
  const command = [process.execPath, ...nodeOptions, program];
  // The shell sets the limit and execs the server, because signals to a wrapper would not reach it.
  const limited = ["sh", "-c", 'ulimit -n "$0" && exec "$@"', String(mostOpenFiles), ...command];
  const [file = "", ...options] = mostOpenFiles === undefined ? command : limited;
  const child = spawn(file, options, { env: { PATH: process.env.PATH, ...DEFAULTS, ...env } });
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => (output.stdout += String(chunk)));
  child.stderr.on("data", (chunk) => (output.stderr += String(chunk)));
  const exited = once(child, "close").then(([code]) => Number(code));
  const portIn = (said: string) => Number(/ is at http:\/\/localhost:(\d+)/.exec(said)?.[1] ?? 0);
  await until(() => portIn(output.stdout) > 0 || child.exitCode !== null, START_MS).finally(
    temp.remove,
  );
  return { child, output, exited, port: portIn(output.stdout) };
}

/** The same; rejects when it exits before it listens. */
export async function startServerProcess(
  env: Record<string, string>,
  options?: ServerProcessOptions,
) {
  const { child, output, exited, port } = await runServer(env, options);
  if (port === 0) throw new Error(`The server did not start: ${output.stderr}`);
  return {
    port,
    end: async (signal: NodeJS.Signals): Promise<void> => {
      child.kill(signal);
      await exited;
    },
    /** The process's current and peak memory, in MB. */
    memory: () => memoryOf(child.pid ?? 0),
    /** What it has logged. */
    log: () => output.stdout,
  };
}

let compiled: Promise<Buffer> | null = null;

/**
 * The server in one file, as in production: what is measured and killed is the server, not its
 * compiler.
 */
async function compile(): Promise<Buffer> {
  const { folder, remove } = await makeFolder();
  const program = path.join(folder, "server.mjs");
  const script = 'require("./src/build/gatsby/server-bundle.ts").bundleServer(process.argv[1])';
  await promisify(execFile)(process.execPath, ["--import", "tsx", "--eval", script, program]);
  return readFile(program).finally(remove);
}

/** Linux's own figures: proc(5), VmRSS and VmHWM. */
function memoryOf(pid: number): { nowMb: number; peakMb: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status)?.[1]) / 1024;
  return { nowMb: megabytes("VmRSS"), peakMb: megabytes("VmHWM") };
}
