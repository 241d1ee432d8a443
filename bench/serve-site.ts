import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

const LOOK_AGAIN_MS = 100;

async function untilReady(server: ChildProcess, base: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error("the server ended before it was ready");
    const isReady = await fetch(`${base}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/**
 * Serves a built site while something is measured.
 * @param site folder of the site, by default the one that was built last
 */
export async function withServer<T>(
  port: number,
  measure: (base: string) => Promise<T>,
  site = "dist/site",
): Promise<T> {
  const base = `http://localhost:${port}`;
  const server = spawn(process.execPath, ["dist/server.mjs"], {
    env: { ...process.env, PORT: String(port), SITE_DIR: site, SPOOL_DIR: `var/spool-${port}` },
    stdio: "ignore",
  });
  try {
    await untilReady(server, base);
    return await measure(base);
  } finally {
    server.kill();
    // The next one may want the same port, and would take this one's last answers for its own.
    if (server.exitCode === null) await once(server, "exit");
  }
}
