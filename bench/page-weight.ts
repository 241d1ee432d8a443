import { type ChildProcess, spawn } from "node:child_process";
import { chromium } from "@playwright/test";
import { builtPages } from "../e2e/pages";
import { weigh } from "../e2e/support/page-weight";
import { browserPath } from "../tools/lib/browser.mjs";

const PORT = 9200;
const BASE = `http://localhost:${PORT}`;

async function untilReady(server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error("the server ended before it was ready");
    if (
      await fetch(`${BASE}/`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export type RouteWeight = { route: string; scriptBytes: number };

/**
 * Opens every built page in a browser and weighs the scripts it transfers, compressed, until the network is quiet.
 * @returns bytes on the wire by page, the heaviest first
 */
export async function weighPages(): Promise<RouteWeight[]> {
  const server = spawn("node_modules/.bin/tsx", ["server/main.ts"], {
    env: { ...process.env, PORT: String(PORT) },
    stdio: "ignore",
  });
  try {
    await untilReady(server);
    const browser = await chromium.launch({
      executablePath: browserPath(),
      args: ["--no-sandbox", "--disable-background-networking"],
    });
    const weights: RouteWeight[] = [];
    for (const route of builtPages()) {
      const page = await browser.newPage();
      const { scriptBytes } = await weigh(page, BASE + route);
      weights.push({ route, scriptBytes });
      await page.close();
    }
    await browser.close();
    return weights.sort((a, b) => b.scriptBytes - a.scriptBytes);
  } finally {
    server.kill();
  }
}
