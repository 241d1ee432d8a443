import { once } from "node:events";
import { Client } from "pg";
import { ANSWER_MS } from "../within";

/** How long PostgreSQL may take to deliver a notification, in ms. It takes one or two. */
const NOTIFY_MS = 1_500;

const CHANNEL = "citrin_start";

/**
 * Checks that PostgreSQL can wake this server, as the queue's worker needs: a pooler that shares
 * sessions between clients, such as PgBouncer with `pool_mode = transaction`, loses notifications.
 * Rejects with the server's or the system's error.
 */
export async function checkSessions(connectionString: string): Promise<void> {
  const options = {
    connectionString,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  };
  const [listener, notifier] = [new Client(options), new Client(options)];
  // An error of an idle connection; a query's own rejects.
  for (const client of [listener, notifier]) client.on("error", () => undefined);
  try {
    await listener.connect();
    await notifier.connect();
    await listener.query(`LISTEN ${CHANNEL}`);
    const isNotified = once(listener, "notification", { signal: AbortSignal.timeout(NOTIFY_MS) })
      .then(() => true)
      .catch(() => false);
    await notifier.query(`NOTIFY ${CHANNEL}`);
    if (!(await isNotified))
      throw Object.assign(new Error("PostgreSQL does not notify"), { code: "POOLED" });
  } finally {
    for (const client of [listener, notifier]) void client.end().catch(() => undefined);
  }
}
