/** @jest-environment node */

import { type MailServer, type ReceivedMail, startMailServer } from "../testing/mail-server";
import {
  CAREER,
  CONTACT,
  GENERAL,
  MAIL_SETTINGS,
  type RunningMailer,
  startMailer,
} from "../testing/running-mailer";
import { until } from "../testing/wait";

const MINUTE_MS = 60_000;

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

const allSent = () => until(async () => (await mailer.outboxFiles()).length === 0);

describe("a submission that is repeated", () => {
  test("20 times in parallel with one key is one mail, with the same 201 for each", async () => {
    const sent = Array.from({ length: 20 }, () =>
      mailer.put("general", GENERAL, { "idempotency-key": "one" }),
    );
    const answers = await Promise.all(sent);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    await allSent();
    expect(mailServer.mails).toHaveLength(1);
  });

  test("without a key is recognised by its content, whatever its token and elapsed time are", async () => {
    const first = await mailer.put("general", { ...GENERAL, elapsed: 9_000, recaptcha: "a" });
    const second = await mailer.put("general", { ...GENERAL, elapsed: 19_000, recaptcha: "b" });
    expect(second).toMatchObject({ status: 201, body: { id: first.body.id } });
  });

  test("with another CV is a new one", async () => {
    const apply = async (content: string) =>
      (await mailer.putForm("career", CAREER, new File([content], "cv.pdf"))).body.id;
    const ids = [
      await apply("%PDF-1.7\none%%EOF"),
      await apply("%PDF-1.7\none%%EOF"),
      await apply("%PDF-1.7\nother%%EOF"),
    ];
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  test("after ten minutes is a new one", async () => {
    const first = await mailer.put("general", GENERAL);
    await allSent();
    const startMs = performance.now();
    const time = jest.spyOn(performance, "now");
    time.mockReturnValue(startMs + 9 * MINUTE_MS);
    expect((await mailer.put("general", GENERAL)).body.id).toBe(first.body.id);
    time.mockReturnValue(startMs + 11 * MINUTE_MS);
    const later = await mailer.put("general", GENERAL);
    time.mockRestore();
    expect(later.status).toBe(201);
    expect(later.body.id).not.toBe(first.body.id);
  });

  test("with another key, text or form is a new one", async () => {
    const answers = [
      await mailer.put("general", GENERAL, { "idempotency-key": "one" }),
      await mailer.put("general", GENERAL, { "idempotency-key": "two" }),
      await mailer.put("general", { ...GENERAL, message: "More." }, { "idempotency-key": "two" }),
      await mailer.put("contact", { ...CONTACT, ...GENERAL }, { "idempotency-key": "one" }),
    ];
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(4);
  });

  test.each(["x".repeat(101), "with blank"])("with the key %j is a 400", async (key) => {
    expect((await mailer.put("general", GENERAL, { "idempotency-key": key })).status).toBe(400);
  });
});

describe("a submission that a program may have sent", () => {
  test.each([
    ["tooFast", { elapsed: 1_999 }],
    ["links", { message: "see http://spam.example ".repeat(10) }],
  ])("is delivered with a mark: %s", async (reason, extra) => {
    const { status, body } = await mailer.put("general", { ...GENERAL, ...extra });
    expect(status).toBe(201);
    await until(() => mailServer.mails.length === 1);
    expect(mailServer.mails[0]?.mail.subject).toBe(
      "[suspicious] New message from Jan Dvořák, jan@visitor.example",
    );
    expect(mailServer.mails[0]?.mail.text).toMatch(
      /^! It has ten links or more, or was sent within two seconds/,
    );
    expect(mailer.events()).toContainEqual({
      event: "suspicious",
      id: body.id,
      form: "general",
      reason,
    });
  });

  test.each(["WWW.spam.example,", "[x](http://spam.example)"])(
    "has ten links, such as %j",
    async (link) => {
      await mailer.put("general", { ...GENERAL, message: link.repeat(10) });
      await until(() => mailServer.mails.length === 1);
      expect(mailServer.mails[0]?.mail.subject).toMatch(/^\[suspicious\] /);
    },
  );
});

test("a submission with nine links after two seconds has no mark, whatever the links contain", async () => {
  const link = "see http://archive.example/2020/http://www.fine.example/www.html, awww. http:// ";
  await mailer.put("general", { ...GENERAL, elapsed: 2_000, message: link.repeat(9) });
  await until(() => mailServer.mails.length === 1);
  expect(mailServer.mails[0]?.mail.subject).toBe(
    "New message from Jan Dvořák, jan@visitor.example",
  );
});

describe("a submission with the field that no person sees", () => {
  const TRAPPED = { ...GENERAL, website: "https://spam.example", message: "Buy now" };

  test("gets the usual answer and is delivered as spam", async () => {
    const { status, body } = await mailer.put("general", TRAPPED);
    expect(status).toBe(201);
    expect(body).toEqual({ statusCode: 201, statusText: "Created", id: expect.any(String) });
    await until(() => mailServer.mails.length === 1);
    const { to, raw, mail } = mailServer.mails[0] as ReceivedMail;
    expect(to).toEqual(["inbox@agency.example"]);
    expect(raw).toMatch(/^X-Spam-Flag: YES\r$/m);
    expect(mail.subject).toBe("[spam] Probably spam from Jan Dvořák, jan@visitor.example");
    expect(mail.text).toMatch(/^! A field that no person sees is filled in/);
    expect(raw).not.toContain("spam.example");
    expect(mailer.events()).toContainEqual({
      event: "spam",
      id: body.id,
      form: "general",
      reason: "honeypot",
    });
  });

  test("goes to MAIL_TO_SPAM, whatever its form", async () => {
    const env = { MAIL_TO_SPAM: "spam@agency.example", MAIL_TO_GENERAL: "general@agency.example" };
    const sorting = await startMailer({ ...MAIL_SETTINGS, ...env, SMTP_URL: mailServer.url });
    await sorting.put("general", TRAPPED);
    await sorting.put("general", GENERAL);
    await until(() => mailServer.mails.length === 2);
    await sorting.close();
    expect(mailServer.mails.map(({ to, raw }) => `${to} ${/X-Spam/.test(raw)}`).sort()).toEqual([
      "general@agency.example false",
      "spam@agency.example true",
    ]);
  });
});
