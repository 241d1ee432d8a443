/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { mkdir, readdir, rm, statfs, writeFile } from "node:fs/promises";
import http from "node:http";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { testFolder } from "../../testing/fixture-site";
import {
  CAREER,
  formAddress,
  formPath,
  GENERAL,
  MAIL_SETTINGS,
  type RunningMailer,
  sendForm,
  startMailer,
} from "../testing/running-mailer";
import { type ServerProcess, startServerProcess } from "../testing/server-process";
import { until } from "../testing/wait";

const UNAVAILABLE = { status: 503, body: { statusCode: 503, statusText: "Service Unavailable" } };

jest.setTimeout(60_000);

const askHealth = async (port: number) =>
  (await fetch(`http://127.0.0.1:${port}/api/health`)).json();

const temp = testFolder();
const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

describe("while the outbox cannot be made", () => {
  let blocker: string;
  let mailer: RunningMailer;

  beforeEach(async () => {
    blocker = path.join(temp.folder, "blocker");
    await writeFile(blocker, "");
    mailer = await startMailer({ OUTBOX_DIR: path.join(blocker, "outbox") });
    closing.push(mailer.close);
  });

  test("health is a 503 that says why", async () => {
    expect(await askHealth(mailer.port)).toEqual({
      statusCode: 503,
      statusText: "Service Unavailable",
      outbox: null,
      reason: expect.stringMatching(/^A file stands where the folder should be\. Fix: /),
    });
  });

  test("a submission is a 503 that says when to try again", async () => {
    const answer = await mailer.put("general", GENERAL);
    expect(answer).toMatchObject(UNAVAILABLE);
    expect(answer.headers.get("retry-after")).toBe("30");
    const id = expect.any(String);
    expect(mailer.events()).toContainEqual({
      event: "outboxFailure",
      id,
      code: "ENOTDIR",
      problem: expect.stringMatching(/^A file stands/),
    });
  });

  test("a form without a script is redirected to a page that says to try later", async () => {
    const { headers } = await mailer.putForm("general", GENERAL, undefined, "POST");
    expect(headers.get("location")).toBe("/message-not-sent?problem=later#later");
  });

  test("nothing is lost: once it can be made a submission is a 201", async () => {
    expect((await mailer.put("general", GENERAL)).status).toBe(503);
    await rm(blocker);
    expect((await mailer.put("general", GENERAL)).status).toBe(201);
    expect(await mailer.outboxFiles()).toHaveLength(1);
  });
});

test("a folder of mails that somebody deletes is made again", async () => {
  const mailer = await startMailer();
  closing.push(mailer.close);
  await mailer.put("general", GENERAL);
  await rm(mailer.outboxDir, { recursive: true });
  expect((await mailer.put("general", { ...GENERAL, message: "after" })).status).toBe(201);
  const cv = new File(["%PDF-1.7\n%%EOF"], "cv.pdf");
  expect((await mailer.putForm("career", CAREER, cv)).status).toBe(201);
  expect(await mailer.outboxFiles()).toHaveLength(2);
});

