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
 * Attempts at a mail that the mail server refuses for good, within 81 minutes. Some refusals end by
 * then, such as that of a mailbox that is being moved; the others are reported soon.
 */
const MAX_REFUSALS = 5;

/** Commands whose rejection concerns the mail, not the connection to the mail server. */
const MAIL_COMMANDS = ["MAIL FROM", "RCPT TO", "DATA"];

/**
 * The wait after a failed attempt, in ms.
 * @param attempts number of failed attempts, with this one
 */
export const waitMs = (attempts: number): number => WAITS_MS[attempts - 1] ?? MAX_WAIT_MS;

/**
 * Reports a failed attempt.
 * @param attempts number of failed attempts, with this one
 * @param ageMs time since the mail was added
 * @returns whether it was the last attempt
 */
export function reportFailedAttempt(
  error: unknown,
  { id, attempts, ageMs }: { id: string; attempts: number; ageMs: number },
  events: Events,
): boolean {
  const { code, responseCode = 0, command = "" } = Object(error) as Partial<SMTPError>;
  // RFC 5321, 4.2.1.
  const isPermanent = responseCode >= 500 && MAIL_COMMANDS.includes(command);
  // Without the mail server's words, which may contain addresses.
  const details = {
    code,
    smtpStatus: responseCode || undefined,
    smtpCommand: command || undefined,
  };
  const isRefused = isPermanent && attempts >= MAX_REFUSALS;
  // A clock that jumps, or a server that was off, leaves a mail some attempts.
  const isTooOld = ageMs > MAX_AGE_MS && attempts > WAITS_MS.length;
  const isLast = isRefused || isTooOld;
  if (isLast) events.report("failed", { id, attempts, ...details });
  else events.report("retry", { id, attempts, waitS: waitMs(attempts) / 1000, ...details });
  return isLast;
}
