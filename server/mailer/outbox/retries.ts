import type { SMTPError } from "nodemailer/lib/smtp-connection";
import type { Events } from "../events";

const MINUTE_MS = 60_000;

/** Waits after the first, second, third and every later failed attempt, in ms. */
const WAITS_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);
const [MAX_WAIT_MS = 0] = WAITS_MS.slice(-1);

/** How long sending is tried, in ms: the four to five days of RFC 5321, 4.5.4.1. */
const MAX_AGE_MS = 5 * 24 * 60 * MINUTE_MS;

/** Attempts at a mail, more than there is time for. */
export const MAX_ATTEMPTS = MAX_AGE_MS / MAX_WAIT_MS + WAITS_MS.length;

/**
 * Attempts at a mail that the mail server refuses for good, or that cannot be read, and at a call
 * that the webhook refuses, within 81 minutes. Some causes end by then, such as a mailbox that is
 * being moved or a backup that belongs to root; the others are reported soon.
 */
const MAX_REFUSALS = 5;

/**
 * A mail that nobody can send until a person mends it: its file or its job cannot be read, or is not
 * a mail.
 */
export class UnreadableMail extends Error {
  readonly isPermanent = true;

  constructor(readonly code: string) {
    super(`The mail cannot be read: ${code}`);
  }
}

/** Commands whose rejection concerns the mail, not the connection to the mail server. */
const MAIL_COMMANDS = ["MAIL FROM", "RCPT TO", "DATA"];

/**
 * The wait after a failed attempt, in ms.
 * @param attempts number of failed attempts, with this one
 */
export const waitMs = (attempts: number): number => WAITS_MS[attempts - 1] ?? MAX_WAIT_MS;

type Attempt = {
  id: string;
  /** Number of failed attempts, with this one. */
  attempts: number;
  /** Time since the mail was added. */
  ageMs: number;
  /** The name of the mail's file. */
  file?: string;
};

/**
 * Reports a failed attempt.
 * @returns whether it was the last attempt
 */
export function reportFailedAttempt(
  error: unknown,
  { id, attempts, ageMs, file }: Attempt,
  events: Events,
): boolean {
  const {
    code,
    answer,
    responseCode = 0,
    command = "",
    isPermanent = false,
  } = Object(error) as Partial<SMTPError> & { answer?: string; isPermanent?: boolean };
  // RFC 5321, 4.2.1.
  const isRejected = responseCode >= 500 && MAIL_COMMANDS.includes(command);
  // Without the mail server's words, which may contain addresses.
  const details = {
    file,
    code,
    answer,
    smtpStatus: responseCode || undefined,
    smtpCommand: command || undefined,
  };
  const isRefused = (isRejected || isPermanent) && attempts >= MAX_REFUSALS;
  // A clock that jumps, or a server that was off, leaves a mail some attempts.
  const isTooOld = ageMs > MAX_AGE_MS && attempts > WAITS_MS.length;
  const isLast = isRefused || isTooOld;
  if (isLast) events.report("failed", { id, attempts, ...details });
  else events.report("retry", { id, attempts, waitS: waitMs(attempts) / 1000, ...details });
  return isLast;
}
