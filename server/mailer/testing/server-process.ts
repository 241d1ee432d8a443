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
  /** Options of Node, such as `--disable-proto=delete`. */
  nodeOptions?: readonly string[];
  /** How many files and connections it may have open; the system's own limit by default. */
  maxOpenFiles?: number | undefined;
};

/** How long a start may take on a busy machine, in ms. */
const START_MS = 60_000;

const DEFAULTS = { PORT: "0", SITE_DIR: "none", RATE_LIMIT: "off", LOG_LEVEL: "silent" };

/** Runs the real server, by default without a site, until it listens or exits. */
export async function runServer(
  env: Record<string, string>,
  { nodeOptions = [], maxOpenFiles }: ServerProcessOptions = {},
) {
  const temp = await makeFolder();
  const file = path.join(temp.folder, "server.mjs");
  program ??= compile();
  await writeFile(file, await program);
  const command = [process.execPath, ...nodeOptions, file];
  // The shell sets the limit and execs the server, because signals to a wrapper would not reach it.
  const limitedCommand = [
    "sh",
    "-c",
    'ulimit -n "$0" && exec "$@"',
    String(maxOpenFiles),
    ...command,
  ];
  const [executable = "", ...options] = maxOpenFiles === undefined ? command : limitedCommand;
  const child = spawn(executable, options, {
    env: { PATH: process.env.PATH, ...DEFAULTS, ...env },
  });
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => (output.stdout += String(chunk)));
  child.stderr.on("data", (chunk) => (output.stderr += String(chunk)));
  const exited = once(child, "close").then(([code]) => Number(code));
  const portIn = (text: string) => Number(/ is at http:\/\/localhost:(\d+)/.exec(text)?.[1] ?? 0);
  await until(() => portIn(output.stdout) > 0 || child.exitCode !== null, START_MS).finally(
    temp.remove,
  );
  return { child, output, exited, port: portIn(output.stdout) };
}

/** Starts the real server; rejects when it exits before it listens. */
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
    /** Everything on its standard output. */
    log: () => output.stdout,
  };
}

let program: Promise<Buffer> | null = null;

/** Compiles the server into one file, as in production: tests measure and kill it, not a compiler. */
async function compile(): Promise<Buffer> {
  const { folder, remove } = await makeFolder();
  const program = path.join(folder, "server.mjs");
  const script = 'require("./src/gatsby-node/server-bundle.ts").bundleServer(process.argv[1])';
  await promisify(execFile)(process.execPath, ["--import", "tsx", "--eval", script, program]);
  return readFile(program).finally(remove);
}

/** A process's memory as Linux tells it: proc(5), VmRSS and VmHWM. */
function memoryOf(pid: number): { nowMb: number; peakMb: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status)?.[1]) / 1024;
  return { nowMb: megabytes("VmRSS"), peakMb: megabytes("VmHWM") };
}
