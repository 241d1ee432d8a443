import { once } from "node:events";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type ReceivedMail = { from: string; to: string[]; raw: string; mail: Email };

export type MailServer = { url: string; mails: ReceivedMail[]; close: () => Promise<void> };

/** Begins to listen for mail on a free port, or on the one given; answers are scripted with the library's own options. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const raw = Buffer.concat(chunks);
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom === false ? "" : mailFrom.address;
      mails.push({
        from,
        to: rcptTo.map(({ address }) => address),
        raw: raw.toString("latin1"),
        mail: await PostalMime.parse(raw),
      });
      done();
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

/** An answer of the mail server other than yes, such as `smtpError(451, "Greylisted")`. */
export function smtpError(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
