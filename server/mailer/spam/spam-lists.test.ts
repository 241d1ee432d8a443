/** @jest-environment node */
import { mkdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import PostalMime from "postal-mime";
import { testFolder } from "../../testing/fixture-site";
import { replay } from "../replay";
import { messageId } from "../spool/message";
import { deliveryTests, named } from "../testing/delivery";
import { CAREER, CONTACT, GENERAL, PROJECT, type RunningMailer, startMailer } from "../testing/running-mailer";
import { type TestClock, testClock } from "../testing/test-clock";
import { until } from "../testing/wait";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const NOBODY = "smtp://127.0.0.1:1";

const { start, mailServer } = deliveryTests();
const temp = testFolder();

const trapped = (fields: object) => ({ ...fields, website: "https://spam.example" });

/** Waits until a mailer has looked at what was set aside. */
const isListed = (mailer: RunningMailer, count = 1) => until(() => named(mailer, "listed").length === count);

/** The same spool, as after a kill: nothing but files is left. */
const restart = (mailer: RunningMailer, url: string, clock: TestClock) =>
  mailer.app.close().then(() => start(url, { SPOOL_DIR: mailer.spoolDir }, clock));

test("what was set aside is listed to the agency a day later, in one mail, and no mail follows on a day without", async () => {
  const server = await mailServer();
  const { mailer, clock } = await start(server.url, { MAIL_TO_CONTACT: "contact@agency.example" });
  const first = await mailer.put(1, trapped({ ...CONTACT, message: "Buy  now!\n\n<b>Cheap</b>\u200b watches" }));
  await clock.pass(DAY_MS / 2);
  const second = await mailer.put(4, trapped({ ...PROJECT, message: "word ".repeat(100) }));
  await mailer.putForm(2, trapped(CAREER) as Record<string, string>, new File(["%PDF-1.7"], "cv.pdf"));
  expect(server.mails).toEqual([]);
  await clock.pass(DAY_MS / 2);
  await until(() => server.mails.length === 1);
  const { to, mail } = server.mails[0] ?? { to: [], mail: null };
  expect(to).toEqual(["inbox@agency.example"]);
  expect(mail?.subject).toBe("3 messages were set aside as spam");
  const text = String(mail?.text).replaceAll("\r", "");
  expect(text).toContain("From      Klára Nováková <klara@visitor.example>\nForm      contact form\nReceived  20");
  expect(text).toContain(`Words     Buy now! <b>Cheap</b> watches\nId        ${first.body.id}\n`);
  expect(text).toContain(`Words     ${"word ".repeat(24)}…\nId        ${second.body.id}\n`);
  expect(text).toContain("From      Jan Li <li@visitor.example>\nForm      career form\n");
  expect(text).toContain("node server.mjs replay <id>");
  expect(mail?.html).toContain("&lt;b&gt;Cheap&lt;/b&gt;");
  expect(mail?.html).not.toMatch(/<b>|<a /);
  await until(async () => (await mailer.names("queue")).length === 0);
  expect(named(mailer, "listed")).toEqual([expect.objectContaining({ form: "spamList", messages: 3 })]);
  for (let day = 0; day < 3; day += 1) await clock.pass(DAY_MS);
  expect(server.mails).toHaveLength(1);
});

test("a list lasts through an outage of the mail server, and those set aside meanwhile are on the next one", async () => {
  const { mailer, clock } = await start(NOBODY);
  const first = await mailer.put(3, trapped(GENERAL));
  await clock.pass(DAY_MS);
  await isListed(mailer);
  const [list = ""] = await mailer.names("queue");
  // The folder's time is the system's, not the test's.
  await utimes(path.join(mailer.spoolDir, "queue", list), clock.now() / 1000, clock.now() / 1000);
  const second = await mailer.put(3, trapped({ ...GENERAL, message: "another" }));
  await clock.pass(DAY_MS + MINUTE_MS);
  await clock.pass(MINUTE_MS);
  expect(named(mailer, "listed")).toHaveLength(1);
  const server = await mailServer();
  const { mailer: restarted } = await restart(mailer, server.url, clock);
  await until(() => server.mails.length === 1);
  await until(async () => (await restarted.names("queue")).length === 0);
  await clock.pass(MINUTE_MS);
  await until(() => server.mails.length === 2);
  expect(server.mails[0]?.mail.text).toContain(first.body.id);
  expect(server.mails[1]?.mail.text).not.toContain(first.body.id);
  expect(server.mails[1]?.mail.text).toContain(second.body.id);
});

describe("after a kill", () => {
  test("between queueing a list and recording it, there is one list", async () => {
    const { mailer, clock } = await start(NOBODY);
    await mailer.put(3, trapped(GENERAL));
    await clock.pass(DAY_MS);
    await until(() => named(mailer, "retry").length === 1);
    await rm(path.join(mailer.spoolDir, "spam", "listed.json"));
    const server = await mailServer();
    const { mailer: restarted } = await restart(mailer, server.url, clock);
    await until(async () => (await restarted.names("queue")).length === 0);
    await clock.pass(DAY_MS);
    await clock.pass(MINUTE_MS);
    expect(server.mails).toHaveLength(1);
  });

  test("once a list was sent, its messages are not listed again", async () => {
    const server = await mailServer();
    const { mailer, clock } = await start(server.url);
    const first = await mailer.put(3, trapped(GENERAL));
    await clock.pass(DAY_MS);
    await until(() => named(mailer, "delivered").length === 1);
    const { mailer: restarted } = await restart(mailer, server.url, clock);
    const second = await restarted.put(3, trapped({ ...GENERAL, message: "another" }));
    await clock.pass(DAY_MS);
    await until(() => server.mails.length === 2);
    expect(server.mails[1]?.mail.text).toContain(second.body.id);
    expect(server.mails[1]?.mail.text).not.toContain(first.body.id);
  });

  test("what was set aside before it is listed", async () => {
    const { mailer, clock } = await start(NOBODY);
    const { body } = await mailer.put(3, trapped(GENERAL));
    const server = await mailServer();
    await mailer.app.close();
    await clock.pass(40 * DAY_MS);
    await start(server.url, { SPOOL_DIR: mailer.spoolDir }, clock);
    await until(() => server.mails.length === 1);
    expect(server.mails[0]?.mail.text).toContain(body.id);
  });
});

test("what was set aside is kept until it is listed, and 30 days from then", async () => {
  const clock = testClock();
  const longAgo = messageId(new Date(clock.now() - 100 * DAY_MS), "0123456789abcdef0123456789abcdef");
  const spool = path.join(temp.folder, "spool");
  await mkdir(path.join(spool, "spam", longAgo), { recursive: true });
  await writeFile(path.join(spool, "spam", longAgo, "message.json"), "{");
  const { mailer } = await start(NOBODY, { SPOOL_DIR: spool }, clock);
  await until(() => named(mailer, "retry").length === 1);
  await clock.pass(30 * DAY_MS - MINUTE_MS);
  expect(await mailer.names("spam")).toContain(longAgo);
  await clock.pass(MINUTE_MS);
  await until(async () => !(await mailer.names("spam")).includes(longAgo));
});

test("a listed message is delivered after all when it is replayed", async () => {
  const server = await mailServer();
  const { mailer, clock } = await start(server.url);
  await mailer.put(3, trapped(GENERAL));
  await clock.pass(DAY_MS);
  await until(() => server.mails.length === 1);
  const [id = ""] = /\d{8}T\d{9}Z-[\da-f]{32}/.exec(String(server.mails[0]?.mail.text)) ?? [];
  await replay(mailer.spoolDir, [id]);
  await clock.pass(1_000);
  await until(() => server.mails.length === 2);
  expect(server.mails[1]?.mail.subject).toBe("New message from Jan Dvořák");
});

test("without a mail server a list is a file of the outbox", async () => {
  const clock = testClock();
  const mailer = await startMailer({}, { clock });
  await mailer.put(3, trapped(GENERAL));
  await clock.pass(DAY_MS);
  await until(async () => (await mailer.names("outbox")).length === 1);
  const [file = ""] = await mailer.names("outbox");
  const mail = await PostalMime.parse(await readFile(path.join(mailer.spoolDir, "outbox", file)));
  await mailer.close();
  expect(mail.subject).toBe("1 message was set aside as spam");
});
