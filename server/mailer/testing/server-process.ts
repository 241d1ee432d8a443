import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { makeFolder } from "../../testing/fixture-site";

export type ServerProcess = {
  port: number;
  end: (signal: NodeJS.Signals) => Promise<void>;
  /** The process's current and peak memory, in MB. */
  memory: () => { nowMb: number; peakMb: number };
  /** Its standard output since it listens: the log. */
  log: () => string;
};

type ServerProcessOptions = {
  /** Of Node itself, such as `--disable-proto=delete`. */
  nodeOptions?: readonly string[];
  /** How many files and connections it may have open concurrently; the system's own limit when left out. */
  mostOpenFiles?: number | undefined;
};

const DEFAULTS = { PORT: "0", SITE_DIR: "none", RATE_LIMIT: "off", LOG_LEVEL: "silent" };

/**
 * Starts the real server, by default without a site, and resolves once it listens.
 * Rejects when it exits before that.
 */
export async function startServerProcess(
  env: Record<string, string>,
  { nodeOptions = [], mostOpenFiles }: ServerProcessOptions = {},
): Promise<ServerProcess> {
  const temp = await makeFolder();
  const program = path.join(temp.folder, "server.mjs");
  compiled ??= compile();
  await writeFile(program, await compiled);
  const command = [process.execPath, ...nodeOptions, program];
  // The shell sets the limit and execs the server, because signals to a wrapper would not reach it.
  const limited = ["sh", "-c", 'ulimit -n "$0" && exec "$@"', String(mostOpenFiles), ...command];
  const [file = "", ...options] = mostOpenFiles === undefined ? command : limited;
  const child = spawn(file, options, {
    env: { PATH: process.env.PATH, ...DEFAULTS, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await portOf(child).finally(temp.remove);
  let log = "";
  child.stdout.on("data", (chunk) => {
    log += String(chunk);
  });
  return {
    port,
    end: async (signal) => {
      child.kill(signal);
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
    memory: () => memoryOf(child.pid ?? 0),
    log: () => log,
  };
}

let compiled: Promise<Buffer> | null = null;

/** The server in one file, as in production: what is measured and killed is the server, not its compiler. */
async function compile(): Promise<Buffer> {
  const { folder, remove } = await makeFolder();
  const program = path.join(folder, "server.mjs");
  const script = 'require("./src/gatsby/server-bundle.ts").bundleServer(process.argv[1])';
  await promisify(execFile)(process.execPath, ["--import", "tsx", "--eval", script, program]);
  return readFile(program).finally(remove);
}

async function portOf(child: ChildProcess): Promise<number> {
  let said = "";
  for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += String(chunk);
    const [, port] = /http:\/\/localhost:(\d+)/.exec(said) ?? [];
    if (port !== undefined) return Number(port);
  }
  throw new Error(`The server did not start: ${said}`);
}

/** Linux's own figures: proc(5), VmRSS and VmHWM. */
function memoryOf(pid: number): { nowMb: number; peakMb: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status)?.[1]) / 1024;
  return { nowMb: megabytes("VmRSS"), peakMb: megabytes("VmHWM") };
}
