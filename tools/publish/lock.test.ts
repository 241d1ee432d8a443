/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { processIdentity } from "../../lib/processes.mjs";
import { makeZombie } from "../../lib/testing/zombie";
import { temporaryFolder, writeTree } from "../testing/tree";
import { acquireLock } from "./lock";

const lockText = (holder: object): string =>
  JSON.stringify({ token: "other", host: os.hostname(), identity: null, ...holder });

test("refuses a second build immediately and names the first", async () => {
  const dist = temporaryFolder();
  const first = await acquireLock(dist);
  await expect(acquireLock(dist)).rejects.toThrow(`Another build is running here (process ${process.pid})`);
  await first.release();
  const second = await acquireLock(dist);
  await second.release();
  expect(existsSync(path.join(dist, ".build.lock"))).toBe(false);
});

test("only one of many that start in parallel gets through", async () => {
  const dist = temporaryFolder();
  writeTree(dist, { ".build.lock": lockText({ pid: 999_999_999 }) });
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => acquireLock(dist)));
  expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test.each([
  ["a dead process", { pid: 999_999_999 }],
  ["a process whose number another one has now", { pid: process.pid, identity: "another boot/1" }],
])("takes over the lock of %s", async (_name, holder) => {
  const dist = temporaryFolder();
  writeFileSync(path.join(dist, ".build.lock"), lockText(holder));
  const lock = await acquireLock(dist);
  await lock.release();
});

test("takes over the lock of a killed build that its parent has not reaped", async () => {
  const zombie = await makeZombie();
  const dist = temporaryFolder();
  try {
    const holder = { pid: zombie.pid, identity: processIdentity(zombie.pid) };
    writeFileSync(path.join(dist, ".build.lock"), lockText(holder));
    await (await acquireLock(dist)).release();
  } finally {
    zombie.end();
  }
});

test("takes over a lock that is not readable", async () => {
  const dist = temporaryFolder();
  writeFileSync(path.join(dist, ".build.lock"), "");
  await (await acquireLock(dist)).release();
});

test("ends what a killed build has left running before it takes over", async () => {
  const dist = temporaryFolder();
  const orphan = spawn("sleep", ["60"], { detached: true, stdio: "ignore" });
  const end = once(orphan, "exit");
  const { pid = 0 } = orphan;
  writeFileSync(path.join(dist, ".build.lock"), lockText({ pid: 999_999_999 }));
  writeFileSync(path.join(dist, ".build-child.json"), JSON.stringify({ pid, identity: processIdentity(pid) }));
  const lock = await acquireLock(dist);
  expect(await end).toEqual([null, "SIGKILL"]);
  await lock.release();
});

test("leaves a foreign process alone that got an orphan's number", async () => {
  const dist = temporaryFolder();
  writeFileSync(path.join(dist, ".build-child.json"), JSON.stringify({ pid: process.pid, identity: "another boot/1" }));
  await (await acquireLock(dist)).release();
});
