import type { SMTPError } from "nodemailer/lib/smtp-connection";
import type { EventDetails } from "../events";

/** Commands whose rejection concerns the mail, not the connection to the mail server. */
const MAIL_COMMANDS = ["MAIL FROM", "RCPT TO", "DATA"];

export type Failure = {
  /** The mail server rejected this mail permanently: RFC 5321, 4.2.1. */
  isPermanent: boolean;
  /** For the log. The mail server's words are not in it: they may contain addresses. */
  details: Pick<EventDetails, "code" | "smtpStatus" | "smtpCommand">;
};

/** Classifies an error of sending, or of the disk or the queue. */
export function failureOf(error: unknown): Failure {
  const { code, responseCode, command } = Object(error) as Partial<SMTPError>;
  return {
    isPermanent: responseCode !== undefined && responseCode >= 500 && MAIL_COMMANDS.includes(command ?? ""),
    details: {
      ...(code !== undefined && { code }),
      ...(responseCode !== undefined && { smtpStatus: responseCode }),
      ...(command !== undefined && { smtpCommand: command }),
    },
  };
}
