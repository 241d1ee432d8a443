import { parseMessageId } from "./message-id";
import type { Spool } from "./spool";

export type SpoolFigures = {
  /** Messages that wait to be delivered. */
  depth: number;
  /** Since the oldest of them came in. */
  oldestSeconds: number;
  /** Messages that were given up. */
  dead: number;
  spam: number;
};

const MS_PER_S = 1_000;

/** What stands in the spool now. Rejects with the system's error. */
export async function spoolFigures(spool: Spool, nowMs: number): Promise<SpoolFigures> {
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
