/** @jest-environment node */

import { readFile } from "node:fs/promises";
import http from "node:http";
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

describe("spam", () => {
  test.each([
    ["honeypot", { website: "https://spam.example" }],
    ["tooFast", { elapsed: 1_999 }],
    ["links", { message: "see http://spam.example ".repeat(10) }],
  ])("gets the usual response, is stored separately and not mailed: %s", async (reason, extra) => {
    const { status, body } = await mailer.put(3, { ...GENERAL, ...extra });
    expect(status).toBe(201);
    expect(body).toEqual({ statusCode: 201, statusText: "Created", id: expect.any(String) });
    expect(await mailer.names("spam")).toEqual([body.id]);
    expect(await mailer.names("queue")).toEqual([]);
    expect(eventsOf(mailer.log)).toEqual([{ event: "spam", id: body.id, form: "general", reason }]);
  });

  test.each([
    "see http://fine.example ",
    "see https://www.fine.example, ",
    "see http://archive.example/2020/http://www.fine.example/www.html ",
    "awww. http:// https://, see www.fine.example ",
  ])("is not a message written in two seconds with nine links: %j", async (link) => {
    await mailer.put(3, { ...GENERAL, elapsed: 2_000, message: link.repeat(9) });
    await until(() => mailServer.mails.length === 1);
    expect(await mailer.names("spam")).toEqual([]);
  });

  test.each(["https://www.spam.example ", "WWW.spam.example,", "[x](http://spam.example)", "(https://spam.example)"])(
    "is a message with ten links: %j",
    async (link) => {
      await mailer.put(3, { ...GENERAL, message: link.repeat(10) });
      expect(await mailer.names("spam")).toHaveLength(1);
    },
  );
});

describe("the bot check", () => {
  const GOOD = { success: true, score: 0.9, action: "general", hostname: "site.example" };
  let verifier: http.Server;
  let verified: URLSearchParams[];
  let answer: (response: http.ServerResponse) => void;
  let checked: RunningMailer;

  beforeEach(async () => {
    verified = [];
    verifier = http.createServer(async (incoming, response) => {
      let body = "";
      for await (const chunk of incoming) body += String(chunk);
      verified.push(new URLSearchParams(body));
      answer(response);
    });
    await new Promise<void>((resolve) => verifier.listen(0, "127.0.0.1", resolve));
    const { port } = verifier.address() as { port: number };
    checked = await startMailer({
      ...MAIL_SETTINGS,
      SMTP_URL: mailServer.url,
      SITE_HOSTS: "site.example",
      RECAPTCHA_SECRET: "the-secret",
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    });
  });

  afterEach(async () => {
    await checked.close();
    verifier.closeAllConnections();
    verifier.close();
  });

  const answers = (body: unknown) => {
    answer = (response) => response.setHeader("content-type", "application/json").end(JSON.stringify(body));
  };

  test("requests a verification with secret and token, and accepts a person", async () => {
    answers(GOOD);
    expect((await checked.put(3, { ...GENERAL, recaptcha: "the-token" })).status).toBe(201);
    expect(Object.fromEntries(verified[0] ?? [])).toEqual({ secret: "the-secret", response: "the-token" });
    await until(() => mailServer.mails.length === 1);
    expect(mailServer.mails[0]?.mail.subject).toBe("New message from Jan Dvořák");
  });

  test.each([
    ["a low score", { ...GOOD, score: 0.4 }],
    ["another action", { ...GOOD, action: "contact" }],
    ["another host", { ...GOOD, hostname: "evil.example" }],
    ["the host that the request names", { ...GOOD, hostname: "127.0.0.1" }],
    ["a forged token", { success: false, "error-codes": ["invalid-input-response"] }],
    ["a token used twice", { success: false, "error-codes": ["timeout-or-duplicate"] }],
  ])("refuses %s with a 403", async (_what, body) => {
    answers(body);
    const { status, body: said } = await checked.put(3, { ...GENERAL, recaptcha: "token" });
    expect(status).toBe(403);
    expect(said.statusText).toBe("The bot check failed. Please reload the page and try again.");
    expect(await checked.names("queue")).toEqual([]);
  });

  test.each<[string, (response: http.ServerResponse) => void]>([
    ["fails", (response) => response.writeHead(503).end()],
    ["answers nonsense", (response) => response.end("<html>")],
    ["hangs up", (response) => response.destroy()],
    [
      "does not know our secret",
      (response) => response.end('{"success":false,"error-codes":["invalid-input-secret"]}'),
    ],
  ])("loses no message when the verifier %s: the mail is marked", async (_what, respond) => {
    answer = respond;
    expect((await checked.put(3, { ...GENERAL, recaptcha: "token" })).status).toBe(201);
    await until(() => mailServer.mails.length === 1);
    expect(mailServer.mails[0]?.mail.subject).toBe("[unverified] New message from Jan Dvořák");
    expect(mailServer.mails[0]?.mail.text).toMatch(/^! The bot check could not be made/);
  });

  test("times out after 3 s when the verifier does not respond", async () => {
    answer = () => undefined;
    const start = Date.now();
    expect((await checked.put(3, { ...GENERAL, recaptcha: "token" })).status).toBe(201);
    expect(Date.now() - start).toBeLessThan(4_500);
  });

  test("marks submissions without a token, as from a browser that blocks the script", async () => {
    expect((await checked.put(3, GENERAL)).status).toBe(201);
    await until(() => mailServer.mails.length === 1);
    expect(mailServer.mails[0]?.mail.subject).toMatch(/^\[unverified\]/);
    expect(verified).toEqual([]);
  });

  test("verifies a retried submission once, because its token is used up by then", async () => {
    answers(GOOD);
    await checked.put(3, { ...GENERAL, recaptcha: "token" });
    expect((await checked.put(3, { ...GENERAL, recaptcha: "token" })).status).toBe(201);
    expect(verified).toHaveLength(1);
  });
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
