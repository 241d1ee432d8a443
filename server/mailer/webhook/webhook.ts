import pLimit from "p-limit";
import { errorCode } from "../../../lib/error-code";
import type { Settings } from "../../environment";
import type { Clock } from "../clock";
import type { Events } from "../events";
import type { Outbox } from "../outbox/outbox";
import type { Call } from "./call";
import { callWebhook, WebhookError } from "./post-call";

/** Pauses after failed attempts without a queue, in ms: six minutes. A restart forgets the calls. */
const PAUSES_MS = [1, 3, 9, 27, 81, 243].map((seconds) => seconds * 1000);

/** Attempts without a queue that the receiver refuses: it may be away for a moment. */
const MAX_REFUSALS = 3;

/** Calls at a time without a queue, and all of them with those that wait. */
const MAX_AT_A_TIME = 10;
const MAX_CALLS = 1_000;

/** The longest pause that a receiver may ask for without a queue, in ms. */
const MAX_PAUSE_MS = 300_000;

export type Webhook = {
  /**
   * Tells the webhook of an accepted message, in the background, and again after failures. Never
   * throws: a mail does not depend on it.
   */
  tell: (call: Call) => void;
  /** Reports how many calls are forgotten. */
  close: () => void;
};

/**
 * Does nothing without a `WEBHOOK_URL`.
 * @param queue the queue of calls, apart from mails: a webhook that hangs delays no mail
 */
export function webhookTo(
  settings: Settings,
  queue: Outbox | null,
  events: Events,
  clock: Clock,
): Webhook {
  if (settings.WEBHOOK_URL === null) return { tell: () => undefined, close: () => undefined };
  const line = callsInMemory((json) => callWebhook(json, settings), clock);
  return {
    tell: (call) => {
      const { id } = call;
      const json = JSON.stringify(call);
      const content = Buffer.from(json);
      const sending: Promise<unknown> =
        queue === null
          ? line.add(json)
          : queue.add({ id: `${id}-webhook`, fingerprint: id, content });
      sending.catch((error: unknown) => {
        const { answer } = Object(error) as Partial<WebhookError>;
        events.report("webhookFailure", { id, code: errorCode(error) ?? "unknown", answer });
      });
    },
    close: () => {
      if (line.calls() > 0)
        events.report("webhookFailure", { code: "STOPPED", calls: line.calls() });
    },
  };
}

/** Calls in the memory of this process: a bounded number, ten at a time. */
function callsInMemory(callOnce: (json: string) => Promise<void>, clock: Clock) {
  const inTurn = pLimit(MAX_AT_A_TIME);
  let calls = 0;

  async function callUntilTaken(json: string, attempts = 1): Promise<void> {
    try {
      await inTurn(() => callOnce(json));
    } catch (error) {
      const { isPermanent = false, waitMs = 0 } = Object(error) as Partial<WebhookError>;
      const pauseMs = PAUSES_MS[attempts - 1];
      if (pauseMs === undefined || (isPermanent && attempts >= MAX_REFUSALS)) throw error;
      const allMs = Math.max(pauseMs, Math.min(waitMs, MAX_PAUSE_MS));
      await new Promise<void>((resolve) => clock.after(allMs, resolve));
      await callUntilTaken(json, attempts + 1);
    }
  }

  return {
    /** Of those that are under way or wait. */
    calls: () => calls,
    add: async (json: string): Promise<void> => {
      if (calls >= MAX_CALLS) throw new WebhookError("TOO_MANY_WAIT");
      calls += 1;
      await callUntilTaken(json).finally(() => {
        calls -= 1;
      });
    },
  };
}
