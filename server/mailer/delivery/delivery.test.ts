/** @jest-environment node */

import { readFile, utimes, writeFile } from "node:fs/promises";
import type net from "node:net";
import path from "node:path";
import { replay } from "../replay";
import { deliveryTests, named } from "../testing/delivery";
import { smtpError } from "../testing/mail-server";
import { GENERAL } from "../testing/running-mailer";
import { until } from "../testing/wait";

const HOUR_MS = 3_600_000;

const { start, mailServer, rawServer } = deliveryTests();

test("while the mail server is unreachable, retries back off exponentially to an hour", async () => {
  const { mailer, clock } = await start("smtp://127.0.0.1:1");
  const { status, body } = await mailer.put(3, GENERAL);
  expect(status).toBe(201);
  const waits = [30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600];
  for (const [index, wait] of waits.entries()) {
    await until(() => named(mailer, "retry").length === index + 1);
    await clock.pass((wait - 1) * 1_000);
    expect(named(mailer, "retry")).toHaveLength(index + 1);
    await clock.pass(1_000);
  }
  await until(() => named(mailer, "retry").length === waits.length + 1);
  expect(named(mailer, "retry").map(({ waitS }) => waitS)).toEqual([...waits, 3_600]);
  expect(named(mailer, "retry")[0]).toMatchObject({ id: body.id, attempts: 1, code: "ESOCKET", smtpCommand: "CONN" });
});

test("a message undelivered for 48 hours becomes a dead letter, logged as an error, and can be replayed", async () => {
  const { mailer, clock } = await start("smtp://127.0.0.1:1");
  const { body } = await mailer.put(3, GENERAL);
  await until(() => named(mailer, "retry").length === 1);
  await clock.pass(47 * HOUR_MS);
  await until(() => named(mailer, "retry").length === 2);
  expect(await mailer.names("dead")).toEqual([]);
  await clock.pass(HOUR_MS);
  await until(() => named(mailer, "dead").length === 1);
  expect(mailer.log.find(({ event }) => event === "dead")).toMatchObject({ level: 50, id: body.id, attempts: 3 });
  const dead = path.join(mailer.spoolDir, "dead", String(body.id));
  expect(await readFile(path.join(dead, "reason.txt"), "utf8")).toMatch(/ECONNREFUSED/);

  expect(await replay(mailer.spoolDir, [])).toMatch(/^1 message is back in the queue/);
  await utimes(path.join(mailer.spoolDir, "queue", String(body.id)), clock.now() / 1000, clock.now() / 1000);
  await clock.pass(HOUR_MS);
  await until(() => named(mailer, "retry").length === 3);
  expect(await mailer.names("queue")).toEqual([body.id]);
});

test("a clock that is put back by a month holds up neither a retry nor the queue of an outage", async () => {
  const { mailer, clock } = await start("smtp://127.0.0.1:1");
  await mailer.put(3, GENERAL);
  await mailer.put(3, { ...GENERAL, message: "another" });
  await until(() => named(mailer, "retry").length === 2);
  clock.jump(-30 * 24 * HOUR_MS);
  await clock.pass(1_000);
  await until(() => named(mailer, "retry").length >= 4);
});

test("a clock that jumps three days ahead, like a server that was off, leaves a message its retries", async () => {
  const { mailer, clock } = await start("smtp://127.0.0.1:1");
  await mailer.put(3, GENERAL);
  await until(() => named(mailer, "retry").length === 1);
  clock.jump(72 * HOUR_MS);
  await clock.pass(30_000);
  await until(() => named(mailer, "retry").length + named(mailer, "dead").length === 2);
  expect(named(mailer, "dead")).toEqual([]);
});

test("a greylisted message is retried with the same Message-ID and date", async () => {
  let refusals = 1;
  const attempts: string[] = [];
  const server = await mailServer({
    onData: (stream, _session, done) => {
      let text = "";
      stream.on("data", (chunk) => (text += String(chunk)));
      stream.on("end", () => {
        attempts.push(`${/^Message-ID:\s*(\S+)/m.exec(text)?.[1]} ${/^Date: (.*)/m.exec(text)?.[1]}`);
        refusals -= 1;
        done(refusals >= 0 ? smtpError(451, "Greylisted, please come back") : null);
      });
    },
  });
  const { mailer, clock } = await start(server.url);
  await mailer.put(3, GENERAL);
  await until(() => named(mailer, "retry").length === 1);
  expect(named(mailer, "retry")[0]).toMatchObject({ smtpStatus: 451, smtpCommand: "DATA", waitS: 30 });
  await clock.pass(30_000);
  await until(() => named(mailer, "delivered").length === 1);
  expect(attempts).toHaveLength(2);
  expect(attempts[0]).toBe(attempts[1]);
});

