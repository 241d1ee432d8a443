import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";

export type Finished = { code: number | null; output: string };

/** The folder of the commands under test. */
export const TOOLS = path.resolve(__dirname, "..");

/** Options with which Node.js loads TypeScript. */
export const TYPESCRIPT_LOADER = pathToFileURL(require.resolve("tsx")).href;

/** Starts one of our programs, possibly in TypeScript, as a separate process. */
export function startNode(
  file: string,
  options: { cwd: string; args?: string[]; env?: NodeJS.ProcessEnv },
): ChildProcess {
  const loading = file.endsWith(".ts") ? ["--import", TYPESCRIPT_LOADER] : [];
  return spawn(process.execPath, [...loading, file, ...(options.args ?? [])], {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Waits for the end of a process and collects its output. */
export function finished(child: ChildProcess): Promise<Finished> {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (part: Buffer) => {
      output += part.toString();
    });
  }
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}

export const runNode = (
  file: string,
  options: Parameters<typeof startNode>[1],
): Promise<Finished> => finished(startNode(file, options));
