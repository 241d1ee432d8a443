import type { FastifyInstance, FastifyRequest } from "fastify";
import { jsonStatus, sendJsonStatus } from "../../json-status";
import type { Clock } from "../clock";
import type { Events } from "../events";
import { parseMessageId } from "../spool/message";
import type { Spool } from "../spool/spool";

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Headers set by proxies only: a request with one of them came from outside. */
const PROXY_HEADERS = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

/** Prometheus' text format: https://prometheus.io/docs/instrumenting/exposition_formats/ */
const CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** Figures are kept for this many times as long as it took to count them, so that askers cannot keep the server busy. */
const REST = 10;

type MonitorParts = { spool: Spool; events: Events; clock: Clock };

/** Readiness. `spool` is `null` while its disk is unavailable, which does not affect the site. */
export async function healthRoute(app: FastifyInstance, { spool, clock }: MonitorParts): Promise<void> {
  const figures = withRests(() => spoolFigures(spool, clock.now()));
  app.get("/health", async (_request, reply) => {
    return reply.header("cache-control", "no-store").send({ ...jsonStatus(200), spool: await figures() });
  });
}

/** Metrics for a monitor on this machine; a 404 for all other clients. */
export async function metricsRoute(app: FastifyInstance, parts: MonitorParts): Promise<void> {
  app.get("/metrics", async (request, reply) => {
    if (!isFromThisMachine(request)) return sendJsonStatus(reply, 404);
    return reply
      .header("cache-control", "no-store")
      .type(CONTENT_TYPE)
      .send(await metricsText(parts));
  });
}

function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  return LOOPBACK.test(raw.socket.remoteAddress ?? "") && PROXY_HEADERS.every((name) => headers[name] === undefined);
}

async function metricsText({ spool, events, clock }: MonitorParts): Promise<string> {
  const figures = await spoolFigures(spool, clock.now());
  const { depth, dead, spam, oldestSeconds } = figures ?? {};
  const folders = Object.entries({ queue: depth, dead, spam }).map(
    ([name, count]) => [`{folder="${name}"}`, count] as const,
  );
  return [
    metric("mailer_events_total", "counter", "What happened to submissions since the start.", [...events.counts]),
    metric("mailer_spool_usable", "gauge", "Whether the spool can be used.", [["", figures === null ? 0 : 1]]),
    metric("mailer_spool_messages", "gauge", "Messages in the spool.", folders),
    metric("mailer_spool_oldest_seconds", "gauge", "Age of the oldest waiting message.", [["", oldestSeconds]]),
    metric("process_resident_memory_bytes", "gauge", "Resident memory size in bytes.", [
      ["", process.memoryUsage.rss()],
    ]),
    metric("process_start_time_seconds", "gauge", "Start time of the process since unix epoch in seconds.", [
      ["", (performance.timeOrigin / 1000).toFixed(2)],
    ]),
  ].join("");
}

/** A metric with its samples by label; samples without a value are omitted. */
function metric(
  name: string,
  type: "counter" | "gauge",
  help: string,
  samples: readonly (readonly [labels: string, value: number | string | undefined])[],
): string {
  const known = samples
    .filter(([, value]) => value !== undefined)
    .map(([labels, value]) => `${name}${labels} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${known.join("")}`;
}

/** The work's last result, or the one it is about to have; it begins again after a rest. For work that never rejects. */
function withRests<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<Result> | null = null;
  const begin = async () => {
    const begun = performance.now();
    const result = await work();
    setTimeout(() => (last = null), (performance.now() - begun) * REST).unref();
    return result;
  };
  return () => (last ??= begin());
}

/** Current contents of the spool; `null` when it is unavailable. */
async function spoolFigures(spool: Spool, nowMs: number) {
  try {
    const [queue, dead, spam] = await Promise.all([spool.list("queue"), spool.list("dead"), spool.list("spam")]);
    const oldestMs = nowMs - (parseMessageId(queue[0] ?? "")?.receivedAtMs ?? nowMs);
    const oldestSeconds = Math.max(0, Math.round(oldestMs / 1000));
    return { depth: queue.length, oldestSeconds, dead: dead.length, spam: spam.length };
  } catch {
    return null;
  }
}