describe("a server process", () => {
  async function run(env: Record<string, string>, maxOpenFiles?: number): Promise<ServerProcess> {
    const server = await startServerProcess({ ...MAIL_SETTINGS, ...env }, { maxOpenFiles });
    closing.push(() => server.end("SIGKILL"));
    return server;
  }

  /** Over one keep-alive connection: a server without free file handles accepts no new ones. */
  function sender(port: number) {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    closing.push(() => agent.destroy());
    return (message: string): Promise<{ status: number; body: unknown }> =>
      new Promise((resolve, reject) => {
        const headers = { "content-type": "application/json" };
        const request = http.request(
          { agent, port, path: formPath("general"), method: "PUT", headers },
          async (answer) => {
            const chunks: Buffer[] = [];
            for await (const chunk of answer) chunks.push(chunk);
            resolve({
              status: answer.statusCode ?? 0,
              body: JSON.parse(String(Buffer.concat(chunks))),
            });
          },
        );
        request.on("error", reject).end(JSON.stringify({ ...GENERAL, message }));
      });
  }

  test("that may open no more files answers with a 503 until it may", async () => {
    const { port } = await run({ OUTBOX_DIR: path.join(temp.folder, "outbox") }, 64);
    const send = sender(port);
    expect((await send("before")).status).toBe(201);
    const crowd: net.Socket[] = [];
    await until(async () => {
      crowd.push(net.connect(port, "127.0.0.1").on("error", () => undefined));
      return (await send(`crowd ${crowd.length}`)).status === 503;
    });
    for (const socket of crowd) socket.destroy();
    await until(async () => (await send("after")).status === 201);
  });

  test("without a folder for uploads says so, and takes forms without one", async () => {
    const TMPDIR = path.join(temp.folder, "none");
    const { port } = await run({ OUTBOX_DIR: path.join(temp.folder, "outbox"), TMPDIR });
    expect((await sender(port)("no CV")).status).toBe(201);
    const cv = new File(["%PDF-1.7\n%%EOF"], "cv.pdf");
    expect(await sendForm(formAddress(port, "career"), CAREER, cv)).toMatchObject(UNAVAILABLE);
    const reason = expect.stringMatching(/^A folder is missing, such as that for uploads/);
    expect(await askHealth(port)).toMatchObject({ statusCode: 503, reason });
  });

  const testWithMount = canMount() ? test : test.skip;

  async function runOnDisk() {
    const disk = path.join(temp.folder, "disk");
    await mkdir(disk);
    expect(isMounted(disk, "size=16m")).toBe(true);
    closing.push(() => execFileSync("umount", ["--lazy", disk]));
    const outbox = path.join(disk, "outbox");
    const { port } = await run({ OUTBOX_DIR: outbox, SMTP_URL: "smtp://127.0.0.1:1" });
    const send = sender(port);
    expect((await send("before")).status).toBe(201);
    /** The suffixes of the outbox's files: a mail that is being sent, or waits, may have none. */
    const suffixes = async () =>
      (await readdir(outbox)).map((name) => name.replace(/^.*\.eml(?:\.sending-\d+)?/, ""));
    /** Waits for what health says: 200, or the reason of a 503. */
    const health = async (expected: number | RegExp) =>
      until(async () => {
        const { statusCode, reason } = await askHealth(port);
        return typeof expected === "number" ? statusCode === expected : expected.test(reason);
      });
    await health(200);
    return { disk, send, suffixes, health };
  }

  testWithMount(
    "whose disk is full answers with a 503 until it has room (needs mount)",
    async () => {
      const { disk, send, suffixes, health } = await runOnDisk();
      const { bavail, bsize } = await statfs(disk);
      await writeFile(path.join(disk, "filler"), Buffer.alloc(bavail * bsize));
      expect(await send("full")).toMatchObject(UNAVAILABLE);
      await health(/^The disk has no room /);
      // Enough for a message, and not for a CV.
      await writeFile(path.join(disk, "filler"), Buffer.alloc(12 * 1024 * 1024));
      await health(/^The disk has no room for a form with a CV\. /);
      await rm(path.join(disk, "filler"));
      await health(200);
      expect((await send("full")).status).toBe(201);
      expect(await suffixes()).toEqual(["", ""]);
    },
  );

  testWithMount(
    "whose disk is read-only answers with a 503 until it is not (needs mount)",
    async () => {
      const { disk, send, suffixes, health } = await runOnDisk();
      expect(isMounted(disk, "remount,ro")).toBe(true);
      expect(await send("read-only")).toMatchObject(UNAVAILABLE);
      await health(/^The disk is read-only\. /);
      expect(isMounted(disk, "remount,rw")).toBe(true);
      expect((await send("read-only")).status).toBe(201);
      expect(await suffixes()).toEqual(["", ""]);
    },
  );
});

function canMount(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), "disk-"));
  const can = isMounted(folder, "size=1m");
  if (can) execFileSync("umount", [folder]);
  rmdirSync(folder);
  return can;
}

function isMounted(folder: string, options: string): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
