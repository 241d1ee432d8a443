/** @jest-environment node */

import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type MailServer, startMailServer } from "./testing/mail-server";
import {
  eventsOf,
  MAIL_SETTINGS,
  PROJECT,
  type RunningMailer,
  startMailer,
} from "./testing/running-mailer";
import { until } from "./testing/wait";
import { callWebhook } from "./webhook";

const SECRET = "a-secret-of-both-sides";
const LEAD = {
  page: "/cutting-edge-digital-products",
  utm_source: "letter",
  utm_campaign: "spring <b>",
  gclid: "Cj0K",
};

type Received = { body: string; signature: unknown };

let receiver: Server;
let received: Received[] = [];
/** Answers to come; 204 after them. */
let answers: number[] = [];
let mailServer: MailServer;
let mailer: RunningMailer;

const settings = () => ({
  WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`,
  WEBHOOK_SECRET: SECRET,
});

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    received.push({ body: await text(request), signature: request.headers["x-signature-256"] });
    response.writeHead(answers.shift() ?? 204).end();
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  mailServer = await startMailServer();
  mailer = await startMailer({
    ...MAIL_SETTINGS,
    SMTP_URL: mailServer.url,
    ...settings(),
  });
});

afterAll(async () => {
  await mailer.close();
  await mailServer.close();
  receiver.close();
});

beforeEach(() => {
  [received, answers] = [[], []];
  mailServer.mails.length = 0;
  mailer.log.length = 0;
});

const send = (message: string, lead: unknown = LEAD) =>
  mailer.put(4, { ...PROJECT, message, lead: JSON.stringify(lead) });

test("which campaign brought a message is in its mail and, signed, at the webhook; nothing else of the address is", async () => {
  const { status, body } = await send("A shop.", { ...LEAD, session: "private" });
  expect(status).toBe(201);
  await until(() => mailServer.mails.length > 0 && received.length > 0);
  const [mail] = mailServer.mails;
  expect(mail?.mail.text).toMatch(
    /^First page +\/cutting-edge-digital-products\nutm_source +letter\nutm_campaign +spring <b>\ngclid +Cj0K$/m,
  );
  expect(mail?.mail.html).toContain("spring &lt;b&gt;");
  const [call] = received;
  expect(call?.signature).toMatch(/^sha256=[\da-f]{64}$/);
  expect(JSON.parse(call?.body ?? "")).toEqual({
    id: body.id,
    form: "callToAction",
    receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    values: { email: PROJECT.email, phone: "", message: "A shop.", page: "", pageTitle: "" },
    lead: LEAD,
    isSpam: false,
  });
});

test("a webhook can check a call by its signature", async () => {
  const body = '{"id":"1","values":{"fullName":"Klára"}}';
  await callWebhook(body, settings());
  // Made once by: printf '%s' "$body" | openssl dgst -sha256 -hmac a-secret-of-both-sides
  const signature = "sha256=b14c181eafe76fea0718e7f1c9163bb81240146bc9fad8ab1c7dd1bb308b721a";
  expect(received).toEqual([{ body, signature }]);
});

test("a webhook that fails is asked again, and the sender does not wait for it", async () => {
  answers = [500, 404];
  expect((await send("Another shop.")).status).toBe(201);
  expect(received.length).toBeLessThan(3);
  await until(() => received.length === 3, 10_000);
  expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  expect(eventsOf(mailer.log).map(({ event }) => event)).not.toContain("webhookFailure");
});

test.each(["", "{", 7, "x".repeat(5000)])(
  "a message whose lead is %j arrives without one",
  async (lead) => {
    expect(
      (await mailer.put(4, { ...PROJECT, message: `Lead ${String(lead).slice(0, 5)}`, lead }))
        .status,
    ).toBe(201);
    await until(() => mailServer.mails.length > 0);
    expect(mailServer.mails[0]?.mail.text).not.toContain("First page");
  },
);

test("a webhook needs a secret", async () => {
  await expect(startMailer({ WEBHOOK_URL: "https://crm.example/hook" })).rejects.toThrow(
    /WEBHOOK_SECRET/,
  );
});