test.each([
  ["onMailFrom", 550],
  ["onRcptTo", 554],
  ["onData", 552],
])("a message refused for good (%s, %i) is given up after five attempts, not after two days", async (hook, code) => {
  const server = await mailServer({
    [hook]: (stream: NodeJS.ReadableStream, _session: unknown, done: (error: Error) => void) => {
      if (hook === "onData") stream.resume().on("end", () => done(smtpError(code, "No, never")));
      else done(smtpError(code, "No, never"));
    },
  });
  const { mailer, clock } = await start(server.url);
  await mailer.put(3, GENERAL);
  for (let attempt = 1; attempt < 5; attempt += 1) {
    await until(() => named(mailer, "retry").length === attempt);
    await clock.pass(HOUR_MS);
  }
  await until(() => named(mailer, "dead").length === 1);
  expect(named(mailer, "dead")[0]).toMatchObject({ attempts: 5, smtpStatus: code });
  expect(JSON.stringify(mailer.log)).not.toContain("never");
});

test("a rejected message does not block others", async () => {
  const server = await mailServer({
    onMailFrom: (_address, _session, done) => {
      count += 1;
      done(count === 1 ? smtpError(451, "Not this one") : null);
    },
  });
  let count = 0;
  const { mailer } = await start(server.url);
  await mailer.put(3, GENERAL);
  await until(() => named(mailer, "retry").length === 1);
  const { body } = await mailer.put(3, { ...GENERAL, message: "another" });
  await until(() => named(mailer, "delivered").length === 1);
  expect(named(mailer, "delivered")[0]?.id).toBe(body.id);
});

test("during an outage of the mail server a long queue is not attempted in full each time", async () => {
  let connections = 0;
  const url = await rawServer((socket) => {
    connections += 1;
    socket.end("421 Too busy\r\n");
  });
  const { mailer, clock } = await start(url);
  for (let count = 0; count < 6; count += 1) await mailer.put(3, { ...GENERAL, message: `${count}` });
  await until(() => named(mailer, "retry").length >= 2);
  await clock.pass(0);
  expect(connections).toBeLessThan(6);
});

test.each<[string, (socket: net.Socket) => void]>([
  ["hangs up", (socket) => socket.destroy()],
  ["never says a word", () => undefined],
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
])("a mail server that %s gets the message later", async (_what, onConnection) => {
  const { mailer } = await start(await rawServer(onConnection));
  expect((await mailer.put(3, GENERAL)).status).toBe(201);
  await until(() => named(mailer, "retry").length === 1, 8_000);
  expect(await mailer.names("queue")).toHaveLength(1);
});

test("a malformed message is retried, and the others are delivered", async () => {
  const server = await mailServer();
  const { mailer } = await start("smtp://127.0.0.1:1");
  const { body } = await mailer.put(3, GENERAL);
  await until(() => named(mailer, "retry").length === 1);
  await writeFile(path.join(mailer.spoolDir, "queue", String(body.id), "message.json"), "{");
  await mailer.app.close();
  const { mailer: restarted } = await start(server.url, { SPOOL_DIR: mailer.spoolDir });
  await restarted.put(3, { ...GENERAL, message: "another" });
  await until(() => named(restarted, "delivered").length === 1);
  expect(await restarted.names("queue")).toEqual([body.id]);
});

test("messages queued at shutdown are delivered after the next start", async () => {
  const { mailer } = await start("smtp://127.0.0.1:1");
  await mailer.put(3, GENERAL);
  await until(() => named(mailer, "retry").length === 1);
  await mailer.app.close();
  const server = await mailServer();
  await start(server.url, { SPOOL_DIR: mailer.spoolDir });
  await until(() => server.mails.length === 1);
});

test("shutdown does not wait for an unresponsive mail server", async () => {
  const url = await rawServer(() => undefined);
  const { mailer } = await start(url);
  await mailer.put(3, GENERAL);
  const begun = Date.now();
  await mailer.app.close();
  expect(Date.now() - begun).toBeLessThan(3_000);
});
