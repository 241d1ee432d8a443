import type { SMTPError } from "nodemailer/lib/smtp-connection";
import type { Events } from "../events";

const MINUTE_MS = 60_000;

/** Waits after the first, second, third and every later failed attempt, in ms. */
const WAITS_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);
const [LONGEST_WAIT_MS = 0] = WAITS_MS.slice(-1);

/** For how long sending is tried, in ms: the four to five days of RFC 5321, 4.5.4.1. */
const TRIED_FOR_MS = 5 * 24 * 60 * MINUTE_MS;

/** More than there is time for. */
export const MAX_ATTEMPTS = TRIED_FOR_MS / LONGEST_WAIT_MS + WAITS_MS.length;

/**
 * A mail that the mail server refuses for good is given up after so many attempts, 81 minutes.
 * Refusals due to a mailbox that is being moved are usually over by then; the others are reported
 * soon, not five days later.
 */
const MAX_REFUSALS = 5;

/** Commands whose rejection concerns the mail, not the connection to the mail server. */
const MAIL_COMMANDS = ["MAIL FROM", "RCPT TO", "DATA"];

/** @param attempts failed so far, the last one included */
export const waitMs = (attempts: number): number => WAITS_MS[attempts - 1] ?? LONGEST_WAIT_MS;

/**
 * Reports a failed attempt. A clock that jumps, or a server that was off, leaves each mail some
 * attempts.
 * @param ageMs since the mail was added
 * @returns whether it was the last one
 */
export function reportFailedAttempt(
  error: unknown,
  { id, attempts, ageMs }: { id: string; attempts: number; ageMs: number },
  events: Events,
): boolean {
  const { code, responseCode = 0, command = "" } = Object(error) as Partial<SMTPError>;
  // The mail server rejected this mail permanently: RFC 5321, 4.2.1. Its words are not logged: they
  // may contain addresses.
  const isPermanent = responseCode >= 500 && MAIL_COMMANDS.includes(command);
  const details = {
    code,
    smtpStatus: responseCode || undefined,
    smtpCommand: command || undefined,
  };
  const isRefused = isPermanent && attempts >= MAX_REFUSALS;
  const isTooOld = ageMs > TRIED_FOR_MS && attempts > WAITS_MS.length;
  const isLast = isRefused || isTooOld;
  if (isLast) events.report("failed", { id, attempts, ...details });
  else events.report("retry", { id, attempts, waitS: waitMs(attempts) / 1000, ...details });
  return isLast;
}
