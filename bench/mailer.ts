/**
 * `npm run bench:mailer [seconds]`: how fast a backlog is delivered, how many messages per second the mailer stores
 * durably, and how much memory large and slow senders cost. Alternates with baselines, a plain loop of nodemailer and a
 * route of Fastify that only parses the same bodies: the figures depend on the machine, their ratio does not. Needs
 * Linux, to measure memory.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { applyInParallel, openSlowSockets, pour, visitMeanwhile } from "../server/mailer/testing/loads";
import { CONTACT, formAddress, putJson } from "../server/mailer/testing/running-mailer";
import { type ServerProcess, startServerProcess } from "../server/mailer/testing/server-process";
import { measureDrain } from "./drain";
import { median, percentile } from "./figures";

const SENDERS = 50;
const PAIRS = 3;
const SECONDS = Number(process.argv[2]) || 5;
const TARGETS = { perSecond: 300, p99Ms: 250, memoryMb: 300, p95Ms: 1_000 };

const MB = 1024 * 1024;
const UPLOADS = { count: 20, bytes: 4 * MB };
const HUGE_BYTES = 400 * MB;
const SLOW_SOCKETS = 1_000;
/** How long the slow sockets are observed, in ms. */
const SLOW_MS = 5_000;

const HEAD = "PUT /api/form/1/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";

/** Unique messages, within a run and between runs. */
const run = Date.now();
let messages = 0;
function contactMessage() {
  messages += 1;
  const message = `${run} ${messages}: ${"we would like a new site. ".repeat(10)}`;
  return { ...CONTACT, company: "Holstr", customData: ["Website design", "Other"], message };
}

/** In the project, because the system's temporary folder may be a RAM disk. */
async function withMailer<T>(measure: (server: ServerProcess) => Promise<T>): Promise<T> {
  mkdirSync("var", { recursive: true });
  const spool = mkdtempSync("var/bench-spool-");
  const server = await startServerProcess({ SPOOL_DIR: spool });
  try {
    return await measure(server);
  } finally {
    await server.end("SIGKILL");
    rmSync(spool, { recursive: true, force: true });
  }
}

async function withBareRoute<T>(measure: (port: number) => Promise<T>): Promise<T> {
  const child: ChildProcess = spawn("node_modules/.bin/tsx", ["bench/bare-route.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [line] = child.stdout === null ? [] : await once(child.stdout, "data");
    return await measure(Number(String(line)));
  } finally {
    child.kill();
  }
}

/** All senders send one message after the other, on keep-alive connections. */
async function load(address: string) {
  const times: number[] = [];
  let failures = 0;
  const end = performance.now() + SECONDS * 1_000;
  const send = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const { status } = await putJson(address, contactMessage()).catch(() => ({ status: 0 }));
      if (status === 201) times.push(performance.now() - start);
      else failures += 1;
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, send));
  return { perSecond: times.length / SECONDS, p99Ms: percentile(times, 0.99), failures };
}

async function measureSpeed(): Promise<void> {
  const ratios: number[] = [];
  for (let pair = 1; pair <= PAIRS; pair++) {
    const bare = await withBareRoute((port) => load(`http://127.0.0.1:${port}/`));
    const kept = await withMailer(({ port }) => load(formAddress(port, 1)));
    ratios.push(kept.perSecond / bare.perSecond);
    console.log(
      `${pair}: ${kept.perSecond.toFixed(0)}/s kept, p99 ${kept.p99Ms.toFixed(0)} ms, ${kept.failures} failures; parsed alone ${bare.perSecond.toFixed(0)}/s, p99 ${bare.p99Ms.toFixed(0)} ms; ratio ${ratios.at(-1)?.toFixed(2)}`,
    );
  }
  console.log(
    `ratio ${median(ratios).toFixed(2)} (median); wanted with ${SENDERS} senders: ${TARGETS.perSecond}/s, p99 below ${TARGETS.p99Ms} ms`,
  );
}

const CROWDS: Record<string, (port: number) => Promise<unknown>> = {
  "400 MB of a body, with its length": (port) => pour(port, `${HEAD}Content-Length: ${HUGE_BYTES}\r\n\r\n`, HUGE_BYTES),
  "400 MB of a body, without its length": (port) =>
    pour(port, `${HEAD}Transfer-Encoding: chunked\r\n\r\n${HUGE_BYTES.toString(16)}\r\n`, HUGE_BYTES),
  "20 CVs of 4 MB in parallel": (port) => applyInParallel(port, UPLOADS.count, UPLOADS.bytes),
  "1,000 slow sockets": async (port) => {
    const slow = await openSlowSockets(port, SLOW_SOCKETS, `${HEAD}Content-Length: 100\r\n\r\n{`);
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    slow.close();
  },
};

async function measureMemory(): Promise<void> {
  for (const [name, crowd] of Object.entries(CROWDS)) {
    await withMailer(async ({ port, memory }) => {
      const before = memory().nowMb;
      const times = await visitMeanwhile(port, crowd(port));
      const { peakMb } = memory();
      const p95 = percentile(times, 0.95);
      console.log(
        `${name}: ${peakMb.toFixed(0)} MB at most, ${before.toFixed(0)} before; others p95 ${p95.toFixed(0)} ms of ${times.length}`,
      );
    });
  }
  console.log(`wanted: below ${TARGETS.memoryMb} MB, others p95 below ${TARGETS.p95Ms} ms`);
}

measureDrain().then(measureSpeed).then(measureMemory);
