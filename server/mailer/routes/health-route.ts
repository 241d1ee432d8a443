import type { FastifyInstance } from "fastify";
import { sendJsonStatus } from "../../json-status";
import type { Counts, Outbox } from "../outbox/outbox";

/** For how long figures are kept, so that a crowd of askers cannot keep the server busy, in ms. */
const KEPT_MS = 1_000;

/**
 * Readiness. `outbox` is `null` while its disk or its queue is out of reach, which does not affect
 * the site.
 */
export async function healthRoute(
  app: FastifyInstance,
  { outbox }: { outbox: Outbox },
): Promise<void> {
  let kept: { untilMs: number; counts: Promise<Counts | null> } | null = null;
  app.get("/health", async (_request, reply) => {
    const nowMs = performance.now();
    if (kept === null || kept.untilMs < nowMs)
      kept = { untilMs: nowMs + KEPT_MS, counts: outbox.counts().catch(() => null) };
    return sendJsonStatus(reply, 200, undefined, { outbox: await kept.counts });
  });
}
