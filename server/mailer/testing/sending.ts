import { once } from "node:events";
import net from "node:net";
import { startMailServer } from "./mail-server";
import { eventsOf, MAIL_SETTINGS, type RunningMailer, startMailer } from "./running-mailer";
import { testClock } from "./test-clock";

/** For tests of what a mailer sends. Everything they start is stopped after the test. */
export function sendingTests() {
  const closing: (() => Promise<void> | void)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function start(SMTP_URL: string, env: Record<string, string> = {}, clock = testClock()) {
    const mailer = await startMailer({ ...MAIL_SETTINGS, SMTP_URL, ...env }, { clock });
    closing.push(mailer.close);
    return { mailer, clock };
  }

  async function mailServer(...options: Parameters<typeof startMailServer>) {
    const server = await startMailServer(...options);
    closing.push(server.close);
    return server;
  }

  /**
   * Starts a mail server that handles each connection with a callback.
   * @returns its address
   */
  async function rawServer(onConnection: (socket: net.Socket) => void): Promise<string> {
    const server = net.createServer((socket) => {
      closing.push(() => void socket.destroy());
      onConnection(socket.on("error", () => undefined));
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    closing.push(() => void server.close());
    return `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  }

  return { start, mailServer, rawServer };
}

/** A mailer's log entries of an event. */
export const named = (mailer: RunningMailer, name: string) =>
  eventsOf(mailer.log).filter(({ event }) => event === name);
