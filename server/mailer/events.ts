import type { FastifyBaseLogger } from "fastify";
import type { FormName } from "../../src/form-contract/forms";
import type { SPAM_LIST } from "./spool/message";

/** What can happen to a submission, with its log level. */
const LEVELS = {
  accepted: "info",
  /** A duplicate submission: acknowledged again, stored once. */
  repeated: "info",
  refused: "info",
  /** Delivered with a mark: sent quickly, or with many links. */
  suspicious: "info",
  /** Set aside. */
  spam: "info",
  /** The list of what was set aside is queued. */
  listed: "info",
  delivered: "info",
  /** Some of the recipients were rejected permanently, the others have the mail. */
  partly: "warn",
  retry: "warn",
  unverified: "warn",
  notScanned: "warn",
  dead: "error",
  /** The spool's disk is full, read-only or unavailable. */
  spoolFailure: "error",
} as const;

export type EventName = keyof typeof LEVELS;

/** Figures, codes and generated names only: no user input, no e-mail or IP address. */
export type EventDetails = {
  id?: string;
  form?: FormName | typeof SPAM_LIST;
  status?: number;
  /** Names of fields with their problems, or a code for the reason. */
  reason?: string;
  attempts?: number;
  waitS?: number;
  messageBytes?: number;
  cvBytes?: number;
  /** Number of messages in a list. */
  messages?: number;
  /** Error code of the system or the mail library, and the mail server's status. */
  code?: string;
  smtpStatus?: number;
  smtpCommand?: string;
};

/** Logs each event as one line, and counts them. */
export class Events {
  /** By name and form, in Prometheus label syntax. */
  readonly counts = new Map<string, number>();

  constructor(private readonly log: FastifyBaseLogger) {}

  report(event: EventName, details: EventDetails): void {
    const labels = `{event="${event}",form="${details.form ?? ""}"}`;
    this.counts.set(labels, (this.counts.get(labels) ?? 0) + 1);
    this.log[LEVELS[event]]({ event, ...details });
  }
}
