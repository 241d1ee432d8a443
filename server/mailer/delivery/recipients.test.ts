/** @jest-environment node */
import { deliveryTests, named } from "../testing/delivery";
import { type MailServer, smtpError } from "../testing/mail-server";
import { GENERAL, type RunningMailer } from "../testing/running-mailer";
import type { TestClock } from "../testing/test-clock";
import { until } from "../testing/wait";

const MAIL_TO = "first@agency.example, Second@Agency.example, third@agency.example";

/** The mail server's reply for a recipient; all others are accepted. */
let answers: Record<string, number>;
let server: MailServer;
let mailer: RunningMailer;
let clock: TestClock;

const { start, mailServer } = deliveryTests();

beforeEach(async () => {
  answers = {};
  server = await mailServer({
    onRcptTo: ({ address }, _session, done) => {
      const code = answers[address.toLowerCase()];
      done(code === undefined ? null : smtpError(code, "Not now"));
    },
  });
  ({ mailer, clock } = await start(server.url, { MAIL_TO }));
});

const received = () => server.mails.map(({ to, mail }) => `${mail.messageId} ${to.join(" ").toLowerCase()}`);

test("the retry for a greylisted recipient goes to that recipient only, with the same Message-ID", async () => {
  answers = { "second@agency.example": 451 };
  const { body } = await mailer.put(3, GENERAL);
  await until(() => named(mailer, "retry").length === 1);
  expect(named(mailer, "retry")[0]).toMatchObject({ id: body.id, smtpStatus: 451, smtpCommand: "RCPT TO", waitS: 30 });
  expect(named(mailer, "delivered")).toEqual([]);
  answers = {};
  await clock.pass(30_000);
  await until(() => named(mailer, "delivered").length === 1);
  const messageId = `<${body.id}@agency.example>`;
  expect(received()).toEqual([
    `${messageId} first@agency.example third@agency.example`,
    `${messageId} second@agency.example`,
  ]);
  expect(named(mailer, "partly")).toEqual([]);
});

test("a permanently rejected recipient is not retried together with a greylisted one", async () => {
  answers = { "first@agency.example": 550, "second@agency.example": 451 };
  await mailer.put(3, GENERAL);
  await until(() => named(mailer, "retry").length === 1);
  expect(named(mailer, "partly")).toHaveLength(1);
  answers = {};
  await clock.pass(30_000);
  await until(() => named(mailer, "delivered").length === 1);
  expect(server.mails.map(({ to }) => to.length)).toEqual([1, 1]);
  expect(named(mailer, "partly")).toHaveLength(1);
});

test("recipients who have the mail are remembered across a restart", async () => {
  answers = { "third@agency.example": 452 };
  await mailer.put(3, GENERAL);
  await until(() => named(mailer, "retry").length === 1);
  await mailer.app.close();
  answers = {};
  const { mailer: restarted } = await start(server.url, { MAIL_TO, SPOOL_DIR: mailer.spoolDir });
  await until(() => named(restarted, "delivered").length === 1);
  expect(server.mails.map(({ to }) => to.length)).toEqual([2, 1]);
});
