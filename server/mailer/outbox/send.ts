import { createTransport } from "nodemailer";
import addressparser from "nodemailer/lib/addressparser";
import type { Events } from "../events";
import type { Send } from "./outbox";

/**
 * In milliseconds. The library's connection timeouts are minutes long; these tolerate a slow
 * server, not a dead one. The socket timeout must be long: a server may take ten minutes to
 * acknowledge a message, and disconnecting earlier makes the client resend a message that was
 * accepted (RFC 5321, 4.5.3.2.6). The library has a single idle timeout for all phases; a slow
 * server does not block other mails, because several are sent at a time.
 */
const TIME_OUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 600_000,
};

/**
 * Sends mails to the mail server of `SMTP_URL`, each over a connection of its own, to whom their
 * headers name. With `?requireTLS=true` nothing is sent, in particular no password, before the
 * connection is encrypted.
 *
 * A mail that some of its recipients get counts as sent: they would have it twice otherwise.
 */
export function sendTo(smtpUrl: string, events: Events): Send {
  const transport = createTransport({ ...TIME_OUTS, url: smtpUrl });
  return async (content) => {
    const headers = headersOf(content);
    const [from = ""] = addressesIn(headers, "From");
    const [id = ""] = headerOf(headers, "Message-ID").match(/(?<=<)[^@>]+/) ?? [];
    const { rejected } = await transport.sendMail({
      envelope: { from, to: addressesIn(headers, "To") },
      raw: content,
    });
    events.report("sent", { id });
    if (rejected.length > 0) events.report("partly", { id, recipients: rejected.length });
  };
}

/** Unfolded: RFC 5322, 2.2.3. Somebody may have edited the file. */
function headersOf(content: Buffer): string {
  const [headers = ""] = content.toString("latin1").split(/\r?\n\r?\n/, 1);
  return headers.replace(/\r?\n(?=[ \t])/g, "");
}

function headerOf(headers: string, name: string): string {
  return new RegExp(`^${name}:(.*)$`, "im").exec(headers)?.[1] ?? "";
}

function addressesIn(headers: string, name: string): string[] {
  return addressparser(headerOf(headers, name), { flatten: true }).flatMap(
    ({ address }) => address || [],
  );
}
