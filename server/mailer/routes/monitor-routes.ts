import type { FastifyInstance, FastifyRequest } from "fastify";
import { jsonStatus, sendJsonStatus } from "../../json-status";
import type { Clock } from "../clock";
import type { Events } from "../events";
import { parseMessageId } from "../spool/message-id";
import type { Spool } from "../spool/spool";

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Headers that only a proxy writes: what comes through one came from outside. */
const PROXY_HEADERS = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

/** Prometheus' text format: https://prometheus.io/docs/instrumenting/exposition_formats/ */
const CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";

type MetricsParts = { spool: Spool; events: Events; clock: Clock };

/** Whether the server is ready. `spool` is `null` while its disk is out of reach: the site is served all the same. */
export async function healthRoute(app: FastifyInstance, { spool, clock }: Omit<MetricsParts, "events">): Promise<void> {
  app.get("/health", async (_request, reply) => {
    const figures = await spoolFigures(spool, clock.now()).catch(() => null);
    return reply.header("cache-control", "no-store").send({ ...jsonStatus(200), spool: figures });
  });
}

/** Figures for a monitor on this machine; to all others the address does not exist. */
export async function metricsRoute(app: FastifyInstance, parts: MetricsParts): Promise<void> {
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

async function metricsText({ spool, events, clock }: MetricsParts): Promise<string> {
  const figures = await spoolFigures(spool, clock.now()).catch(() => null);
  const counted = events.counts().map(({ event, form, count }) => `{event="${event}",form="${form}"} ${count}`);
  return [
    ...metric("mailer_events_total", "counter", "What happened to submissions since the start.", counted),
    ...metric("mailer_spool_usable", "gauge", "Whether the spool can be used.", [` ${figures === null ? 0 : 1}`]),
    ...(figures === null
      ? []
      : [
          ...metric("mailer_spool_messages", "gauge", "Messages in the spool.", [
            `{folder="queue"} ${figures.depth}`,
            `{folder="dead"} ${figures.dead}`,
            `{folder="spam"} ${figures.spam}`,
          ]),
          ...metric("mailer_spool_oldest_seconds", "gauge", "Age of the oldest waiting message.", [
            ` ${figures.oldestSeconds}`,
          ]),
        ]),
    ...metric("process_resident_memory_bytes", "gauge", "Resident memory size in bytes.", [
      ` ${process.memoryUsage.rss()}`,
    ]),
    ...metric("process_start_time_seconds", "gauge", "Start time of the process since unix epoch in seconds.", [
      ` ${(performance.timeOrigin / 1000).toFixed(2)}`,
    ]),
    "",
  ].join("\n");
}

function metric(name: string, type: "counter" | "gauge", help: string, samples: readonly string[]): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map((sample) => name + sample)];
}

const MS_PER_S = 1_000;

/** What stands in the spool now. Rejects with the system's error. */
async function spoolFigures(spool: Spool, nowMs: number) {
  const [queue, dead, spam] = await Promise.all([spool.list("queue"), spool.list("dead"), spool.list("spam")]);
  const oldest = queue[0] === undefined ? null : parseMessageId(queue[0]);
  const oldestMs = oldest === null ? 0 : nowMs - oldest.receivedAtMs;
  return {
    depth: queue.length,
    oldestSeconds: Math.max(0, Math.round(oldestMs / MS_PER_S)),
    dead: dead.length,
    spam: spam.length,
  };
}
