/** @jest-environment node */

import { readFile } from "node:fs/promises";
import path from "node:path";
import { type MailServer, startMailServer } from "../testing/mail-server";
import {
  CAREER,
  CONTACT,
  eventsOf,
  GENERAL,
  MAIL_SETTINGS,
  type RunningMailer,
  startMailer,
} from "../testing/running-mailer";
import { until } from "../testing/wait";

const PDF = () => new File(["%PDF-1.7\ncontent"], "cv.pdf");

let mailServer: MailServer;
let mailer: RunningMailer;

beforeEach(async () => {
  mailServer = await startMailServer();
  mailer = await startMailer({ ...MAIL_SETTINGS, SMTP_URL: mailServer.url });
});

afterEach(async () => {
  await mailer.close();
  await mailServer.close();
});

const isEmpty = async (folder: string) => (await mailer.names(folder)).length === 0;

describe("the same submission", () => {
  test("sent 20 times in parallel with one key is one mail, and all answers are the same 201", async () => {
    const sent = Array.from({ length: 20 }, () => mailer.put(3, GENERAL, { "idempotency-key": "one" }));
    const answers = await Promise.all(sent);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    await until(() => isEmpty("queue"));
    expect(mailServer.mails).toHaveLength(1);
  });

  test("is recognised by its content when it has no key, even with another token and elapsed time", async () => {
    const first = await mailer.put(3, { ...GENERAL, elapsed: 9_000, recaptcha: "a" });
    const second = await mailer.put(3, { ...GENERAL, elapsed: 19_000, recaptcha: "b" });
    expect(second).toMatchObject({ status: 201, body: { id: first.body.id } });
  });

  test("with a CV is recognised by the CV's content", async () => {
    const sent = await Promise.all([mailer.putForm(2, CAREER, PDF()), mailer.putForm(2, CAREER, PDF())]);
    const other = await mailer.putForm(2, CAREER, new File(["%PDF-1.7\nother"], "cv.pdf"));
    expect(sent[0].body.id).toBe(sent[1].body.id);
    expect(other.body.id).not.toBe(sent[0].body.id);
    await until(() => mailServer.mails.length === 2 && isEmpty("queue"));
    expect(await mailer.names("incoming")).toEqual([]);
  });

  test("is recognised after a restart, delivered or not", async () => {
    const SPOOL_DIR = path.join(mailer.spoolDir, "other");
    const before = await startMailer({ SPOOL_DIR });
    const first = await before.put(3, GENERAL);
    await before.close();
    const after = await startMailer({ SPOOL_DIR });
    const again = await after.put(3, GENERAL);
    await until(async () => (await after.names("queue")).length === 0);
    const outbox = await after.names("outbox");
    await after.close();
    expect(again).toMatchObject({ status: 201, body: { id: first.body.id } });
    expect(outbox).toHaveLength(1);
  });

  test("is a new one after ten minutes", async () => {
    let now = Date.now();
    const clock = { now: () => now, after: () => () => undefined };
    const timed = await startMailer({}, { clock });
    const first = await timed.put(3, GENERAL);
    now += 9 * 60_000;
    expect((await timed.put(3, GENERAL)).body.id).toBe(first.body.id);
    now += 60_000;
    const later = await timed.put(3, GENERAL);
    await timed.close();
    expect(later.status).toBe(201);
    expect(later.body.id).not.toBe(first.body.id);
  });

  test("is a new one once the clock was put back by a day, and is known from then on", async () => {
    let now = Date.now();
    const timed = await startMailer({}, { clock: { now: () => now, after: () => () => undefined } });
    const ids = [(await timed.put(3, GENERAL)).body.id];
    now -= 24 * 60 * 60_000;
    for (let count = 0; count < 2; count += 1) ids.push((await timed.put(3, GENERAL)).body.id);
    await timed.close();
    expect(ids[1]).not.toBe(ids[0]);
    expect(ids[2]).toBe(ids[1]);
  });

  test("counts as two when the keys or the texts differ", async () => {
    const answers = [
      await mailer.put(3, GENERAL, { "idempotency-key": "one" }),
      await mailer.put(3, GENERAL, { "idempotency-key": "two" }),
      await mailer.put(3, { ...GENERAL, message: "More." }, { "idempotency-key": "two" }),
      await mailer.put(1, { ...CONTACT, ...GENERAL }, { "idempotency-key": "one" }),
    ];
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(4);
  });

  test.each(["x".repeat(101), "with blank", "\u00e9"])("with %j as its key is a 400", async (key) => {
    expect((await mailer.put(3, GENERAL, { "idempotency-key": key })).status).toBe(400);
  });
});

describe("a submission that a program may have sent", () => {
  test.each([
    ["tooFast", { elapsed: 1_999 }],
    ["links", { message: "see http://spam.example ".repeat(10) }],
  ])("is delivered with a mark: %s", async (reason, extra) => {
    const { status, body } = await mailer.put(3, { ...GENERAL, ...extra });
    expect(status).toBe(201);
    await until(() => mailServer.mails.length === 1);
    expect(mailServer.mails[0]?.mail.subject).toBe("[suspicious] New message from Jan Dvořák");
    expect(mailServer.mails[0]?.mail.text).toMatch(/^! It has ten links or more, or was sent within two seconds/);
    expect(await mailer.names("spam")).toEqual([]);
    expect(eventsOf(mailer.log)).toContainEqual({ event: "suspicious", id: body.id, form: "general", reason });
  });

  test.each([
    "see http://fine.example ",
    "see https://www.fine.example, ",
    "see http://archive.example/2020/http://www.fine.example/www.html ",
    "awww. http:// https://, see www.fine.example ",
  ])("is not one written in two seconds with nine links: %j", async (link) => {
    await mailer.put(3, { ...GENERAL, elapsed: 2_000, message: link.repeat(9) });
    await until(() => mailServer.mails.length === 1);
    expect(mailServer.mails[0]?.mail.subject).toBe("New message from Jan Dvořák");
  });

  test.each(["https://www.spam.example ", "WWW.spam.example,", "[x](http://spam.example)", "(https://spam.example)"])(
    "is one with ten links: %j",
    async (link) => {
      await mailer.put(3, { ...GENERAL, message: link.repeat(10) });
      await until(() => mailServer.mails.length === 1);
      expect(mailServer.mails[0]?.mail.subject).toMatch(/^\[suspicious\] /);
    },
  );
});

test("a submission with the field that no person sees gets the usual response, is set aside and not mailed", async () => {
  const { status, body } = await mailer.put(3, { ...GENERAL, website: "https://spam.example" });
  expect(status).toBe(201);
  expect(body).toEqual({ statusCode: 201, statusText: "Created", id: expect.any(String) });
  expect(await mailer.names("spam")).toEqual([body.id]);
  expect(await mailer.names("queue")).toEqual([]);
  expect(eventsOf(mailer.log)).toEqual([{ event: "spam", id: body.id, form: "general", reason: "honeypot" }]);
});

test("the stored message contains the form's fields and nothing of the bot check", async () => {
  const { body } = await mailer.put(3, { ...GENERAL, website: "x", recaptcha: "token", extra: "not a field" });
  const file = path.join(mailer.spoolDir, "spam", String(body.id), "message.json");
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual({
    id: body.id,
    form: "general",
    receivedAt: expect.any(String),
    values: GENERAL,
    marks: [],
    cv: null,
  });
});
