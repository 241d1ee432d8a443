import { once } from "node:events";
import net from "node:net";
import { startMailServer } from "./mail-server";
import { MAIL_SETTINGS, startMailer } from "./running-mailer";
import { testClock } from "./test-clock";

/** Starts servers in tests of sending, and stops them after each test. */
export function testServers() {
  const closing: (() => Promise<void> | void)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  return {
    /** A mailer with a clock that the test advances. */
    async startMailer(SMTP_URL: string, env: Record<string, string> = {}, clock = testClock()) {
      const mailer = await startMailer({ ...MAIL_SETTINGS, SMTP_URL, ...env }, { clock });
      closing.push(mailer.close);
      return { mailer, clock };
    },

    async startMailServer(...options: Parameters<typeof startMailServer>) {
      const server = await startMailServer(...options);
      closing.push(server.close);
      return server;
    },

    /**
     * A mail server that handles each connection with a callback.
     * @returns its address
     */
    async startRawServer(onConnection: (socket: net.Socket) => void): Promise<string> {
      const server = net.createServer((socket) => {
        closing.push(() => void socket.destroy());
        onConnection(socket.on("error", () => undefined));
      });
      await once(server.listen(0, "127.0.0.1"), "listening");
      closing.push(() => void server.close());
      return `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
    },
  };
}
