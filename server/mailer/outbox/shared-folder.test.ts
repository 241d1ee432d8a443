/** @jest-environment node */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { testFolder } from "../../testing/fixture-site";
import {
  formAddress,
  GENERAL,
  MAIL_SETTINGS,
  putJson,
  type RunningMailer,
} from "../testing/running-mailer";
import { startServerProcess } from "../testing/server-process";
import { testServers } from "../testing/test-servers";
import { until } from "../testing/wait";

const MAILS = 200;

const temp = testFolder();
const { startMailer, startMailServer } = testServers();

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
  const messageIds = receiver.mails.map(({ mail: { messageId } }) => messageId);
  expect(new Set(messageIds).size).toBe(MAILS);
  expect(messageIds).toHaveLength(MAILS);
}, 90_000);

test("the same form at several servers at one moment is one mail", async () => {
  const OUTBOX_DIR = path.join(temp.folder, "outbox");
  const servers = await Promise.all([1, 2, 3].map(() => startServerProcess({ OUTBOX_DIR })));
  const send = (message: string) =>
    Promise.all(
      servers.map(({ port }) => putJson(formAddress(port, "general"), { ...GENERAL, message })),
    );
  for (let count = 0; count < 20; count += 1) {
    const answers = await send(`Message ${count}`);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  }
  expect(await readdir(OUTBOX_DIR)).toHaveLength(20);
  for (const server of servers) await server.end("SIGTERM");
}, 90_000);

test("a server that was killed while it added a mail holds up no repeat for long", async () => {
  const { mailer } = await startMailer("");
  const { body } = await mailer.put("general", GENERAL);
  const lock = path.join(mailer.outboxDir, `${String(body.id).replace(/^.*-/, "")}.lock`);
  await rm(path.join(mailer.outboxDir, `${body.id}.eml`));
  await writeFile(lock, "");
  const long = new Date(Date.now() - 60_000);
  await utimes(lock, long, long);
  const { mailer: other } = await startMailer("", { OUTBOX_DIR: mailer.outboxDir });
  expect((await other.put("general", GENERAL)).status).toBe(201);
  expect(await other.outboxFiles()).toEqual([expect.stringMatching(/\.eml$/)]);
});

describe("mails that another process has claimed", () => {
  const processes: ChildProcess[] = [];

  afterEach(() => {
    jest.restoreAllMocks();
    for (const child of processes.splice(0)) child.kill("SIGKILL");
  });

  function startProcess(): number {
    const child = spawn("sleep", ["60"]);
    processes.push(child);
    return child.pid ?? 0;
  }

  async function endedProcess(): Promise<number> {
    const child = spawn("true");
    await once(child, "exit");
    return child.pid ?? 0;
  }

  /** Leaves a mail that a process was sending, and one that it was writing. */
  async function leaveClaims({ outboxDir }: RunningMailer, pid: number): Promise<void> {
    await mkdir(outboxDir, { recursive: true });
    await writeFile(path.join(outboxDir, `a.eml.sending-${pid}`), mail("a"));
    await writeFile(path.join(outboxDir, `b.eml.writing-${pid}`), "half a m");
  }

  test.each([
    ["was killed", endedProcess],
    ["was killed in a container, where it had the same id", async () => process.pid],
  ])("are sent, or deleted when unfinished, after it %s", async (_what, pidOf) => {
    const receiver = await startMailServer();
    const { mailer, clock } = await startMailer(receiver.url);
    await leaveClaims(mailer, await pidOf());
    await clock.passUntil(1_000, async () => (await mailer.outboxFiles()).length === 0);
    expect(receiver.mails.map((received) => received.mail.messageId)).toEqual([
      "<a@agency.example>",
    ]);
  });

  test("are left alone while it runs", async () => {
    const receiver = await startMailServer();
    const { mailer, clock } = await startMailer(receiver.url);
    const pid = startProcess();
    await leaveClaims(mailer, pid);
    await clock.pass(2_000);
    expect(await mailer.outboxFiles()).toEqual([`a.eml.sending-${pid}`, `b.eml.writing-${pid}`]);
    expect(receiver.mails).toEqual([]);
  });

  test("are sent after a restart of the machine, when its id belongs to another process", async () => {
    const receiver = await startMailServer();
    const { mailer, clock } = await startMailer(receiver.url);
    await leaveClaims(mailer, startProcess());
    jest.spyOn(os, "uptime").mockReturnValue(-60);
    await clock.passUntil(1_000, () => receiver.mails.length === 1);
  });
});

test.each([
  ["the same server after a restart", true],
  ["another server meanwhile", false],
])("a repeat is recognised by %s", async (_which, isClosed) => {
  const OUTBOX_DIR = path.join(temp.folder, "outbox");
  const { mailer: first } = await startMailer("", { OUTBOX_DIR });
  const { body } = await first.put("general", GENERAL);
  if (isClosed) await first.app.close();
  const { mailer: second } = await startMailer("", { OUTBOX_DIR });
  expect(await second.put("general", GENERAL)).toMatchObject({ status: 201, body });
  expect(await second.outboxFiles()).toEqual([`${body.id}.eml`]);
});
