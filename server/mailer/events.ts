import type { FastifyBaseLogger } from "fastify";
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
  /** Given up, or its job could not be added. */
  webhookFailure: "error",
  ...MARK_LEVELS,
} as const;

type EventName = keyof typeof LEVELS;

/** `recipients`: those refused. */
type Figure =
  | "status"
  | "attempts"
  | "waitS"
  | "messageBytes"
  | "cvBytes"
  | "recipients"
  | "smtpStatus";
/**
 * `reason`: names of fields with their problems, or a code. `code`: the system's or the mail
 * library's.
 */
type Code = "id" | "form" | "reason" | "code" | "smtpCommand";

/** Figures, codes and generated names only: no user input, no e-mail or IP address. */
type EventDetails = Partial<Record<Figure, number | undefined> & Record<Code, string | undefined>>;

export type Events = ReturnType<typeof eventsTo>;

/** Logs each event as one line. */
export const eventsTo = (log: FastifyBaseLogger) => ({
  report(event: EventName, details: EventDetails): void {
    log[LEVELS[event]]({ event, ...details });
  },
});
