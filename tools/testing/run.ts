import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";

export type Finished = { code: number | null; output: string };

/** Folder of the commands under test. */
export const TOOLS = path.resolve(__dirname, "..");

/** Address of tsx, which lets Node.js load TypeScript. */
export const TYPESCRIPT_LOADER = pathToFileURL(require.resolve("tsx")).href;

/** Starts a program, in JavaScript or TypeScript, as a process of its own. */
export function startNode(
  file: string,
  options: { cwd: string; args?: string[]; env?: NodeJS.ProcessEnv },
): ChildProcess {
  const loader = file.endsWith(".ts") ? ["--import", TYPESCRIPT_LOADER] : [];
  return spawn(process.execPath, [...loader, file, ...(options.args ?? [])], {
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
