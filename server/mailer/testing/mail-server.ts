import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerOptions,
  type SMTPServerSession,
} from "smtp-server";

export type ReceivedMail = { from: string; to: string[]; raw: string; mail: Email };

export type MailServer = { url: string; mails: ReceivedMail[]; close: () => Promise<void> };

/** Starts a mail server on a free port. The library's options script its replies. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    // Without a reachable name server, each connection would wait for the lookup.
    disableReverseLookup: true,
    onData: async (stream, session, done) => {
      try {
        mails.push(await receive(stream, session));
        done();
      } catch (error) {
        // The sender was killed in the middle of the message.
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
    ...options,
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function receive(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<ReceivedMail> {
  const raw = await buffer(stream);
  return {
    from: envelope.mailFrom === false ? "" : envelope.mailFrom.address,
    to: envelope.rcptTo.map(({ address }) => address),
    raw: raw.toString("latin1"),
    mail: await PostalMime.parse(raw),
  };
}

/** A negative reply of the mail server, such as `smtpError(451, "Greylisted")`. */
export function smtpError(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
