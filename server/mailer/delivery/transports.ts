import { createTransport } from "nodemailer";
import type { SMTPError } from "nodemailer/lib/smtp-connection";
import { replaceFile } from "../../../lib/durable-files";
import type { Settings } from "../../settings";
import { composeMail } from "../mail/compose";
import { PRIVATE, type QueuedMessage } from "../spool/message";
import type { Spool } from "../spool/spool";
import { ALL_SETTLED, MAX_IN_FLIGHT, type Send } from "./delivery";

export type Transport = {
  send: Send;
  /** Closes all connections; what is being sent over them fails. */
  close: () => void;
};

/**
 * In milliseconds. The library's connection timeouts are minutes long; these tolerate a slow server, not a dead one.
 * The socket timeout must be long: a server may take ten minutes to acknowledge a message, and disconnecting earlier
 * makes the client resend a message that was accepted (RFC 5321, 4.5.3.2.6). The library has a single idle timeout for
 * all phases; a slow server does not block other messages, because `Delivery` sends several at a time.
 */
const TIME_OUTS = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 600_000 };

/**
 * Connections stay open for the next messages: connecting takes longer than sending. Not for long, because a server or
 * a router on the way may drop an idle connection silently. A message whose connection turns out to be closed before
 * anything was sent takes another one, as often as there are connections.
 */
const POOL = {
  pool: true,
  maxConnections: MAX_IN_FLIGHT,
  maxRequeues: MAX_IN_FLIGHT,
  idleTimeout: 5_000,
} as const;

/**
 * How often a message takes another connection because the server is closing its own. More often than there are connections:
 * beside a server that closes each after one message, others may have used up the next one, too.
 */
const MAX_CLOSED = 5 * MAX_IN_FLIGHT;

/** RFC 5321, 3.8: the server closes the connection, as after a number of messages; it does not refuse this one. */
function isClosing(error: unknown): boolean {
  const { responseCode, command } = Object(error) as Partial<SMTPError>;
  return responseCode === 421 && command === "MAIL FROM";
}

/**
 * Sends messages to the mail server of `SMTP_URL`. With `?requireTLS=true` nothing is sent, in particular no password,
 * before the connection is encrypted.
 */
export function smtpTransport(settings: Settings, smtpUrl: string, spool: Spool): Transport {
  const transport = createTransport({ ...TIME_OUTS, ...POOL, url: smtpUrl });
  async function sendPooled(message: QueuedMessage) {
    for (let closed = 0; ; closed += 1) {
      const mail = await composeMail(message, settings, spool);
      const isAnybodyLeft = [mail.envelope?.to ?? []].flat().length > 0;
      if (!isAnybodyLeft) return null;
      try {
        return await transport.sendMail(mail);
      } catch (error) {
        if (!isClosing(error) || closed >= MAX_CLOSED) throw error;
      }
    }
  }
  const send: Send = async (message) => {
    const sent = await sendPooled(message);
    if (sent === null) return ALL_SETTLED;
    const { accepted, rejected, rejectedErrors = [] } = sent;
    // RFC 5321, 4.2.1: 4xx is a temporary rejection, as by greylisting, possibly for some recipients only.
    const deferrals = rejectedErrors.filter(({ responseCode = 0 }) => responseCode < 500);
    const deferred = deferrals.map(({ recipient }) => recipient);
    const refused = rejected.filter((address) => !deferred.includes(address));
    return {
      refused: refused.length,
      settled: [...accepted, ...refused].map((address) => address.toLowerCase()),
      deferral: deferrals[0] ?? null,
    };
  };
  return { send, close: () => transport.close({ force: true }) };
}

/** Without a mail server: writes each message as an .eml file, which mail programs open. */
export function outboxTransport(settings: Settings, spool: Spool): Transport {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const send: Send = async (message) => {
    const mail = await composeMail(message, settings, spool);
    const { message: bytes } = await transport.sendMail(mail);
    if (!Buffer.isBuffer(bytes)) throw new TypeError("The mail was not composed in memory");
    const name = `${message.id}.eml`;
    const draft = spool.path("incoming", name);
    await replaceFile(spool.path("outbox", name), bytes, { ...PRIVATE, draft });
    return ALL_SETTLED;
  };
  return { send, close: () => undefined };
}
