/** @jest-environment node */
import { createHash } from "node:crypto";
import { mkdir, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { processIdentity } from "../../../lib/processes.mjs";
import { makeZombie } from "../../../lib/testing/zombie";
import { testFolder } from "../../testing/fixture-site";
import { eventsOf, GENERAL, startMailer } from "../testing/running-mailer";
import { until } from "../testing/wait";
import { messageId, parseMessageId } from "./message";
import { lockSpool, SpoolInUseError } from "./spool";

/** Number of times that several servers start in parallel on one spool. */
const ROUNDS = 100;

const temp = testFolder();

describe("the lock", () => {
  test("is for one server; the error names its holder and what to do", async () => {
    const lock = await lockSpool(temp.folder);
    await expect(lockSpool(temp.folder)).rejects.toThrow(SpoolInUseError);
    await expect(lockSpool(temp.folder)).rejects.toThrow(`is in use by process ${process.pid} on ${os.hostname()}`);
    await lock.release();
    await (await lockSpool(temp.folder)).release();
    expect(await readdir(temp.folder)).toEqual([]);
  });

  test.each([
    ["a process that is gone", { pid: 2 ** 22 + 1, host: os.hostname(), identity: "1" }],
    ["a process whose number another has now", { pid: process.pid, host: os.hostname(), identity: "1" }],
    ["a process that was killed while it wrote", null],
  ])("of %s is taken over", async (_who, holder) => {
    await writeFile(path.join(temp.folder, "lock"), holder === null ? "" : JSON.stringify(holder));
    await (await lockSpool(temp.folder)).release();
  });

  test("of a killed server that its parent has not reaped is taken over", async () => {
    const zombie = await makeZombie();
    try {
      const holder = { pid: zombie.pid, host: os.hostname(), identity: processIdentity(zombie.pid) };
      await writeFile(path.join(temp.folder, "lock"), JSON.stringify(holder));
      await (await lockSpool(temp.folder)).release();
    } finally {
      zombie.end();
    }
  });

  test("of another machine is valid while it is touched", async () => {
    const holder = { pid: 1, host: "another-machine", identity: "1" };
    await writeFile(path.join(temp.folder, "lock"), JSON.stringify(holder));
    await expect(lockSpool(temp.folder)).rejects.toThrow("process 1 on another-machine");
  });

  test("goes to exactly one of several servers that start in parallel, stale or not", async () => {
    const gone = JSON.stringify({ pid: 2 ** 22 + 1, host: os.hostname(), identity: "1" });
    for (let round = 0; round < ROUNDS; round += 1) {
      await writeFile(path.join(temp.folder, "lock"), round % 2 === 0 ? gone : "");
      const attempts = await Promise.allSettled(Array.from({ length: 10 }, () => lockSpool(temp.folder)));
      const locks = attempts.flatMap((attempt) => (attempt.status === "fulfilled" ? [attempt.value] : []));
      expect(locks).toHaveLength(1);
      await locks[0]?.release();
      expect(await readdir(temp.folder)).toEqual([]);
    }
  });

  test("that was left behind while it was taken over is taken over, too", async () => {
    const file = path.join(temp.folder, "lock");
    const gone = JSON.stringify({ pid: 2 ** 22 + 1, host: os.hostname(), identity: "1" });
    await writeFile(file, gone);
    await writeFile(`${file}.${createHash("sha256").update(gone).digest("hex").slice(0, 16)}`, gone);
    await (await lockSpool(temp.folder)).release();
    expect(await readdir(temp.folder)).toEqual([]);
  });
});

test("a message's id contains the time of receipt, and ids sort by it", () => {
  const at = new Date("2026-11-21T15:21:57.123Z");
  const id = messageId(at, "0123456789abcdef0123456789abcdef");
  expect(id).toBe("20261121T152157123Z-0123456789abcdef0123456789abcdef");
  expect(parseMessageId(id)).toEqual({ receivedAtMs: at.getTime(), fingerprint: "0123456789abcdef0123456789abcdef" });
  expect(parseMessageId("lock")).toBeNull();
});

test("a link among the delivered messages is not followed: what it leads to keeps its files", async () => {
  const SPOOL_DIR = path.join(temp.folder, "spool");
  const outside = path.join(temp.folder, "outside");
  for (const folder of [outside, path.join(SPOOL_DIR, "delivered")]) await mkdir(folder, { recursive: true });
  await writeFile(path.join(outside, "file"), "");
  await symlink(outside, path.join(SPOOL_DIR, "delivered", "link"));
  const mailer = await startMailer({ SPOOL_DIR });
  await mailer.close();
  expect(await readdir(outside)).toEqual(["file"]);
});

test("after a kill, incomplete messages are removed and delivered ones are not sent again", async () => {
  const SPOOL_DIR = path.join(temp.folder, "spool");
  const id = messageId(new Date(), "0123456789abcdef0123456789abcdef");
  await mkdir(path.join(SPOOL_DIR, "incoming", "half"), { recursive: true });
  await mkdir(path.join(SPOOL_DIR, "delivered", id), { recursive: true });
  await writeFile(path.join(SPOOL_DIR, "incoming", "half", "cv"), "x");
  await writeFile(path.join(SPOOL_DIR, "delivered", id, "message.json"), "{}");
  const mailer = await startMailer({ SPOOL_DIR });
  expect(await mailer.names("incoming")).toEqual([]);
  expect(await readdir(path.join(SPOOL_DIR, "delivered", id))).toEqual([]);
  await mailer.close();
});

test("a spool that cannot be created at the start is created later", async () => {
  const blocker = path.join(temp.folder, "blocker");
  await writeFile(blocker, "");
  const mailer = await startMailer({ SPOOL_DIR: path.join(blocker, "spool"), SPOOL_RETRY_S: "1" });
  const health = async () => (await fetch(`http://127.0.0.1:${mailer.port}/api/health`)).json();
  expect(await health()).toMatchObject({ statusCode: 200, spool: null });
  expect((await mailer.put(3, GENERAL)).status).toBe(503);
  await rm(blocker);
  expect((await mailer.put(3, GENERAL)).status).toBe(201);
  await until(async () => (await mailer.names("outbox")).length === 1);
  expect(eventsOf(mailer.log)).toContainEqual({ event: "spoolFailure", code: "ENOTDIR" });
  await mailer.close();
});

test("messages are readable by the server's user only", async () => {
  const mailer = await startMailer();
  await mailer.put(3, { ...GENERAL, website: "spam" });
  expect((await stat(mailer.spoolDir)).mode & 0o077).toBe(0);
  await mailer.close();
});
