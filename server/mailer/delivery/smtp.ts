import { createReadStream } from "node:fs";
import { createTransport } from "nodemailer";
import type { Settings } from "../../settings";
import { addressesOf } from "../mail/addresses";
import { composeMail } from "../mail/compose";
import type { Spool } from "../spool/spool";
import type { Send } from "./delivery";

/** The library's own limits are minutes long; these let a mail server be slow, not dead. In milliseconds. */
const TIME_OUTS = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };

/**
 * Sends messages to the mail server of `SMTP_URL`. With `?requireTLS=true` in that address nothing, the password least of
 * all, goes out before the connection is encrypted.
 */
export function smtpSend(settings: Settings, smtpUrl: string, spool: Spool): Send {
  const transport = createTransport({ ...TIME_OUTS, url: smtpUrl });
  return async (message) => {
    const mail = composeMail(message, addressesOf(settings, message.form), () =>
      createReadStream(spool.cvPath(message.id)),
    );
    const { rejected } = await transport.sendMail(mail);
    return { refused: rejected.length };
  };
}
