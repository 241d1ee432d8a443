/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { testFolder } from "../../testing/fixture-site";
import { startMailServer } from "../testing/mail-server";
import { GENERAL, MAIL_SETTINGS, startMailer } from "../testing/running-mailer";
import { sendingTests } from "../testing/sending";
import { startServerProcess } from "../testing/server-process";
import { until } from "../testing/wait";

const MAILS = 200;

const temp = testFolder();
const { start, mailServer } = sendingTests();

const mail = (name: string) =>
  `From: a@agency.example\nTo: b@agency.example\nMessage-ID: <${name}@agency.example>\n\nHi\n`;

test("servers that share a folder send each message once", async () => {
  const OUTBOX_DIR = path.join(temp.folder, "outbox");
  await mkdir(OUTBOX_DIR);
  for (let count = 0; count < MAILS; count += 1)
    await writeFile(path.join(OUTBOX_DIR, `${count}.eml`), mail(`${count}`));
  const receiver = await startMailServer();
  const env = { ...MAIL_SETTINGS, SMTP_URL: receiver.url, OUTBOX_DIR };
  const servers = await Promise.all([1, 2, 3].map(() => startServerProcess(env)));
  await until(() => receiver.mails.length >= MAILS, 60_000);
  for (const server of servers) await server.end("SIGTERM");
  await receiver.close();
  const sent = receiver.mails.map(({ mail: { messageId } }) => messageId);
  expect(new Set(sent).size).toBe(MAILS);
  expect(sent).toHaveLength(MAILS);
}, 90_000);

test("what a killed server was sending is taken back, what a running one sends is not", async () => {
  const [gone, running] = [spawn("true"), spawn("sleep", ["60"])];
  await once(gone, "exit");
  const server = await mailServer();
  const { mailer, clock } = await start(server.url);
  await mkdir(mailer.outboxDir, { recursive: true });
  const claims = {
    gone: gone.pid,
    running: running.pid,
    "an earlier server in a container": process.pid,
  };
  for (const [name, pid] of Object.entries(claims)) {
    await writeFile(
      path.join(mailer.outboxDir, `${name}.eml.sending-${pid}`),
      mail(name.replaceAll(" ", "-")),
    );
    await writeFile(path.join(mailer.outboxDir, `${name}.eml.writing-${pid}`), "half a m");
  }
  await clock.pass(1_000);
  await until(async () => (await mailer.names()).length === 2);
  expect(await mailer.names()).toEqual(
    ["sending", "writing"].map((state) => `running.eml.${state}-${running.pid}`),
  );
  expect(server.mails.map(({ mail: { messageId } }) => messageId).sort()).toEqual([
    "<an-earlier-server-in-a-container@agency.example>",
    "<gone@agency.example>",
  ]);
  // After the machine has started anew, the number is another process's.
  const uptime = jest.spyOn(os, "uptime").mockReturnValue(-60);
  await clock.pass(1_000);
  await until(() => server.mails.length === 3);
  uptime.mockRestore();
  running.kill("SIGKILL");
});

test("a repeat is recognised after a restart, and by the other server", async () => {
  const OUTBOX_DIR = path.join(temp.folder, "outbox");
  const before = await startMailer({ OUTBOX_DIR });
  const { body } = await before.put(3, GENERAL);
  await before.app.close();
  const after = await startMailer({ OUTBOX_DIR });
  expect(await after.put(3, GENERAL)).toMatchObject({ status: 201, body });
  expect(await after.names()).toEqual([`${body.id}.eml`]);
  await after.close();
});
