import { createTransport } from "nodemailer";
import { replaceFile } from "../../../lib/durable-files";
import type { Settings } from "../../settings";
import { composeMail } from "../mail/compose";
import { PRIVATE } from "../spool/message";
import type { Spool } from "../spool/spool";
import { EVERYBODY, type Send } from "./delivery";

/**
 * In milliseconds. To reach the mail server the library's own limits are minutes long; these let it be slow, not dead.
 * Silence is another matter: a server that has the whole message may take ten minutes to say so, and who hangs up before
 * that sends the message again although it was taken (RFC 5321, 4.5.3.2.6). The library has one limit for the silence
 * before and after; a slow server keeps no other message waiting, because `Delivery` goes on meanwhile.
 */
const TIME_OUTS = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 600_000 };

/**
 * Sends messages to the mail server of `SMTP_URL`. With `?requireTLS=true` in that address nothing, the password least of
 * all, goes out before the connection is encrypted.
 */
export function smtpSend(settings: Settings, smtpUrl: string, spool: Spool): Send {
  const transport = createTransport({ ...TIME_OUTS, url: smtpUrl });
  return async (message) => {
    const mail = composeMail(message, settings, spool);
    const isAnybodyLeft = [mail.envelope?.to ?? []].flat().length > 0;
    if (!isAnybodyLeft) return EVERYBODY;
    const { accepted, rejected, rejectedErrors = [] } = await transport.sendMail(mail);
    // RFC 5321, 4.2.1: 4xx is not now, as greylisting says it to some of the recipients.
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

/** Without a mail server: writes each message as a file that any mail program opens. */
export function outboxSend(settings: Settings, spool: Spool): Send {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (message) => {
    const mail = composeMail(message, settings, spool);
    const { message: bytes } = await transport.sendMail(mail);
    if (!Buffer.isBuffer(bytes)) throw new TypeError("The mail was not composed in memory");
    const name = `${message.id}.eml`;
    const draft = spool.path("incoming", name);
    await replaceFile(spool.path("outbox", name), bytes, { ...PRIVATE, draft });
    return EVERYBODY;
  };
}
