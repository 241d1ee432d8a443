import { createHmac } from "node:crypto";
import pRetry from "p-retry";
import { errorCode } from "../../lib/error-code";
import type { Settings } from "../environment";
import type { Events } from "./events";
import type { Outbox } from "./outbox/outbox";

/** How long the webhook may take to answer, in ms. */
const TIMEOUT_MS = 10_000;

/** Attempts without a queue, within a few minutes. A restart forgets them. */
const RETRIES = { retries: 6, minTimeout: 1_000, factor: 3, unref: true };

/** The header that proves a body to be ours, to whoever has the secret. */
const signatureOf = (body: string, secret: string): string =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

/** Posts a body to the webhook. Rejects unless the answer is a success. */
export async function callWebhook(
  body: string,
  { WEBHOOK_URL, WEBHOOK_SECRET }: Pick<Settings, "WEBHOOK_URL" | "WEBHOOK_SECRET">,
): Promise<void> {
  const answer = await fetch(WEBHOOK_URL ?? "", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-signature-256": signatureOf(body, WEBHOOK_SECRET ?? ""),
    },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok)
    throw Object.assign(new Error("The webhook did not take it"), {
      code: `HTTP_${answer.status}`,
    });
}

/**
 * Tells the webhook of an accepted message, in the background, and again after failures. Never
 * throws: a mail does not depend on it.
 */
export type Webhook = (id: string, message: object) => void;

/**
 * Does nothing without a `WEBHOOK_URL`.
 * @param calls the queue of calls, apart from mails: a webhook that hangs delays no mail
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
