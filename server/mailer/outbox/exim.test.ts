/** @jest-environment node */
import { type Exim, startExim, whyNoExim } from "../testing/exim";
import { CAREER, GENERAL } from "../testing/running-mailer";
import { testServers } from "../testing/test-servers";
import { until } from "../testing/wait";

const MESSAGES = 10;
const MINUTE_MS = 60_000;

const withExim = whyNoExim() === null ? describe : describe.skip;

withExim("a real mail server (needs Debian's exim4, as root)", () => {
  const { startMailer } = testServers();
  let exim: Exim;

  beforeEach(async () => {
    exim = await startExim();
  });

  afterEach(() => exim.close());

  test("that defers all recipients at first delivers each message once, with its CV", async () => {
    await exim.defer();
    const { mailer, clock } = await startMailer(exim.url);
    const cv = `%PDF-1.7\n${"content ".repeat(100_000)}%%EOF`;
    const answers = [await mailer.putForm("career", CAREER, new File([cv], "cv.pdf"))];
    for (let count = 1; count < MESSAGES; count += 1) {
      answers.push(await mailer.put("general", { ...GENERAL, message: `Message ${count}` }));
    }
    await clock.passUntil(1_000, () => mailer.events("retry").length >= MESSAGES);
    expect(mailer.events("retry")[0]).toMatchObject({ smtpStatus: 451, smtpCommand: "RCPT TO" });
    await exim.accept();
    await clock.pass(MINUTE_MS);
    await until(() => mailer.events("sent").length === MESSAGES, 20_000);
    await until(async () => (await exim.mails()).length >= MESSAGES, 20_000);
    const mails = await exim.mails();
    const sent = answers.map(({ body }) => `<${body.id}@agency.example>`);
    expect(mails.map(({ messageId }) => messageId).sort()).toEqual(sent.sort());
    const application = mails.find(({ attachments }) => attachments.length > 0);
    expect(Buffer.from(application?.attachments[0]?.content as ArrayBuffer).toString()).toBe(cv);
  }, 60_000);
});
