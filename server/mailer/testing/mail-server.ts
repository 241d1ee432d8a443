import { once } from "node:events";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";

export type ReceivedMail = { from: string; to: string[]; raw: string; mail: Email };

export type MailServer = { url: string; mails: ReceivedMail[]; close: () => Promise<void> };

/** Begins to listen for mail on a free port, or on the one given; answers are scripted with the library's own options. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    // Where no name server answers, each connection would wait for one.
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
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  const listeningPort = typeof address === "object" && address !== null ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${listeningPort}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function receive(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<ReceivedMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const raw = Buffer.concat(chunks);
  return {
    from: envelope.mailFrom === false ? "" : envelope.mailFrom.address,
    to: envelope.rcptTo.map(({ address }) => address),
    raw: raw.toString("latin1"),
    mail: await PostalMime.parse(raw),
  };
}

/** An answer of the mail server other than yes, such as `smtpError(451, "Greylisted")`. */
export function smtpError(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
