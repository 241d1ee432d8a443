/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { mkdir, readdir, rm, statfs, writeFile } from "node:fs/promises";
import http from "node:http";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { testFolder } from "../../testing/fixture-site";
import { CAREER, eventsOf, GENERAL, MAIL_SETTINGS, startMailer } from "../testing/running-mailer";
import { type ServerProcess, startServerProcess } from "../testing/server-process";
import { until } from "../testing/wait";

const UNAVAILABLE = { status: 503, body: { statusCode: 503, statusText: "Service Unavailable" } };

jest.setTimeout(60_000);

const temp = testFolder();
const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

test("an outbox that cannot be made is a 503, not a 201; it is made as soon as it can be", async () => {
  const blocker = path.join(temp.folder, "blocker");
  await writeFile(blocker, "");
  const mailer = await startMailer({ OUTBOX_DIR: path.join(blocker, "outbox") });
  closing.push(mailer.close);
  const health = async () => (await fetch(`http://127.0.0.1:${mailer.port}/api/health`)).json();
  expect(await health()).toMatchObject({ statusCode: 200, outbox: null });
  const failed = await mailer.put(3, GENERAL);
  expect(failed).toMatchObject(UNAVAILABLE);
  expect(failed.headers.get("retry-after")).toBe("30");
  const posted = await mailer.putForm(3, GENERAL, undefined, "POST");
  expect(posted.headers.get("location")).toBe("/message-not-sent?problem=later#later");
  expect(eventsOf(mailer.log)).toContainEqual({
    event: "outboxFailure",
    id: expect.any(String),
    code: "ENOTDIR",
  });
  await rm(blocker);
  expect((await mailer.put(3, GENERAL)).status).toBe(201);
  expect(await mailer.names()).toHaveLength(1);
});

test("a folder that was deleted is made again; what was in it may be sent again after ten minutes", async () => {
  const mailer = await startMailer();
  closing.push(mailer.close);
  await mailer.put(3, GENERAL);
  await rm(mailer.outboxDir, { recursive: true });
  expect((await mailer.put(3, { ...GENERAL, message: "after" })).status).toBe(201);
  expect((await mailer.putForm(2, CAREER, new File(["%PDF-1.7\n%%EOF"], "cv.pdf"))).status).toBe(
    201,
  );
  expect(await mailer.names()).toHaveLength(2);
});

describe("a server process", () => {
  async function run(env: Record<string, string>, mostOpenFiles?: number): Promise<ServerProcess> {
    const server = await startServerProcess({ ...MAIL_SETTINGS, ...env }, { mostOpenFiles });
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
          { agent, port, path: "/api/form/3/", method: "PUT", headers },
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

  test("that may open no more files responds with a 503, and recovers when it may", async () => {
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

  const testWithMount = canMount() ? test : test.skip;
  testWithMount(
    "whose disk is full or read-only (needs the right to mount one) is a 503, and recovers",
    async () => {
      const disk = path.join(temp.folder, "disk");
      await mkdir(disk);
      expect(isMounted(disk, "size=1m")).toBe(true);
      closing.push(() => execFileSync("umount", ["--lazy", disk]));
      const outbox = path.join(disk, "outbox");
      const { port } = await run({ OUTBOX_DIR: outbox, SMTP_URL: "smtp://127.0.0.1:1" });
      const send = sender(port);
      expect((await send("before")).status).toBe(201);
      const { bavail, bsize } = await statfs(disk);
      await writeFile(path.join(disk, "filler"), Buffer.alloc(bavail * bsize));
      expect(await send("full")).toMatchObject(UNAVAILABLE);
      await rm(path.join(disk, "filler"));
      expect((await send("full")).status).toBe(201);
      expect(isMounted(disk, "remount,ro")).toBe(true);
      expect(await send("read-only")).toMatchObject(UNAVAILABLE);
      expect(isMounted(disk, "remount,rw")).toBe(true);
      expect((await send("read-only")).status).toBe(201);
      expect((await readdir(outbox)).map((name) => name.replace(/^.*\.eml/, "")).join("")).toMatch(
        /^(?:\.sending-\d+)*$/,
      );
      expect(await readdir(outbox)).toHaveLength(3);
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
