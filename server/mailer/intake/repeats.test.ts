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

const TRAPPED = { ...GENERAL, website: "https://spam.example" };

describe("a submission that was set aside", () => {
  test("is not the original of a person's later one with the same text: that is validated and mailed", async () => {
    const first = await mailer.put(3, TRAPPED);
    const second = await mailer.put(3, GENERAL);
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
    await until(() => mailServer.mails.length === 1);
    expect(mailServer.mails[0]?.mail.messageId).toContain(String(second.body.id));
    expect((await mailer.put(3, GENERAL)).body.id).toBe(second.body.id);
  });

  test("is not the original of a person's one after a restart either", async () => {
    await mailer.put(3, TRAPPED);
    await mailer.app.close();
    const restarted = await start();
    await restarted.put(3, GENERAL);
    await until(() => mailServer.mails.length === 1);
    await restarted.close();
  });

  test("is not the original of a person's parallel one either", async () => {
    await Promise.all([...Array.from({ length: 5 }, () => mailer.put(3, TRAPPED)), mailer.put(3, GENERAL)]);
    await until(() => mailServer.mails.length === 1);
  });

  test("is stored once, however often a bot sends it", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => mailer.put(3, TRAPPED)));
    const last = await mailer.put(3, TRAPPED);
    expect(new Set([...answers, last].map(({ body }) => body.id)).size).toBe(1);
    expect(await readdir(path.join(mailer.spoolDir, "spam"))).toHaveLength(1);
  });
});

test("a mailed submission is the original of its duplicate, even if that is one of a bot", async () => {
  const first = await mailer.put(3, GENERAL);
  expect((await mailer.put(3, TRAPPED)).body.id).toBe(first.body.id);
  expect(await mailer.names("spam")).toEqual([]);
  expect(eventsOf(mailer.log).map(({ event }) => event)).toContain("repeated");
});
