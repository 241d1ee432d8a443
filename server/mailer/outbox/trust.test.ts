/** @jest-environment node */

import { GENERAL } from "../testing/running-mailer";
import { testServers } from "../testing/test-servers";
import { until } from "../testing/wait";

const { startMailer, startMailServer, startRawServer } = testServers();

test("messages for a mail server whose name does not resolve are retried", async () => {
  const { mailer } = await startMailer("smtp://mail.nowhere.invalid");
  expect((await mailer.put("general", GENERAL)).status).toBe(201);
  await until(() => mailer.events("retry").length === 1);
  expect(mailer.events("retry")[0]).toMatchObject({ code: "EDNS", attempts: 1 });
  expect(await mailer.outboxFiles()).toHaveLength(1);
});

test("nothing is sent to a mail server with an untrusted, self-signed certificate", async () => {
  jest.spyOn(console, "error").mockImplementationOnce(() => undefined);
  const server = await startMailServer({ secure: true });
  const { mailer } = await startMailer(server.url.replace("smtp://", "smtps://user:hunter2@"));
  expect((await mailer.put("general", GENERAL)).status).toBe(201);
  await until(() => mailer.events("retry").length === 1);
  expect(mailer.events("retry")[0]).toMatchObject({ code: "ESOCKET", attempts: 1 });
  expect(server.mails).toEqual([]);
  expect(JSON.stringify(mailer.log)).not.toContain("hunter2");
});

test("a password is not sent when encryption is required but not offered", async () => {
  let said = "";
  const url = await startRawServer((socket) => {
    socket.write("220 hi\r\n");
    socket.on("data", (chunk) => {
      said += String(chunk);
      socket.write(
        String(chunk).startsWith("STARTTLS") ? "502 No\r\n" : "250 AUTH PLAIN LOGIN\r\n",
      );
    });
  });
  const { mailer } = await startMailer(`${url.replace("//", "//user:hunter2@")}?requireTLS=true`);
  await mailer.put("general", GENERAL);
  await until(() => mailer.events("retry").length === 1);
  expect(said).not.toMatch(/AUTH|MAIL FROM/);
  expect(JSON.stringify(mailer.log)).not.toContain("hunter2");
});

test("delivery with a wrong password is retried, and the password is not logged", async () => {
  const server = await startMailServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error("Invalid username or password")),
  });
  const { mailer } = await startMailer(server.url.replace("//", "//user:hunter2@"));
  await mailer.put("general", GENERAL);
  await until(() => mailer.events("retry").length === 1);
  expect(mailer.events("retry")[0]).toMatchObject({ code: "EAUTH", smtpStatus: 535 });
  expect(JSON.stringify(mailer.log)).not.toContain("hunter2");
});
