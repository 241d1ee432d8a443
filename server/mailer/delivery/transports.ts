import { createTransport } from "nodemailer";
import { replaceFile } from "../../../lib/durable-files";
import type { Settings } from "../../settings";
import { composeMail } from "../mail/compose";
import { PRIVATE } from "../spool/message";
import type { Spool } from "../spool/spool";
import { ALL_SETTLED, type Send } from "./delivery";

/**
 * In milliseconds. The library's connection timeouts are minutes long; these tolerate a slow server, not a dead one.
 * The socket timeout must be long: a server may take ten minutes to acknowledge a message, and disconnecting earlier
 * makes the client resend a message that was accepted (RFC 5321, 4.5.3.2.6). The library has a single idle timeout for
 * all phases; a slow server does not block other messages, because `Delivery` continues meanwhile.
 */
const TIME_OUTS = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 600_000 };

/**
 * Sends messages to the mail server of `SMTP_URL`. With `?requireTLS=true` nothing is sent, in particular no password,
 * before the connection is encrypted.
 */
export function smtpSend(settings: Settings, smtpUrl: string, spool: Spool): Send {
  const transport = createTransport({ ...TIME_OUTS, url: smtpUrl });
  return async (message) => {
    const mail = composeMail(message, settings, spool);
    const isAnybodyLeft = [mail.envelope?.to ?? []].flat().length > 0;
    if (!isAnybodyLeft) return ALL_SETTLED;
    const { accepted, rejected, rejectedErrors = [] } = await transport.sendMail(mail);
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
}

/** Without a mail server: writes each message as an .eml file, which mail programs open. */
export function outboxSend(settings: Settings, spool: Spool): Send {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (message) => {
    const mail = composeMail(message, settings, spool);
    const { message: bytes } = await transport.sendMail(mail);
    if (!Buffer.isBuffer(bytes)) throw new TypeError("The mail was not composed in memory");
    const name = `${message.id}.eml`;
    const draft = spool.path("incoming", name);
    await replaceFile(spool.path("outbox", name), bytes, { ...PRIVATE, draft });
    return ALL_SETTLED;
  };
}
