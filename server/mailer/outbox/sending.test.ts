/** @jest-environment node */

import { mkdir, readFile, rename, utimes, writeFile } from "node:fs/promises";
import type net from "node:net";
import path from "node:path";
import { smtpError } from "../testing/mail-server";
import { GENERAL, type RunningMailer } from "../testing/running-mailer";
import type { TestClock } from "../testing/test-clock";
import { testServers } from "../testing/test-servers";
import { until } from "../testing/wait";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const NOBODY = "smtp://127.0.0.1:1";

const { startMailer, startMailServer, startRawServer } = testServers();

/** Files of the test have the time of the system. */
const setAge = (mailer: RunningMailer, clock: TestClock, name: string, ageMs: number) =>
  utimes(
    path.join(mailer.outboxDir, name),
    (clock.now() - ageMs) / 1000,
    (clock.now() - ageMs) / 1000,
  );

test("while the mail server is unreachable, attempts wait 1, 5, 15, then 60 minutes", async () => {
  const { mailer, clock } = await startMailer(NOBODY);
  const { status, body } = await mailer.put("general", GENERAL);
  expect(status).toBe(201);
  for (const [index, minutes] of [1, 5, 15, 60].entries()) {
    await until(() => mailer.events("retry").length === index + 1);
    await clock.pass(minutes * MINUTE_MS - 1_000);
    expect(mailer.events("retry")).toHaveLength(index + 1);
    await clock.pass(1_000);
  }
  await until(() => mailer.events("retry").length === 5);
  expect(mailer.events("retry").map(({ waitS }) => waitS)).toEqual([60, 300, 900, 3_600, 3_600]);
  expect(mailer.events("retry")[0]).toMatchObject({
    id: body.id,
    attempts: 1,
    code: "ESOCKET",
    smtpCommand: "CONN",
  });
  expect(await mailer.outboxFiles()).toEqual([`${body.id}.eml`]);
});

test("a message that cannot be sent for five days has failed, until somebody renames it back", async () => {
  const { mailer, clock } = await startMailer(NOBODY);
  const { body } = await mailer.put("general", GENERAL);
  for (let attempt = 1; attempt < 5; attempt += 1) {
    await until(() => mailer.events("retry").length === attempt);
    await clock.pass(HOUR_MS);
  }
  await until(() => mailer.events("retry").length === 5);
  await setAge(mailer, clock, `${body.id}.eml`, 5 * DAY_MS);
  await clock.pass(HOUR_MS);
  await until(() => mailer.events("failed").length === 1);
  expect(mailer.log.find(({ event }) => event === "failed")).toMatchObject({
    level: 50,
    id: body.id,
    attempts: 6,
  });
  await until(async () => (await mailer.outboxFiles()).join() === `${body.id}.eml.failed`);

  const file = path.join(mailer.outboxDir, `${body.id}.eml`);
  await rename(`${file}.failed`, file);
  await clock.passUntil(1_000, () => mailer.events("retry").length === 6);
  expect(mailer.events("retry").at(-1)).toMatchObject({ id: body.id, attempts: 1 });
});

test("a message keeps its first attempts when the clock jumps by weeks", async () => {
  const { mailer, clock } = await startMailer(NOBODY);
  await mailer.put("general", GENERAL);
  await until(() => mailer.events("retry").length === 1);
  clock.jump(7 * DAY_MS);
  await clock.pass(MINUTE_MS);
  await until(() => mailer.events("retry").length === 2);
  clock.jump(-30 * DAY_MS);
  await clock.pass(5 * MINUTE_MS);
  await until(() => mailer.events("retry").length === 3);
});

test.each([
  ["onRcptTo", 554],
  ["onData", 552],
])("a message refused for good (%s, %i) has failed after five attempts", async (hook, code) => {
  const server = await startMailServer({
    [hook]: (stream: NodeJS.ReadableStream, _session: unknown, done: (error: Error) => void) => {
      if (hook === "onData") stream.resume().on("end", () => done(smtpError(code, "No, never")));
      else done(smtpError(code, "No, never"));
    },
  });
  const { mailer, clock } = await startMailer(server.url);
  await mailer.put("general", GENERAL);
  for (let attempt = 1; attempt < 5; attempt += 1) {
    await until(() => mailer.events("retry").length === attempt);
    await clock.pass(HOUR_MS);
  }
  await until(() => mailer.events("failed").length === 1);
  expect(mailer.events("failed")[0]).toMatchObject({ attempts: 5, smtpStatus: code });
  expect(JSON.stringify(mailer.log)).not.toContain("never");
});

