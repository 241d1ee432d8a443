/** @jest-environment node */
import http from "node:http";
import { gzipSync } from "node:zlib";
import { type MailServer, startMailServer } from "../testing/mail-server";
import { GENERAL, MAIL_SETTINGS, type RunningMailer, startMailer } from "../testing/running-mailer";
import { until } from "../testing/wait";

let mailServer: MailServer;
const GOOD = { success: true, score: 0.9, action: "general", hostname: "site.example" };
let verifier: http.Server;
let verifications: URLSearchParams[];
let answer: (response: http.ServerResponse) => void;
let mailer: RunningMailer;

beforeEach(async () => {
  mailServer = await startMailServer();
  verifications = [];
  verifier = http.createServer(async (incoming, response) => {
    let body = "";
    for await (const chunk of incoming) body += String(chunk);
    verifications.push(new URLSearchParams(body));
    answer(response);
  });
  await new Promise<void>((resolve) => verifier.listen(0, "127.0.0.1", resolve));
  const { port } = verifier.address() as { port: number };
  mailer = await startMailer({
    ...MAIL_SETTINGS,
    SMTP_URL: mailServer.url,
    SITE_HOSTS: "site.example",
    RECAPTCHA_SECRET: "the-secret",
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
  });
});

afterEach(async () => {
  await mailer.close();
  verifier.closeAllConnections();
  verifier.close();
  await mailServer.close();
});

const answers = (body: unknown) => {
  answer = (response) =>
    response.setHeader("content-type", "application/json").end(JSON.stringify(body));
};

test("verifies a token with the secret, and accepts a person", async () => {
  answers(GOOD);
  expect((await mailer.put("general", { ...GENERAL, recaptcha: "the-token" })).status).toBe(201);
  expect(Object.fromEntries(verifications[0] ?? [])).toEqual({
    secret: "the-secret",
    response: "the-token",
  });
  await until(() => mailServer.mails.length === 1);
  expect(mailServer.mails[0]?.mail.subject).toBe(
    "New message from Jan Dvořák, jan@visitor.example",
  );
});

test.each([
  ["another action", { ...GOOD, action: "contact" }],
  ["another host", { ...GOOD, hostname: "evil.example" }],
  ["a forged token", { success: false, "error-codes": ["invalid-input-response"] }],
])("refuses %s with a 403", async (_what, body) => {
  answers(body);
  const { status, body: said } = await mailer.put("general", { ...GENERAL, recaptcha: "token" });
  expect(status).toBe(403);
  expect(said.statusText).toBe("The bot check failed. Please reload the page and try again.");
  expect(await mailer.outboxFiles()).toEqual([]);
});

test.each<[string, (response: http.ServerResponse) => void]>([
  ["fails", (response) => response.writeHead(503).end()],
  ["hangs up", (response) => response.destroy()],
  ["is silent for 3 s", () => undefined],
  [
    "does not know our secret",
    (response) => response.end('{"success":false,"error-codes":["invalid-input-secret"]}'),
  ],
])("loses no message when the verifier %s: the mail is marked", async (_what, respond) => {
  answer = respond;
  expect((await mailer.put("general", { ...GENERAL, recaptcha: "token" })).status).toBe(201);
  await until(() => mailServer.mails.length === 1);
  expect(mailServer.mails[0]?.mail.subject).toBe(
    "[unverified] New message from Jan Dvořák, jan@visitor.example",
  );
  expect(mailServer.mails[0]?.mail.text).toMatch(/^! The bot check could not be made/);
});

test.each([
  ["an answer without an end", {}],
  ["an endless compressed answer", { "content-encoding": "gzip" }],
])("reads some kB at most of %s, and marks the mail", async (_what, headers) => {
  let bytes = 0;
  let isCut = false;
  answer = (response) => {
    const blanks = Buffer.alloc(256 * 1024, " ");
    const chunk = "content-encoding" in headers ? gzipSync(blanks) : blanks;
    const write = () => {
      while (!isCut && response.write(chunk)) bytes += chunk.length;
    };
    response
      .writeHead(200, headers)
      .on("drain", write)
      .on("close", () => (isCut = true));
    write();
  };
  const startMs = performance.now();
  expect((await mailer.put("general", { ...GENERAL, recaptcha: "token" })).status).toBe(201);
  expect(performance.now() - startMs).toBeLessThan(2_000);
  await until(() => isCut);
  // What the system's buffers hold counts as well.
  expect(bytes).toBeLessThan(16 * 1024 * 1024);
  await until(() => mailServer.mails.length === 1);
  expect(mailServer.mails[0]?.mail.subject).toMatch(/^\[unverified\]/);
});

test("marks a submission without a token, as of a browser that blocks the script", async () => {
  expect((await mailer.put("general", GENERAL)).status).toBe(201);
  await until(() => mailServer.mails.length === 1);
  expect(mailServer.mails[0]?.mail.subject).toMatch(/^\[unverified\]/);
  expect(verifications).toEqual([]);
});

test("a low score gets the usual answer and is delivered as spam", async () => {
  answers({ ...GOOD, score: 0.4 });
  const { status, body } = await mailer.put("general", { ...GENERAL, recaptcha: "token" });
  expect(status).toBe(201);
  expect(body).toEqual({ statusCode: 201, statusText: "Created", id: expect.any(String) });
  await until(() => mailServer.mails.length === 1);
  expect(mailServer.mails[0]?.mail.subject).toBe(
    "[spam] Probably spam from Jan Dvořák, jan@visitor.example",
  );
  expect(mailServer.mails[0]?.raw).toMatch(/^X-Spam-Flag: YES\r$/m);
  expect(mailer.events()).toContainEqual({
    event: "spam",
    id: body.id,
    form: "general",
    reason: "lowScore",
  });
});

test("verifies a repeated submission once: its token would be used up", async () => {
  answers(GOOD);
  await mailer.put("general", { ...GENERAL, recaptcha: "token" });
  expect((await mailer.put("general", { ...GENERAL, recaptcha: "token" })).status).toBe(201);
  expect(verifications).toHaveLength(1);
});
