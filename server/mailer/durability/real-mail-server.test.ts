/** @jest-environment node */
import { MAX_IN_FLIGHT } from "../delivery/delivery";
import { deliveryTests, named } from "../testing/delivery";
import { type Exim, startExim, whyNoExim } from "../testing/exim";
import { CAREER, GENERAL } from "../testing/running-mailer";
import { until } from "../testing/wait";
import { runRounds } from "./rounds";

const KILLS = 3;
const MESSAGES = 20;
const HOUR_MS = 3_600_000;

const missing = whyNoExim();
if (missing !== null) console.warn(`Without a real mail server: ${missing}`);
const withExim = missing === null ? describe : describe.skip;

withExim("a real mail server (Debian's exim4)", () => {
  const { start } = deliveryTests();
  let exim: Exim;

  beforeEach(async () => {
    exim = await startExim();
  });

  afterEach(() => exim.close());

  test("that defers every recipient first has each message once in the mailbox in the end, with its CV", async () => {
    await exim.defer();
    const { mailer, clock } = await start(exim.url);
    const cv = `%PDF-1.7\n${"content ".repeat(100_000)}`;
    const answers = [await mailer.putForm(2, CAREER, new File([cv], "cv.pdf"))];
    for (let count = 1; count < MESSAGES; count += 1) {
      answers.push(await mailer.put(3, { ...GENERAL, message: `Message ${count}` }));
    }
    await until(() => named(mailer, "retry").length === MESSAGES);
    expect(named(mailer, "retry")[0]).toMatchObject({ smtpStatus: 451, smtpCommand: "RCPT TO" });
    await exim.accept();
    await clock.pass(30_000);
    await until(() => named(mailer, "delivered").length === MESSAGES, 20_000);
    await until(async () => (await exim.mails()).length >= MESSAGES, 20_000);
    const mails = await exim.mails();
    const sent = answers.map(({ body }) => `<${body.id}@agency.example>`);
    expect(mails.map(({ messageId }) => messageId).sort()).toEqual(sent.sort());
    const application = mails.find(({ attachments }) => attachments.length > 0);
    expect(Buffer.from(application?.attachments[0]?.content as ArrayBuffer).toString()).toBe(cv);
  }, 60_000);

  test("that refuses one of two recipients delivers to the other, once; refused by all, a message is a dead letter", async () => {
    const one = await start(exim.url, { MAIL_TO: "inbox@agency.example, nobody@elsewhere.example" });
    const none = await start(exim.url, { MAIL_TO: "nobody@elsewhere.example" });
    // The server refuses lines above 998 bytes.
    const message = `${"x".repeat(9_000)}\n.\n.a line\nFrom the beginning`;
    await one.mailer.put(3, { ...GENERAL, message });
    await none.mailer.put(3, GENERAL);
    await until(() => named(one.mailer, "delivered").length === 1);
    expect(named(one.mailer, "partly")).toHaveLength(1);
    for (let refusals = 1; refusals < 5; refusals += 1) {
      await until(() => named(none.mailer, "retry").length === refusals);
      await none.clock.pass(HOUR_MS);
    }
    await until(() => named(none.mailer, "dead").length === 1);
    expect(named(none.mailer, "dead")[0]).toMatchObject({ attempts: 5, smtpStatus: 550 });
    await until(async () => (await exim.mails()).length === 1, 20_000);
    expect((await exim.mails())[0]?.text).toContain(message);
  }, 60_000);

  test("misses no acknowledged message of a server that is killed", async () => {
    const { acknowledged, lost, duplicates } = await runRounds(KILLS, {
      url: exim.url,
      messageIds: async () => (await exim.mails()).map(({ messageId }) => String(messageId)),
      close: async () => undefined,
    });
    expect(acknowledged).toBeGreaterThan(0);
    expect(lost).toEqual([]);
    expect(duplicates).toBeLessThanOrEqual(KILLS * MAX_IN_FLIGHT);
  }, 60_000);
});
