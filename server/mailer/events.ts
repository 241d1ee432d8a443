import type { FastifyBaseLogger } from "fastify";
import { MARK_LEVELS } from "./mail/message";

/** The events of a submission, with their log levels. */
const LEVELS = {
  accepted: "info",
  /** A duplicate submission: acknowledged again, kept once. */
  repeated: "info",
  refused: "info",
  /** The mail server has the mail. */
  sent: "info",
  retry: "warn",
  /** The mail server refused some of the recipients; the others have the mail. */
  partly: "error",
  /** The mail is not tried again. */
  failed: "error",
  /** The outbox's disk is full, read-only or unavailable, or the queue is out of reach. */
  outboxFailure: "error",
  /** The webhook is not called again, or the call could not be added to the queue. */
  webhookFailure: "error",
  /** What a setting names did not answer when the server started. */
  unproven: "warn",
  /** Mails are in the folder, and the server uses a queue. */
  mailsWait: "warn",
  /** Calls of a webhook are in the queue, and no `WEBHOOK_URL` is set. */
  callsWait: "warn",
  /** What pages choose for their forms cannot be read. */
  formsUnknown: "warn",
  ...MARK_LEVELS,
} as const;

type EventName = keyof typeof LEVELS;

/** `recipients`: the number of those refused. `calls`: of those that are forgotten. */
type Figure =
  | "status"
  | "attempts"
  | "waitS"
  | "messageBytes"
  | "cvBytes"
  | "recipients"
  | "waiting"
  | "failed"
  | "calls"
  | "smtpStatus";

/**
 * `reason`: names of fields with their problems, or a code of ours. `code`: the system's, the mail
 * library's or ours. `problem`: a sentence of ours about a code. `file`: the name of a mail's file.
 * `answer`: the beginning of a webhook's refusal, without what the visitor typed.
 */
type Code =
  | "id"
  | "form"
  | "reason"
  | "code"
  | "problem"
  | "file"
  | "answer"
  | "setting"
  | "smtpCommand";

/** Figures, codes and generated names only: no user input, no e-mail or IP address. */
type EventDetails = Partial<Record<Figure, number | undefined> & Record<Code, string | undefined>>;

export type Events = ReturnType<typeof eventsTo>;

/** Logs each event as one line. */
export const eventsTo = (log: FastifyBaseLogger) => ({
  report(event: EventName, details: EventDetails): void {
    log[LEVELS[event]]({ event, ...details });
  },
});
