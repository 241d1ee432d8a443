import type { FastifyInstance } from "fastify";
import { sendJsonStatus } from "../../json-status";
import type { Counts, Outbox } from "../outbox/outbox";

/** How long counts are reused, in ms: many requests must not keep the disk busy. */
const MAX_AGE_MS = 1_000;

/**
 * `GET /health`: 200 once the server is ready. `outbox` is `null` while the disk or the queue is out
 * of reach, which does not affect the site.
 */
export async function healthRoute(
  app: FastifyInstance,
  { outbox }: { outbox: Outbox },
): Promise<void> {
  let latest: { atMs: number; counts: Promise<Counts | null> } | null = null;
  app.get("/health", async (_request, reply) => {
    const nowMs = performance.now();
    if (latest === null || latest.atMs + MAX_AGE_MS < nowMs)
      latest = { atMs: nowMs, counts: outbox.counts().catch(() => null) };
    return sendJsonStatus(reply, 200, undefined, { outbox: await latest.counts });
  });
}
