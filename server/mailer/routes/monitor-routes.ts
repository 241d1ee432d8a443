import type { FastifyInstance, FastifyRequest } from "fastify";
import { jsonStatus, sendJsonStatus } from "../../json-status";
import type { Events } from "../events";
import type { Counts, Outbox } from "../outbox/outbox";

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Headers set by proxies only: a request with one of them came from outside. */
const PROXY_HEADERS = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

/** Prometheus' text format: https://prometheus.io/docs/instrumenting/exposition_formats/ */
const CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** Counts are kept for this many times as long as counting took, so that askers cannot keep the server busy. */
const TTL_FACTOR = 10;

type MonitorParts = { outbox: Outbox; events: Events };

/** Readiness. `outbox` is `null` while its disk or its queue is out of reach, which does not affect the site. */
export async function healthRoute(app: FastifyInstance, { outbox }: MonitorParts): Promise<void> {
  const counts = cached(() => countsOf(outbox));
  app.get("/health", async (_request, reply) => {
    return reply.header("cache-control", "no-store").send({ ...jsonStatus(200), outbox: await counts() });
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

async function metricsText({ outbox, events }: MonitorParts): Promise<string> {
  const counts = await countsOf(outbox);
  const messages = Object.entries(counts ?? {}).map(([state, count]) => [`{state="${state}"}`, count] as const);
  return [
    metric("mailer_events_total", "counter", "What happened to submissions since the start.", [...events.counts]),
    metric("mailer_outbox_usable", "gauge", "Whether the outbox can be used.", [["", counts === null ? 0 : 1]]),
    metric("mailer_outbox_messages", "gauge", "Messages in the outbox.", messages),
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

/** The work's last result, or the one it is about to have; it begins again after a while. For work that never rejects. */
function cached<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<Result> | null = null;
  const begin = async () => {
    const begun = performance.now();
    const result = await work();
    setTimeout(() => (last = null), (performance.now() - begun) * TTL_FACTOR).unref();
    return result;
  };
  return () => (last ??= begin());
}

/** `null` while the outbox is out of reach. */
const countsOf = (outbox: Outbox): Promise<Counts | null> => outbox.counts().catch(() => null);
