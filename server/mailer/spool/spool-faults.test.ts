/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdir, readdir, rename, rm, statfs, writeFile } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import { testFolder } from "../../testing/fixture-site";
import { openSlowSockets, type SlowSockets } from "../testing/loads";
import { CAREER, GENERAL, MAIL_SETTINGS, type RunningMailer, startMailer } from "../testing/running-mailer";
import { type ServerProcess, startServerProcess } from "../testing/server-process";
import { until } from "../testing/wait";
import { lockSpool, SpoolInUseError } from "./spool";

const NO_MAIL_SERVER = { ...MAIL_SETTINGS, SMTP_URL: "smtp://127.0.0.1:1" };
const UNAVAILABLE = { status: 503, body: { statusCode: 503, statusText: "Service Unavailable" } };

const temp = testFolder();
const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function start(env: Record<string, string> = NO_MAIL_SERVER): Promise<RunningMailer> {
  const mailer = await startMailer({ SPOOL_DIR: path.join(temp.folder, "spool"), ...env });
  closing.push(mailer.close);
  return mailer;
}

test("an unavailable spool is a 503, not a 201, and recovers by itself", async () => {
  const mailer = await start();
  const [queue, away] = ["queue", "away"].map((name) => path.join(mailer.spoolDir, name)) as [string, string];
  await rename(queue, away);
  await writeFile(queue, "no folder");
  const failed = await mailer.put(3, GENERAL);
  expect(failed).toMatchObject(UNAVAILABLE);
  expect(failed.headers.get("retry-after")).toBe("30");
  const posted = await mailer.putForm(3, GENERAL, undefined, "POST");
  expect(posted.headers.get("location")).toBe("/message-not-sent?problem=later#later");
  await rm(queue);
  await rename(away, queue);
  expect((await mailer.put(3, GENERAL)).status).toBe(201);
  expect(await mailer.names("queue")).toHaveLength(1);
});

describe("a deleted folder of the spool", () => {
  test.each(["incoming", "queue", "."])("(%s) is made again for the next message", async (name) => {
    const mailer = await start();
    expect((await mailer.put(3, GENERAL)).status).toBe(201);
    await rm(path.join(mailer.spoolDir, name), { recursive: true });
    expect((await mailer.put(3, { ...GENERAL, message: "after" })).status).toBe(201);
    expect((await mailer.putForm(2, CAREER, new File(["%PDF-1.7"], "cv.pdf"))).status).toBe(201);
    // Accepted messages become files of the outbox meanwhile.
    await until(async () => (await mailer.names("incoming")).length === 0);
  });

  test.each(["delivered", "outbox", "incoming"])("(%s) is made again for the next delivery", async (name) => {
    const mailer = await start({});
    await rm(path.join(mailer.spoolDir, name), { recursive: true });
    await mailer.put(3, GENERAL);
    await until(async () => (await mailer.names("outbox").catch(() => [])).length === 1);
    await until(async () => (await mailer.names("delivered")).length === 1);
  });

  test("does not prevent the messages in it from being sent again", async () => {
    const mailer = await start();
    await mailer.put(3, GENERAL);
    await rm(mailer.spoolDir, { recursive: true });
    await until(async () => (await mailer.names("queue").catch(() => [""])).length === 0);
    expect((await mailer.put(3, GENERAL)).status).toBe(201);
    expect(await mailer.names("queue")).toHaveLength(1);
  });

  test("is still locked by this server", async () => {
    const mailer = await start();
    await rm(mailer.spoolDir, { recursive: true });
    await until(async () => (await mailer.put(3, GENERAL)).status === 201);
    await expect(lockSpool(mailer.spoolDir)).rejects.toThrow(SpoolInUseError);
  });

  test("does not break an upload in progress", async () => {
    const mailer = await start();
    const beginning =
      "PUT /api/form/2/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n" +
      'Content-Type: multipart/form-data; boundary=b\r\n\r\n--b\r\nContent-Disposition: form-data; name="cv"; ' +
      'filename="cv.pdf"\r\n\r\n%PDF-1.7';
    const slow = await openSlowSockets(mailer.port, 1, beginning);
    closing.push(slow.close);
    await until(async () => (await mailer.names("incoming")).length === 1);
    await rm(path.join(mailer.spoolDir, "queue"), { recursive: true });
    expect((await mailer.put(3, GENERAL)).status).toBe(201);
    expect(await mailer.names("incoming")).toHaveLength(1);
  });
});

describe("a server process", () => {
  async function run(env: Record<string, string>, mostOpenFiles?: number): Promise<ServerProcess> {
    const server = await startServerProcess({ ...NO_MAIL_SERVER, ...env }, { mostOpenFiles });
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
        const request = http.request({ agent, port, path: "/api/form/3/", method: "PUT", headers }, async (answer) => {
          const chunks: Buffer[] = [];
          for await (const chunk of answer) chunks.push(chunk);
          resolve({ status: answer.statusCode ?? 0, body: JSON.parse(String(Buffer.concat(chunks))) });
        });
        request.on("error", reject).end(JSON.stringify({ ...GENERAL, message }));
      });
  }

  test("that may open no more files responds with a 503, and recovers when it may", async () => {
    const spool = path.join(temp.folder, "spool");
    const { port } = await run({ SPOOL_DIR: spool, SMTP_URL: "", SPOOL_RETRY_S: "1" }, 64);
    const send = sender(port);
    expect((await send("before")).status).toBe(201);
    const crowd: SlowSockets[] = [];
    await until(async () => {
      crowd.push(await openSlowSockets(port, 1, ""));
      return (await send(`crowd ${crowd.length}`)).status === 503;
    });
    for (const slow of crowd) slow.close();
    await until(async () => (await send("after")).status === 201);
    await until(async () => (await readdir(path.join(spool, "queue"))).length === 0);
  });

  test("whose disk is full responds with a 503, and recovers when there is space", async () => {
    const disk = path.join(temp.folder, "disk");
    await mkdir(disk);
    if (!isMounted(disk)) return console.warn("Only root can make a small disk: not tested");
    closing.push(() => execFileSync("umount", ["--lazy", disk]));
    const spool = path.join(disk, "spool");
    const { port } = await run({ SPOOL_DIR: spool });
    const send = sender(port);
    expect((await send("before")).status).toBe(201);
    const { bavail, bsize } = await statfs(disk);
    await writeFile(path.join(disk, "filler"), Buffer.alloc(bavail * bsize));
    expect(await send("full")).toMatchObject(UNAVAILABLE);
    expect(await readdir(path.join(spool, "incoming"))).toEqual([]);
    await rm(path.join(disk, "filler"));
    expect((await send("full")).status).toBe(201);
    expect(await readdir(path.join(spool, "queue"))).toHaveLength(2);
  });
});

function isMounted(folder: string): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
