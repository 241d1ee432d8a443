/** @jest-environment node */

import { startMailServer } from "../testing/mail-server";
import { startRawServer } from "../testing/raw-mail-server";
import { eventsOf, GENERAL, MAIL_SETTINGS, type RunningMailer, startMailer } from "../testing/running-mailer";
import { testClock } from "../testing/test-clock";
import { until } from "../testing/wait";

let running: RunningMailer | undefined;
const closing: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  await running?.close();
  for (const close of closing.splice(0)) await close();
});

async function start(SMTP_URL: string, clock = testClock()) {
  running = await startMailer({ ...MAIL_SETTINGS, SMTP_URL }, { clock });
  return { mailer: running, clock };
}

const named = (mailer: RunningMailer, name: string) => eventsOf(mailer.log).filter(({ event }) => event === name);

async function rawServer(onConnection: Parameters<typeof startRawServer>[0]): Promise<string> {
  const server = await startRawServer(onConnection);
  closing.push(server.close);
  return server.url;
}

test("a mail server whose name leads nowhere costs nothing but time", async () => {
  const { mailer } = await start("smtp://mail.nowhere.invalid");
  expect((await mailer.put(3, GENERAL)).status).toBe(201);
  await until(() => named(mailer, "retry").length === 1);
  expect(named(mailer, "retry")[0]).toMatchObject({ code: "EDNS", attempts: 1 });
  expect(await mailer.names("queue")).toHaveLength(1);
});

test("nothing is said to a mail server whose certificate nobody vouches for", async () => {
  // The library encrypts with a certificate of its own making, and says so.
  jest.spyOn(console, "error").mockImplementationOnce(() => undefined);
  const server = await startMailServer({ secure: true });
  closing.push(server.close);
  const { mailer } = await start(server.url.replace("smtp://", "smtps://user:hunter2@"));
  expect((await mailer.put(3, GENERAL)).status).toBe(201);
  await until(() => named(mailer, "retry").length === 1);
  expect(named(mailer, "retry")[0]).toMatchObject({ code: "ESOCKET", attempts: 1 });
  expect(server.mails).toEqual([]);
  expect(JSON.stringify(mailer.log)).not.toContain("hunter2");
});

test("a password is not sent where encryption was asked for and is not offered", async () => {
  let said = "";
  const url = await rawServer((socket) => {
    socket.write("220 hi\r\n");
    socket.on("data", (chunk) => {
      said += String(chunk);
      socket.write(String(chunk).startsWith("STARTTLS") ? "502 No\r\n" : "250 AUTH PLAIN LOGIN\r\n");
    });
  });
  const { mailer } = await start(`${url.replace("//", "//user:hunter2@")}?requireTLS=true`);
  await mailer.put(3, GENERAL);
  await until(() => named(mailer, "retry").length === 1);
  expect(said).not.toMatch(/AUTH|MAIL FROM/);
  expect(JSON.stringify(mailer.log)).not.toContain("hunter2");
});

test("a wrong password is tried again, and the log does not hold it", async () => {
  const server = await startMailServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error("Invalid username or password")),
  });
  closing.push(server.close);
  const { mailer } = await start(server.url.replace("//", "//user:hunter2@"));
  await mailer.put(3, GENERAL);
  await until(() => named(mailer, "retry").length === 1);
  expect(named(mailer, "retry")[0]).toMatchObject({ code: "EAUTH", smtpStatus: 535 });
  expect(JSON.stringify(mailer.log)).not.toContain("hunter2");
});
