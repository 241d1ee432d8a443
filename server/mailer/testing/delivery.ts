import { startMailServer } from "./mail-server";
import { startRawServer } from "./raw-mail-server";
import { eventsOf, MAIL_SETTINGS, type RunningMailer, startMailer } from "./running-mailer";
import { testClock } from "./test-clock";

/** For tests of what a mailer does with a mail server. What they start ends with the test. */
export function deliveryTests() {
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

  /** @returns its address */
  async function rawServer(onConnection: Parameters<typeof startRawServer>[0]): Promise<string> {
    const server = await startRawServer(onConnection);
    closing.push(server.close);
    return server.url;
  }

  return { start, mailServer, rawServer };
}

/** What a mailer has logged under a name. */
export const named = (mailer: RunningMailer, name: string) =>
  eventsOf(mailer.log).filter(({ event }) => event === name);
