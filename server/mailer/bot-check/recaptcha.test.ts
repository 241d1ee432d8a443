/** @jest-environment node */
import http from "node:http";
import { type MailServer, startMailServer } from "../testing/mail-server";
import { GENERAL, MAIL_SETTINGS, type RunningMailer, startMailer } from "../testing/running-mailer";
import { until } from "../testing/wait";

let mailServer: MailServer;
const GOOD = { success: true, score: 0.9, action: "general", hostname: "site.example" };
let verifier: http.Server;
let verified: URLSearchParams[];
let answer: (response: http.ServerResponse) => void;
let checked: RunningMailer;

beforeEach(async () => {
  mailServer = await startMailServer();
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
  await mailServer.close();
});

const answers = (body: unknown) => {
  answer = (response) =>
    response.setHeader("content-type", "application/json").end(JSON.stringify(body));
};

test("requests a verification with secret and token, and accepts a person", async () => {
  answers(GOOD);
  expect((await checked.put("general", { ...GENERAL, recaptcha: "the-token" })).status).toBe(201);
  expect(Object.fromEntries(verified[0] ?? [])).toEqual({
    secret: "the-secret",
    response: "the-token",
  });
  await until(() => mailServer.mails.length === 1);
  expect(mailServer.mails[0]?.mail.subject).toBe("New message from Jan Dvořák");
});

test.each([
  ["another action", { ...GOOD, action: "contact" }],
  ["another host", { ...GOOD, hostname: "evil.example" }],
  ["a forged token", { success: false, "error-codes": ["invalid-input-response"] }],
])("refuses %s with a 403", async (_what, body) => {
  answers(body);
  const { status, body: said } = await checked.put("general", { ...GENERAL, recaptcha: "token" });
  expect(status).toBe(403);
  expect(said.statusText).toBe("The bot check failed. Please reload the page and try again.");
  expect(await checked.outboxFiles()).toEqual([]);
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
  expect((await checked.put("general", { ...GENERAL, recaptcha: "token" })).status).toBe(201);
  await until(() => mailServer.mails.length === 1);
  expect(mailServer.mails[0]?.mail.subject).toBe("[unverified] New message from Jan Dvořák");
  expect(mailServer.mails[0]?.mail.text).toMatch(/^! The bot check could not be made/);
});

test("marks submissions without a token, as from a browser that blocks the script", async () => {
  expect((await checked.put("general", GENERAL)).status).toBe(201);
  await until(() => mailServer.mails.length === 1);
  expect(mailServer.mails[0]?.mail.subject).toMatch(/^\[unverified\]/);
  expect(verified).toEqual([]);
});

test("a low score gets the usual answer and is delivered as spam", async () => {
  answers({ ...GOOD, score: 0.4 });
  const { status, body } = await checked.put("general", { ...GENERAL, recaptcha: "token" });
  expect(status).toBe(201);
  expect(body).toEqual({ statusCode: 201, statusText: "Created", id: expect.any(String) });
  await until(() => mailServer.mails.length === 1);
  expect(mailServer.mails[0]?.mail.subject).toBe("[spam] New message from Jan Dvořák");
  expect(mailServer.mails[0]?.raw).toMatch(/^X-Spam-Flag: YES\r$/m);
  expect(checked.events()).toContainEqual({
    event: "spam",
    id: body.id,
    form: "general",
    reason: "lowScore",
  });
});

test("verifies a retried submission once, because its token is used up by then", async () => {
  answers(GOOD);
  await checked.put("general", { ...GENERAL, recaptcha: "token" });
  expect((await checked.put("general", { ...GENERAL, recaptcha: "token" })).status).toBe(201);
  expect(verified).toHaveLength(1);
});
