import { createTransport } from "nodemailer";
import addressparser from "nodemailer/lib/addressparser";
import type { Events } from "../events";
import type { Send } from "./outbox";
import { UnreadableMail } from "./retries";

/**
 * Timeouts in milliseconds: for a slow server, not for a dead one. The library's own for connections
 * are minutes long. That of the socket must be long: a server may take ten minutes to acknowledge a
 * mail, and whoever disconnects earlier sends the mail again (RFC 5321, 4.5.3.2.6). Others are sent
 * meanwhile.
 */
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 600_000,
};

/**
 * Sends mails over the mail server of `SMTP_URL` to the recipients in their headers, each over a
 * connection of its own. With `?requireTLS=true` nothing is sent before the connection is encrypted,
 * in particular no password. A mail counts as sent when at least one recipient gets it: a second
 * attempt would send it to that one again. Rejects with an `UnreadableMail` without a sender and a
 * recipient in the headers.
 */
export function sendTo(smtpUrl: string, events: Events): Send {
  const transport = createTransport({ ...TIMEOUTS, url: smtpUrl });
  return async (content) => {
    const headers = headersOf(content);
    const [from = ""] = addressesOf(headers, "From");
    const [id = ""] = headerOf(headers, "Message-ID").match(/(?<=<)[^@>]+/) ?? [];
    const to = addressesOf(headers, "To");
    if (from === "" || to.length === 0) throw new UnreadableMail("NOT_A_MAIL");
    const { rejected } = await transport.sendMail({
      envelope: { from, to },
      raw: content,
    });
    events.report("sent", { id });
    if (rejected.length > 0) events.report("partly", { id, recipients: rejected.length });
  };
}

/** Connects to the mail server of `SMTP_URL` and signs in. Rejects with the library's error. */
export async function proveMailServer(smtpUrl: string): Promise<void> {
  await createTransport({ ...TIMEOUTS, url: smtpUrl }).verify();
}

/** The headers of a mail, unfolded (RFC 5322, 2.2.3). Somebody may have edited the file. */
function headersOf(content: Buffer): string {
  const [headers = ""] = content.toString("latin1").split(/\r?\n\r?\n/, 1);
  return headers.replace(/\r?\n(?=[ \t])/g, "");
}

function headerOf(headers: string, name: string): string {
  return new RegExp(`^${name}:(.*)$`, "im").exec(headers)?.[1] ?? "";
}

function addressesOf(headers: string, name: string): string[] {
  return addressparser(headerOf(headers, name), { flatten: true }).flatMap(
    ({ address }) => address || [],
  );
}
