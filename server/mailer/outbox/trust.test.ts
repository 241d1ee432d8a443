/** @jest-environment node */

import { GENERAL } from "../testing/running-mailer";
import { named, sendingTests } from "../testing/sending";
import { until } from "../testing/wait";

const { start, mailServer, rawServer } = sendingTests();

test("messages for a mail server whose name does not resolve are retried", async () => {
  const { mailer } = await start("smtp://mail.nowhere.invalid");
  expect((await mailer.put(3, GENERAL)).status).toBe(201);
  await until(() => named(mailer, "retry").length === 1);
  expect(named(mailer, "retry")[0]).toMatchObject({ code: "EDNS", attempts: 1 });
  expect(await mailer.names()).toHaveLength(1);
});

test("nothing is sent to a mail server with an untrusted, self-signed certificate", async () => {
  jest.spyOn(console, "error").mockImplementationOnce(() => undefined);
  const server = await mailServer({ secure: true });
  const { mailer } = await start(server.url.replace("smtp://", "smtps://user:hunter2@"));
  expect((await mailer.put(3, GENERAL)).status).toBe(201);
  await until(() => named(mailer, "retry").length === 1);
  expect(named(mailer, "retry")[0]).toMatchObject({ code: "ESOCKET", attempts: 1 });
  expect(server.mails).toEqual([]);
  expect(JSON.stringify(mailer.log)).not.toContain("hunter2");
});

test("a password is not sent when encryption is required but not offered", async () => {
  let said = "";
  const url = await rawServer((socket) => {
    socket.write("220 hi\r\n");
    socket.on("data", (chunk) => {
      said += String(chunk);
      socket.write(
        String(chunk).startsWith("STARTTLS") ? "502 No\r\n" : "250 AUTH PLAIN LOGIN\r\n",
      );
    });
  });
  const { mailer } = await start(`${url.replace("//", "//user:hunter2@")}?requireTLS=true`);
  await mailer.put(3, GENERAL);
  await until(() => named(mailer, "retry").length === 1);
  expect(said).not.toMatch(/AUTH|MAIL FROM/);
  expect(JSON.stringify(mailer.log)).not.toContain("hunter2");
});

test("delivery with a wrong password is retried, and the password is not logged", async () => {
  const server = await mailServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error("Invalid username or password")),
  });
  const { mailer } = await start(server.url.replace("//", "//user:hunter2@"));
  await mailer.put(3, GENERAL);
  await until(() => named(mailer, "retry").length === 1);
  expect(named(mailer, "retry")[0]).toMatchObject({ code: "EAUTH", smtpStatus: 535 });
  expect(JSON.stringify(mailer.log)).not.toContain("hunter2");
});
