import { FORM_IDS, type FormName } from "../../../src/form-contract/form-ids";
import type { Lead } from "../../../src/form-contract/lead";
import type { Settings } from "../../environment";
import type { FormValues } from "../mail/message";
import { UnreadableMail } from "../outbox/retries";

/** What the webhook is told of an accepted message. */
export type Call = {
  id: string;
  form: FormName;
  /** An ISO date with its time. */
  receivedAt: string;
  values: FormValues;
  lead: Lead;
  isSpam: boolean;
};

export type WebhookSettings = Pick<Settings, "WEBHOOK_URL" | "WEBHOOK_SECRET" | "WEBHOOK_FORMAT">;

/**
 * Reads a call of the queue.
 * @throws UnreadableMail for a job that somebody else has added
 */
export function parseCall(json: string): Call {
  try {
    const call: Call = JSON.parse(json);
    if (Object.hasOwn(FORM_IDS, call.form) && call.values && call.lead) return call;
  } catch {
    // Thrown below.
  }
  throw new UnreadableMail("NOT_A_CALL");
}
