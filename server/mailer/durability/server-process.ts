import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const MAIN = path.resolve("server/main.ts");

export type ServerProcess = { port: number; end: (signal: NodeJS.Signals) => Promise<void> };

/** Starts the real server, the mailer alone, and returns when it listens. Rejects when it ends before that. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  // Without a wrapper around it, which would be killed in its place.
  const child = spawn(process.execPath, ["--import", "tsx", MAIN], {
    env: { PATH: process.env.PATH, PORT: "0", SITE_DIR: "none", RATE_LIMIT: "off", LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return {
    port: await portOf(child),
    end: async (signal) => {
      child.kill(signal);
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}

async function portOf(child: ChildProcess): Promise<number> {
  let said = "";
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    const [, port] = /:(\d+)\/api/.exec(said) ?? [];
    if (port !== undefined) return Number(port);
  }
  throw new Error(`The server did not start: ${said}`);
}