test("a message that some recipients refuse is sent to the others once, and reported", async () => {
  const answers: Record<string, number> = {
    "first@agency.example": 550,
    "second@agency.example": 451,
  };
  const server = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address in answers ? smtpError(answers[address] ?? 0, "No") : null),
  });
  const MAIL_TO = "first@agency.example, second@agency.example, third@agency.example";
  const { mailer } = await startMailer(server.url, { MAIL_TO });
  const { body } = await mailer.put("general", GENERAL);
  await until(async () => (await mailer.outboxFiles()).length === 0);
  expect(server.mails.map(({ to }) => to)).toEqual([["third@agency.example"]]);
  expect(mailer.log.find(({ event }) => event === "partly")).toMatchObject({
    level: 50,
    id: body.id,
    recipients: 2,
  });
});

test("a mail server that is down is tried with a few messages at a time", async () => {
  let connections = 0;
  const url = await startRawServer((socket) => {
    connections += 1;
    socket.end("421 Too busy\r\n");
  });
  const { mailer: before } = await startMailer(url);
  for (let count = 0; count < 10; count += 1)
    await before.put("general", { ...GENERAL, message: `${count}` });
  await before.app.close();
  connections = 0;
  const { mailer, clock } = await startMailer(url, { OUTBOX_DIR: before.outboxDir });
  await until(() => mailer.events("retry").length === 3);
  await clock.pass(0);
  expect(connections).toBe(3);
  await clock.passUntil(1_000, () => mailer.events("retry").length === 6);
});

test.each<[string, (socket: net.Socket) => void]>([
  ["hangs up", (socket) => socket.destroy()],
  ["speaks another language", (socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")],
  [
    "hangs up in the middle of a message",
    (socket) => {
      let isData = false;
      socket.write("220 hi\r\n");
      socket.on("data", (chunk) => {
        if (isData) socket.destroy();
        isData = String(chunk).startsWith("DATA");
        socket.write(isData ? "354 go\r\n" : "250 ok\r\n");
      });
    },
  ],
])("a message waits while the mail server %s", async (_what, onConnection) => {
  const { mailer } = await startMailer(await startRawServer(onConnection));
  const { status, body } = await mailer.put("general", GENERAL);
  expect(status).toBe(201);
  await until(() => mailer.events("retry").length === 1, 8_000);
  await until(async () => (await mailer.outboxFiles()).join() === `${body.id}.eml`);
});

test("a mail that somebody has written into the folder is sent to the recipients that it names", async () => {
  const server = await startMailServer();
  const { mailer, clock } = await startMailer(server.url);
  const text =
    "From: Me <me@agency.example>\nTo: One <one@agency.example>,\n two@agency.example\n\nBy hand.\n";
  await mkdir(mailer.outboxDir, { recursive: true });
  await writeFile(path.join(mailer.outboxDir, "by hand.eml"), text);
  await clock.passUntil(1_000, () => server.mails.length === 1);
  expect(server.mails[0]).toMatchObject({
    from: "me@agency.example",
    to: ["one@agency.example", "two@agency.example"],
  });
});

test("messages that were kept without a mail server are sent once there is one", async () => {
  const { mailer } = await startMailer("");
  const ids: unknown[] = [];
  for (let count = 0; count < 3; count += 1)
    ids.push((await mailer.put("general", { ...GENERAL, message: `${count}` })).body.id);
  const file = await readFile(path.join(mailer.outboxDir, `${ids[0]}.eml`), "utf8");
  await mailer.app.close();
  const server = await startMailServer();
  await startMailer(server.url, { OUTBOX_DIR: mailer.outboxDir });
  await until(() => server.mails.length === 3);
  expect(file).toContain("To: inbox@agency.example");
  expect(server.mails.map(({ mail }) => mail.messageId).sort()).toEqual(
    ids.map((id) => `<${id}@agency.example>`).sort(),
  );
});

test("a shutdown during a slow delivery is quick, and keeps the message", async () => {
  const url = await startRawServer(() => undefined);
  const { mailer } = await startMailer(url);
  await mailer.put("general", GENERAL);
  const begun = Date.now();
  await mailer.app.close();
  expect(Date.now() - begun).toBeLessThan(3_000);
  expect(await mailer.outboxFiles()).toHaveLength(1);
});
