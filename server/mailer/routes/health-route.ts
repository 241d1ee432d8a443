import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { sendJsonStatus } from "../../json-status";
import { proveDisk } from "../outbox/disk";
import type { Outbox } from "../outbox/outbox";
import { problemOf } from "../outbox/problems";
import { ANSWER_MS, within } from "../within";

/** How long an examination is reused, in ms: many requests must not keep the disk busy. */
const MAX_AGE_MS = 1_000;

/**
 * `GET /health`: 200 while forms are taken, 503 with a reason while one would get a 503: the disk or
 * the queue is out of reach, full or read-only. The site itself is served all the same.
 */
export async function healthRoute(
  app: FastifyInstance,
  { outbox }: { outbox: Outbox },
): Promise<void> {
  const examine = async () => {
    try {
      // CVs come in there.
      const upload = path.join(tmpdir(), `cv-${process.pid}-${randomUUID()}`);
      const [counts] = await within(ANSWER_MS, Promise.all([outbox.counts(), proveDisk(upload)]));
      return { status: 200, body: { outbox: counts } };
    } catch (error) {
      return { status: 503, body: { outbox: null, reason: problemOf(error).text } };
    }
  };
  let latest: { atMs: number; health: ReturnType<typeof examine> } | null = null;
  app.get("/health", async (_request, reply) => {
    const nowMs = performance.now();
    if (latest === null || latest.atMs + MAX_AGE_MS < nowMs)
      latest = { atMs: nowMs, health: examine() };
    const { status, body } = await latest.health;
    return sendJsonStatus(reply, status, undefined, body);
  });
}
