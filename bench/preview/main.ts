/**
 * `npm run bench:preview`: how long an open page of the preview takes to show a saved file. Runs `npm start` on a copy of the
 * content, which takes minutes at first, and saves files as editors do. `ROUNDS=5`, `PORT=8400`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { UNDISTURBED } from "../../e2e/support/visitor";
import { browserPath } from "../../tools/lib/browser.mjs";
import { markdownTable, median } from "../figures";
import { type Change, changesOf } from "./changes";

const ROUNDS = Number(process.env.ROUNDS) || 5;
const PORT = process.env.PORT || "8400";
const ADDRESS = `http://localhost:${PORT}`;
const RETRY_MS = 1_000;

/** Starts the preview of a content folder, and waits until it answers. */
async function startPreview(content: string, spool: string) {
  const env = { ...process.env, PORT, CONTENT_DIR: content, SPOOL_DIR: spool, GATSBY_TELEMETRY_DISABLED: "1" };
  const preview = spawn(process.execPath, ["tools/start.mjs"], { env, stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(preview, "exit");
  const stop = async () => {
    preview.kill("SIGTERM");
    await ended;
  };
  while (
    !(await fetch(ADDRESS).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (preview.exitCode !== null) throw new Error(`npm start ended with ${preview.exitCode}`);
    await wait(RETRY_MS);
  }
  return { stop };
}

/** Milliseconds from a save until the page shows it. */
async function measure(page: Page, { route, save, shown }: Change, round: number): Promise<number> {
  if (new URL(page.url()).pathname !== route) await page.goto(ADDRESS + route, { waitUntil: "networkidle" });
  const start = performance.now();
  save(round);
  await shown(page, round);
  return Math.round(performance.now() - start);
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-preview-"));
  const content = path.join(folder, "content");
  cpSync("content", content, { recursive: true });
  const preview = await startPreview(content, path.join(folder, "spool"));
  const browser = await chromium.launch({ executablePath: browserPath() });
  const changes = changesOf(content);
  const times = new Map(changes.map(({ name }) => [name, [] as number[]]));
  try {
    const page = await browser.newPage(UNDISTURBED);
    for (let round = 1; round <= ROUNDS; round++)
      for (const change of changes) times.get(change.name)?.push(await measure(page, change, round));
  } finally {
    await browser.close();
    await preview.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const rows = [...times].map(([name, list]) => [name, String(median(list)), list.join(", ")]);
  console.log(markdownTable([["Saved", "To the page, ms", "Each"], ...rows]));
}

void main();
