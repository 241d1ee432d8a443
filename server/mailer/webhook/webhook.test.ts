/** @jest-environment node */

import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type MailServer, startMailServer } from "../testing/mail-server";
import { MAIL_SETTINGS, PROJECT, type RunningMailer, startMailer } from "../testing/running-mailer";
import { until } from "../testing/wait";
import { callWebhook } from "./post-call";

const SECRET = "a-secret-of-both-sides";
const LEAD = {
  page: "/cutting-edge-digital-products",
  utm_source: "letter",
  utm_campaign: "spring <b>",
  gclid: "Cj0K",
  // The lengths of today.
  fbclid: "IwZXh0bg".padEnd(228, "AbC-dEf_0123456789"),
  ttclid: "E.C.P.".padEnd(290, "AbC-dEf_0123456789"),
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
    received.push({ body: await text(request), signature: request.headers["x-signature"] });
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
  mailer.put("callToAction", { ...PROJECT, message, lead: JSON.stringify(lead) });

test("a mail says which campaign brought its sender", async () => {
  expect((await send("A shop.")).status).toBe(201);
  await until(() => mailServer.mails.length > 0);
  const [received] = mailServer.mails;
  expect(received?.mail.text).toMatch(
    /^First page +\/cutting-edge-digital-products\nutm_source +letter\nutm_campaign +spring <b>\ngclid +Cj0K\n/m,
  );
  for (const id of [LEAD.fbclid, LEAD.ttclid]) expect(received?.mail.text).toContain(id);
  expect(received?.mail.html).toContain("spring &lt;b&gt;");
});

test("the webhook gets an accepted message with its campaign, and nothing else of the address", async () => {
  const { body } = await send("Another shop.", { ...LEAD, session: "private" });
  await until(() => received.length > 0);
  const [call] = received;
  expect(call?.signature).toMatch(/^t=\d{10},v1=[\da-f]{64}$/);
  expect(JSON.parse(call?.body ?? "")).toEqual({
    id: body.id,
    form: "callToAction",
    receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    values: { email: PROJECT.email, phone: "", message: "Another shop.", page: "", pageTitle: "" },
    lead: LEAD,
    isSpam: false,
  });
});

test("a webhook can check a call, and when it was sent, by its signature", async () => {
  const body = '{"id":"1","form":"general","values":{"fullName":"Klára"},"lead":{}}';
  jest.spyOn(Date, "now").mockReturnValue(1_764_403_200_999);
  await callWebhook(body, { ...settings(), WEBHOOK_FORMAT: "json" });
  jest.restoreAllMocks();
  // Made once by: printf '%s' "1764403200.$body" | openssl dgst -sha256 -hmac a-secret-of-both-sides
  const hmac = "9e5823e0a65fc900eed293dcec8aa988b26d5ef1e423dbdc1dfe73cc0b7eb61e";
  expect(received).toEqual([{ body, signature: `t=1764403200,v1=${hmac}` }]);
});

test("a webhook that fails is called again, after the sender has the answer", async () => {
  answers = [500, 404];
  expect((await send("A third shop.")).status).toBe(201);
  expect(received.length).toBeLessThan(3);
  await until(() => received.length === 3, 10_000);
  expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  expect(mailer.events().map(({ event }) => event)).not.toContain("webhookFailure");
});

test.each(["", "{", 7, "x".repeat(5000)])(
  "a message whose lead is %j arrives without one",
  async (lead) => {
    expect(
      (
        await mailer.put("callToAction", {
          ...PROJECT,
          message: `Lead ${String(lead).slice(0, 5)}`,
          lead,
        })
      ).status,
    ).toBe(201);
    await until(() => mailServer.mails.length > 0);
    expect(mailServer.mails[0]?.mail.text).not.toContain("First page");
  },
);
