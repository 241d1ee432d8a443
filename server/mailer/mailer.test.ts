/** @jest-environment node */

import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import PostalMime from "postal-mime";
import { type MailServer, startMailServer } from "./testing/mail-server";
import {
  CAREER,
  CONTACT,
  GENERAL,
  MAIL_SETTINGS,
  PROJECT,
  type RunningMailer,
  startMailer,
} from "./testing/running-mailer";
import { until } from "./testing/wait";

let mailServer: MailServer;
let mailer: RunningMailer;

beforeAll(async () => {
  mailServer = await startMailServer();
  mailer = await startMailer({
    ...MAIL_SETTINGS,
    MAIL_TO_CAREER: "people@agency.example, boss@agency.example",
    SMTP_URL: mailServer.url,
  });
});

afterAll(async () => {
  await mailer.close();
  await mailServer.close();
});

beforeEach(() => {
  mailServer.mails.length = 0;
  mailer.log.length = 0;
});

async function receivedMail() {
  await until(() => mailServer.mails.length > 0);
  const [received] = mailServer.mails;
  if (received === undefined) throw new Error("No mail came");
  return received;
}

test("a submission gets a 201, becomes one mail and leaves the outbox", async () => {
  const answer = await mailer.put("contact", {
    ...CONTACT,
    company: "Holstr",
    customData: ["Website design", "Other"],
    message: "Hello\nthere",
  });
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    statusCode: 201,
    statusText: "Created",
    id: expect.stringMatching(/^\d{8}T\d{9}Z-/),
  });
  const { from, to, mail } = await receivedMail();
  expect({ from, to }).toEqual({ from: "site@agency.example", to: ["inbox@agency.example"] });
  expect(mail.from).toEqual({ name: "Website", address: "site@agency.example" });
  expect(mail.replyTo).toEqual([{ name: CONTACT.fullName, address: CONTACT.email }]);
  expect(mail.subject).toBe("New enquiry from Klára Nováková, Holstr, klara@visitor.example");
  expect(mail.messageId).toBe(`<${answer.body.id}@agency.example>`);
  expect(mail.text?.replaceAll("\r", "")).toMatch(
    /^Name {11}Klára Nováková\nCompany {8}Holstr\nE-mail {9}klara@visitor.example\nPhone {10}\+420 123 456\nInterested in {2}Website design, Other\n\nHello\nthere\n\n--\n/,
  );
  await until(async () => (await mailer.outboxFiles()).length === 0);
  expect(mailer.log.filter(({ event }) => event === undefined)).toEqual([]);
  expect(mailer.events()).toEqual([
    { event: "accepted", id: answer.body.id, form: "contact", messageBytes: 11 },
    { event: "sent", id: answer.body.id },
  ]);
});

test.each([
  ["general", GENERAL, "New message from Jan Dvořák, jan@visitor.example"],
  ["callToAction", PROJECT, "New project from ann@visitor.example"],
] as const)("a mail from the form %s has its subject", async (form, fields, subject) => {
  expect((await mailer.put(form, fields)).status).toBe(201);
  expect((await receivedMail()).mail.subject).toBe(subject);
});

test("an application goes to its own recipients, with the CV under a generated name", async () => {
  const content = "%PDF-1.7\nsome content\n%%EOF";
  const answer = await mailer.putForm(
    "career",
    CAREER,
    new File([content], "../../Jan Li's CV.final.PDF"),
  );
  expect(answer.status).toBe(201);
  const { to, mail } = await receivedMail();
  expect(to).toEqual(["people@agency.example", "boss@agency.example"]);
  expect(mail.subject).toBe("New application from Jan Li, li@visitor.example");
  expect(mail.text).toContain("The CV was not scanned for viruses: no scanner is set up.");
  expect(mail.attachments).toHaveLength(1);
  expect(mail.attachments[0]).toMatchObject({
    mimeType: "application/pdf",
    filename: `cv-${String(answer.body.id).slice(-8)}.pdf`,
  });
  expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).toString()).toBe(content);
});

test.each([
  ["/works/tidewater", "Tidewater", ["Tidewater", "/works/tidewater"], ", Tidewater"],
  [
    "https://evil.example",
    "Win\r\nBcc: all@evil.example",
    ["Win Bcc: all@evil.example", undefined],
    "",
  ],
])("a new project names its page, %j", async (page, pageTitle, shown, inSubject) => {
  await mailer.put("callToAction", { ...PROJECT, page, pageTitle });
  const { mail } = await receivedMail();
  const value = (label: string) =>
    new RegExp(`^${label} +(.*?)\\r?$`, "m").exec(String(mail.text))?.[1];
  expect([value("From the page"), value("Its address")]).toEqual(shown);
  expect(mail.subject).toBe(`New project from ann@visitor.example${inSubject}`);
  expect(mail.html).not.toMatch(/href="[^"]*(?:evil|works)/);
});

