/** @jest-environment node */
import { rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { PageForms } from "../../src/form-contract/page-forms";
import { makeFolder, writeSite } from "../testing/fixture-site";
import { type MailServer, startMailServer } from "./testing/mail-server";
import {
  formAddress,
  MAIL_SETTINGS,
  PROJECT,
  type RunningMailer,
  startMailer,
} from "./testing/running-mailer";
import { until } from "./testing/wait";

const FORMS: PageForms = {
  "/offer": {
    fields: {
      name: "required",
      company: "optional",
      phone: "hidden",
      message: "hidden",
    },
    thanks: "/offer-sent?from=offer#next",
    subject: "Spring offer",
  },
};

const OFFER = { email: "ann@visitor.example", fullName: "Ann Berg", company: "", page: "/offer" };

/** What a browser without JavaScript gets. */
const post = (mailer: RunningMailer, fields: Record<string, string>) =>
  fetch(formAddress(mailer.port, "callToAction"), {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields),
  });

let mailServer: MailServer;
let folder = "";
let mailer: RunningMailer;

beforeAll(async () => {
  mailServer = await startMailServer();
  ({ folder } = await makeFolder());
  await writeSite(folder);
  await writeFile(path.join(folder, "forms.json"), JSON.stringify(FORMS));
  mailer = await startMailer({ ...MAIL_SETTINGS, SMTP_URL: mailServer.url, SITE_DIR: folder });
});

afterAll(async () => {
  await mailer.close();
  await mailServer.close();
  await rm(folder, { recursive: true, force: true });
});

test("a message with the fields of its page has the page's subject, and leads to its thanks", async () => {
  const answer = await post(mailer, { ...OFFER, pageTitle: "Offer", website: "" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, FORMS["/offer"]?.thanks]);
  await until(() => mailServer.mails.length > 0);
  expect(mailServer.mails[0]?.mail.subject).toBe(
    "Spring offer from Ann Berg, Offer, ann@visitor.example",
  );
  expect(mailServer.mails[0]?.mail.text).toMatch(/^Its address +\/offer\r?$/m);
});

test.each([
  ["what its page requires", { ...OFFER, fullName: "" }, { fullName: "required" }],
  ["an address", { ...OFFER, email: "" }, { email: "required" }],
  [
    "a message, from a page that chooses nothing",
    { ...OFFER, page: "/works" },
    { message: "required" },
  ],
  [
    "a message, whatever the sender says of the page",
    { ...OFFER, page: "/works", fields: '{"message":"hidden"}', message: "" },
    { message: "required" },
  ],
  ["a message, from no page", { ...OFFER, page: "//evil.example" }, { message: "required" }],
])("a message without %s is refused", async (_what, fields, problems) => {
  const { status, body } = await mailer.put("callToAction", fields);
  expect([status, body.problems]).toEqual([400, problems]);
});

test("neither subject nor thanks can be sent along", async () => {
  mailServer.mails.length = 0;
  const answer = await post(mailer, {
    ...PROJECT,
    message: "Pay at once.",
    page: "/works",
    subject: "Invoice",
    thanks: "https://evil.example",
  });
  expect(answer.headers.get("location")).toBe("/thank-you");
  await until(() => mailServer.mails.length > 0);
  expect(mailServer.mails[0]?.mail.subject).toBe("New project from ann@visitor.example");
});

describe("the mailer alone asks the site", () => {
  let site: Server;
  let answer: [status: number, body: string] = [200, JSON.stringify(FORMS)];
  let alone: RunningMailer;

  beforeAll(async () => {
    site = createServer((_request, response) => void response.writeHead(answer[0]).end(answer[1]));
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    alone = await startMailer({ ALLOWED_ORIGINS: origin });
  });
  afterAll(async () => {
    await alone.close();
    site.close();
  });

  test("and loses no message while it does not answer", async () => {
    answer = [500, ""];
    const short = await alone.put("callToAction", OFFER);
    expect(short.status).toBe(201);
    expect(alone.events("formsUnknown")).toEqual([
      {
        event: "formsUnknown",
        code: "HTTP_500",
        problem: expect.stringContaining("/forms.json"),
      },
    ]);
    expect((await alone.put("callToAction", { ...OFFER, email: "" })).status).toBe(400);
  });

  test("and goes by its last answer afterwards", async () => {
    for (const [status, body] of [
      [200, JSON.stringify(FORMS)],
      [502, "<!doctype html>"],
      [200, "<!doctype html>"],
    ] as const) {
      answer = [status, body];
      const refused = await alone.put("callToAction", { ...OFFER, fullName: "" });
      expect(refused.body.problems).toEqual({ fullName: "required" });
    }
  });
});

test("a mailer that knows no site takes what can be answered, and says what to set", async () => {
  const alone = await startMailer();
  expect((await alone.put("callToAction", OFFER)).status).toBe(201);
  expect(alone.events("formsUnknown")).toEqual([
    { event: "formsUnknown", code: "NO_SITE", problem: expect.stringContaining("SITE_HOSTS") },
  ]);
  await alone.close();
});
