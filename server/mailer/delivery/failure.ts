import type { SMTPError } from "nodemailer/lib/smtp-connection";
import type { EventDetails } from "../events";

/** Commands whose refusal concerns the one message, not the way to the mail server. */
const MESSAGE_COMMANDS = ["MAIL FROM", "RCPT TO", "DATA"];

export type Failure = {
  /** The mail server said of this message that trying again is of no use: RFC 5321, 4.2.1. */
  isPermanent: boolean;
  /** The mail server was not reached, or would not talk to us: the next message would fare no better. */
  isUnreachable: boolean;
  details: Pick<EventDetails, "code" | "smtpStatus" | "smtpCommand">;
  /** For the file beside a dead letter. */
  text: string;
};

/** What an error of a delivery means. The mail server's words may hold addresses, so they are in `text` alone. */
export function failureOf(error: unknown): Failure {
  const { code, responseCode, command, message = String(error) } = Object(error) as Partial<SMTPError>;
  const isAboutMessage = MESSAGE_COMMANDS.includes(command ?? "");
  return {
    isPermanent: isAboutMessage && responseCode !== undefined && responseCode >= 500,
    isUnreachable: !isAboutMessage && command !== undefined,
    details: {
      ...(code !== undefined && { code }),
      ...(responseCode !== undefined && { smtpStatus: responseCode }),
      ...(command !== undefined && { smtpCommand: command }),
    },
    text: message,
  };
}