test("line breaks and commas in user input add neither headers nor recipients", async () => {
  await mailer.put("contact", {
    ...CONTACT,
    fullName: 'Eve\r\nBcc: all@evil.example, "x" <a@evil.example>',
    company: "Acme\u2028Cc: b@evil.example",
    subject: "S\u0000\r\nX-Evil: 1",
  });
  const { to, mail } = await receivedMail();
  expect(to).toEqual(["inbox@agency.example"]);
  expect(mail.replyTo).toEqual([
    { name: 'Eve Bcc: all@evil.example, "x" <a@evil.example>', address: CONTACT.email },
  ]);
  expect(mail.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(["bcc"]));
  expect(mail.headers.filter(({ key }) => key === "cc" || key === "x-evil")).toEqual([]);
});

test.each([
  ["link", "=?utf-8?B?aHR0cDovL2V2aWwuZXhhbXBsZS8=?=", /http:/],
  ["bidi override", "=?utf-8?Q?=E2=80=AEfdp.exe?=", /\u202e|=E2/],
])("a %s that a mail program would decode is in no header", async (_what, word, decoded) => {
  await mailer.put("contact", { ...CONTACT, fullName: word, company: word, subject: word });
  const { raw, mail } = await receivedMail();
  expect([mail.subject, mail.replyTo]).toEqual([
    "New enquiry from klara@visitor.example",
    [{ name: "", address: CONTACT.email }],
  ]);
  expect(raw.slice(0, raw.indexOf("\r\n\r\n"))).not.toMatch(decoded);
  expect(mail.text).toContain(word);
});

test("HTML in user input is text in both parts of a mail", async () => {
  const message = '<img src=x onerror="alert(1)"> & <b>bold</b>';
  await mailer.put("general", { ...GENERAL, fullName: "<script>alert(1)</script>", message });
  const { mail } = await receivedMail();
  expect(mail.text).toContain(message);
  expect(mail.html).toContain(
    "&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &lt;b&gt;bold&lt;/b&gt;",
  );
  expect(mail.html).not.toMatch(/<script|<img|<b>/);
});

test.each([
  ["not ASCII before its @, which needs SMTPUTF8,", "संपर्क@डाटामेल.भारत"],
  ["decoded by mail programs", "=?utf-8?Q?=E2=80=AEa?=@visitor.example"],
])("an address that is %s is in the text only", async (_what, email) => {
  await mailer.put("general", { ...GENERAL, email });
  const { raw, mail } = await receivedMail();
  expect(raw).not.toMatch(/^Reply-To:/im);
  expect(mail.text?.replace(/ +/g, " ")).toContain(`E-mail ${email}`);
  expect(mail.text).toContain("To answer, copy the address above");
});

test("values that look like links are not in the subject", async () => {
  const company = "https://evil.example/login";
  await mailer.put("contact", { ...CONTACT, company, subject: "pay@evil.example" });
  expect((await receivedMail()).mail.subject).toBe(
    "New enquiry from Klára Nováková, klara@visitor.example",
  );
});

test("a company with a slash in its name is in the subject", async () => {
  await mailer.put("contact", { ...CONTACT, company: "A/B Studio" });
  expect((await receivedMail()).mail.subject).toBe(
    "New enquiry from Klára Nováková, A/B Studio, klara@visitor.example",
  );
});

describe("without a mail server a message stays as a file", () => {
  let silent: RunningMailer;
  let file: string;

  beforeEach(async () => {
    silent = await startMailer();
    const { body } = await silent.put("general", GENERAL);
    file = path.join(silent.outboxDir, `${body.id}.eml`);
  });

  afterEach(() => silent.close());

  test("that mail programs open", async () => {
    expect(await PostalMime.parse(await readFile(file))).toMatchObject({
      subject: "New message from Jan Dvořák, jan@visitor.example",
      from: { address: "website@site.invalid" },
    });
  });

  test("that only the server's user can read", async () => {
    const modes = [(await stat(silent.outboxDir)).mode, (await stat(file)).mode];
    expect(modes.map((mode) => mode & 0o077)).toEqual([0, 0]);
  });
});
