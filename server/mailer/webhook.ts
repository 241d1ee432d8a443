import { createHmac } from "node:crypto";
import pRetry from "p-retry";
import { errorCode } from "../../lib/error-code";
import type { Settings } from "../environment";
import type { Events } from "./events";
import type { Outbox } from "./outbox/outbox";

/** How long the other side has to answer, in ms. */
const TIME_OUT_MS = 10_000;

/** Attempts where there is no queue, within a few minutes: they end with the server. */
const RETRIES = { retries: 6, minTimeout: 1_000, factor: 3, unref: true };

/** Of a body, for its header: who has the secret can tell that it is ours. */
export const signatureOf = (body: string, secret: string): string =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

/** Sends one body to the webhook. Rejects unless it is taken. */
export async function callWebhook(
  body: string,
  { WEBHOOK_URL, WEBHOOK_SECRET }: Settings,
): Promise<void> {
  const answer = await fetch(WEBHOOK_URL ?? "", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-signature-256": signatureOf(body, WEBHOOK_SECRET ?? ""),
    },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(TIME_OUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok)
    throw Object.assign(new Error("The webhook did not take it"), {
      code: `HTTP_${answer.status}`,
    });
}

/**
 * Tells the webhook of an accepted message, later and as often as it takes. Never throws: the mail
 * is what counts.
 */
export type Webhook = (id: string, message: object) => void;

/**
 * @param calls a queue of their own, which keeps bodies until they are taken: a webhook that hangs
 * holds up no mail
 */
export function webhookTo(settings: Settings, calls: Outbox | null, events: Events): Webhook {
  if (settings.WEBHOOK_URL === null) return () => undefined;
  return (id, message) => {
    const body = JSON.stringify({ id, ...message });
    const call = { id: `${id}-webhook`, fingerprint: id, content: Buffer.from(body) };
    const sending = calls?.add(call) ?? pRetry(() => callWebhook(body, settings), RETRIES);
    sending.catch((error: unknown) =>
      events.report("webhookFailure", { id, code: errorCode(error) ?? "unknown" }),
    );
  };
}
