/** @jest-environment node */
import { readdir } from "node:fs/promises";
import path from "node:path";
import { testFolder } from "../../testing/fixture-site";
import { type MailServer, startMailServer } from "../testing/mail-server";
import { eventsOf, GENERAL, MAIL_SETTINGS, type RunningMailer, startMailer } from "../testing/running-mailer";
import { until } from "../testing/wait";

const temp = testFolder();
let mailServer: MailServer;
let mailer: RunningMailer;

beforeEach(async () => {
  mailServer = await startMailServer();
  mailer = await start();
});

afterEach(async () => {
  await mailer.close();
  await mailServer.close();
});

const start = () =>
  startMailer({ ...MAIL_SETTINGS, SMTP_URL: mailServer.url, SPOOL_DIR: path.join(temp.folder, "spool") });

const TOO_FAST = { ...GENERAL, elapsed: 1_500 };
const AGAIN = { ...GENERAL, elapsed: 90_000 };

describe("what was taken for spam", () => {
  test("does not answer for a person who sends the same again: that is judged anew and mailed", async () => {
    const first = await mailer.put(3, TOO_FAST);
    const second = await mailer.put(3, AGAIN);
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
    await until(() => mailServer.mails.length === 1);
    expect(mailServer.mails[0]?.mail.messageId).toContain(String(second.body.id));
    expect((await mailer.put(3, AGAIN)).body.id).toBe(second.body.id);
  });

  test("does not answer for a person after a restart either", async () => {
    await mailer.put(3, TOO_FAST);
    await mailer.app.close();
    const restarted = await start();
    await restarted.put(3, AGAIN);
    await until(() => mailServer.mails.length === 1);
    await restarted.close();
  });

  test("does not answer for a person who sends the same while it is being kept", async () => {
    await Promise.all([...Array.from({ length: 5 }, () => mailer.put(3, TOO_FAST)), mailer.put(3, AGAIN)]);
    await until(() => mailServer.mails.length === 1);
  });

  test("is kept once, however often a program sends it", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => mailer.put(3, TOO_FAST)));
    const last = await mailer.put(3, TOO_FAST);
    expect(new Set([...answers, last].map(({ body }) => body.id)).size).toBe(1);
    expect(await readdir(path.join(mailer.spoolDir, "spam"))).toHaveLength(1);
  });
});

test("what was mailed answers for its repeat, also when that was sent too quickly", async () => {
  const first = await mailer.put(3, AGAIN);
  expect((await mailer.put(3, TOO_FAST)).body.id).toBe(first.body.id);
  expect(await mailer.names("spam")).toEqual([]);
  expect(eventsOf(mailer.log).map(({ event }) => event)).toContain("repeated");
});
