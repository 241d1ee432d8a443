import type { FastifyBaseLogger } from "fastify";
import type { FormName } from "../../src/form-contract/forms";
import { MARK_LEVELS } from "./mail/message";

/** What can happen to a submission, with its log level. */
const LEVELS = {
  accepted: "info",
  /** A duplicate submission: acknowledged again, kept once. */
  repeated: "info",
  refused: "info",
  /** The mail server has the mail. */
  sent: "info",
  retry: "warn",
  /** Some of the recipients were refused, the others have the mail. */
  partly: "error",
  /** Given up. */
  failed: "error",
  /** The outbox's disk is full, read-only or unavailable, or the queue is out of reach. */
  outboxFailure: "error",
  ...MARK_LEVELS,
} as const;

type EventName = keyof typeof LEVELS;

/** Figures, codes and generated names only: no user input, no e-mail or IP address. */
export type EventDetails = {
  id?: string;
  form?: FormName;
  status?: number;
  /** Names of fields with their problems, or a code for the reason. */
  reason?: string;
  attempts?: number;
  waitS?: number;
  messageBytes?: number;
  cvBytes?: number;
  /** Number of those that were refused. */
  recipients?: number;
  /** Error code of the system or the mail library, and the mail server's status. */
  code?: string;
  smtpStatus?: number;
  smtpCommand?: string;
};

export type Events = ReturnType<typeof eventsTo>;

/** Logs each event as one line. */
export const eventsTo = (log: FastifyBaseLogger) => ({
  report(event: EventName, details: EventDetails): void {
    log[LEVELS[event]]({ event, ...details });
  },
});
