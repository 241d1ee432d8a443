import type { FastifyBaseLogger } from "fastify";
import type { FormName } from "../../src/form-contract/forms";

/** What can happen to a submission, and how loudly the log says so. */
const LEVELS = {
  accepted: "info",
  /** The same submission again: answered as before, kept once. */
  repeated: "info",
  refused: "info",
  spam: "info",
  delivered: "info",
  /** Some of the recipients were refused for good, the others have the mail. */
  partly: "warn",
  retry: "warn",
  unverified: "warn",
  notScanned: "warn",
  dead: "error",
  /** The spool's disk is full, read-only or out of reach. */
  spoolFailure: "error",
} as const;

export type EventName = keyof typeof LEVELS;

/** Figures, codes and generated names only: nothing that a visitor typed, no address of a person or a machine. */
export type EventDetails = {
  id?: string;
  form?: FormName;
  status?: number;
  /** Names of fields with what is wrong, or a word for the reason. */
  reason?: string;
  attempts?: number;
  waitS?: number;
  messageBytes?: number;
  cvBytes?: number;
  /** The system's or the mail library's code, and the mail server's status. */
  code?: string;
  smtpStatus?: number;
  smtpCommand?: string;
};

/** Writes one line of the log for each event, and counts them. */
export class Events {
  /** By name and form, as Prometheus writes labels. */
  readonly counts = new Map<string, number>();

  constructor(private readonly log: FastifyBaseLogger) {}

  report(event: EventName, details: EventDetails): void {
    const labels = `{event="${event}",form="${details.form ?? ""}"}`;
    this.counts.set(labels, (this.counts.get(labels) ?? 0) + 1);
    this.log[LEVELS[event]]({ event, ...details });
  }
}
