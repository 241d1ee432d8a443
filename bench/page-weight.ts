import { type ChildProcess, spawn } from "node:child_process";
import { chromium } from "@playwright/test";
import { builtPages } from "../e2e/pages";
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

export type PageWeight = { route: string; scriptBytes: number };

/**
 * Opens every built page in a browser and weighs the scripts it transfers, compressed, until the network is quiet.
 * @returns bytes on the wire by page, the heaviest first
 */
export async function weighPages(): Promise<PageWeight[]> {
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
    const weights: PageWeight[] = [];
    for (const route of builtPages()) {
      const page = await browser.newPage();
      const session = await page.context().newCDPSession(page);
      await session.send("Network.enable");
      const scripts = new Set<string>();
      let scriptBytes = 0;
      session.on("Network.responseReceived", ({ requestId, type }) => {
        if (type === "Script") scripts.add(requestId);
      });
      session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
        if (scripts.has(requestId)) scriptBytes += encodedDataLength;
      });
      await page.goto(BASE + route, { waitUntil: "networkidle" });
      weights.push({ route, scriptBytes });
      await page.close();
    }
    await browser.close();
    return weights.sort((a, b) => b.scriptBytes - a.scriptBytes);
  } finally {
    server.kill();
  }
}
