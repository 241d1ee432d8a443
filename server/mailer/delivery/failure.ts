import type { SMTPError } from "nodemailer/lib/smtp-connection";
import type { EventDetails } from "../events";

/** Commands whose rejection concerns the message, not the connection to the mail server. */
const MESSAGE_COMMANDS = ["MAIL FROM", "RCPT TO", "DATA"];

/** The library's code when connections were closed before anything was sent, repeatedly. */
const CLOSED = "ECONNECTION";

export type Failure = {
  /** The mail server rejected this message permanently: RFC 5321, 4.2.1. */
  isPermanent: boolean;
  /** The mail server was unreachable or refused the session: the next message would fail, too. */
  isUnreachable: boolean;
  details: Pick<EventDetails, "code" | "smtpStatus" | "smtpCommand">;
  /** For the file beside a dead letter. */
  text: string;
};

/** Classifies a delivery error. The mail server's reply may contain addresses, so only `text` includes it. */
export function failureOf(error: unknown): Failure {
  const { code, responseCode, command, message = String(error) } = Object(error) as Partial<SMTPError>;
  const isAboutMessage = MESSAGE_COMMANDS.includes(command ?? "");
  return {
    isPermanent: isAboutMessage && responseCode !== undefined && responseCode >= 500,
    isUnreachable: !isAboutMessage && (command !== undefined || code === CLOSED),
    details: {
      ...(code !== undefined && { code }),
      ...(responseCode !== undefined && { smtpStatus: responseCode }),
      ...(command !== undefined && { smtpCommand: command }),
    },
    text: message,
  };
}
