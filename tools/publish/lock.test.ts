/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { processIdentity } from "../../lib/processes.mjs";
import { temporaryFolder } from "../testing/tree";
import { acquireLock } from "./lock";

test("refuses a second build immediately and names the first", async () => {
  const dist = temporaryFolder();
  const first = await acquireLock(dist);
  await expect(acquireLock(dist)).rejects.toThrow(`Another build is running here (process ${process.pid})`);
  await first.release();
  const second = await acquireLock(dist);
  await second.release();
  expect(existsSync(path.join(dist, ".build.lock"))).toBe(false);
});

test("ends child processes of a killed build before it replaces the lock", async () => {
  const dist = temporaryFolder();
  const orphan = spawn("sleep", ["60"], { detached: true, stdio: "ignore" });
  const end = once(orphan, "exit");
  const { pid = 0 } = orphan;
  writeFileSync(path.join(dist, ".build.lock"), JSON.stringify({ pid: 999_999_999, host: hostname(), identity: null }));
  writeFileSync(path.join(dist, ".build-child.json"), JSON.stringify({ pid, identity: processIdentity(pid) }));
  const lock = await acquireLock(dist);
  expect(await end).toEqual([null, "SIGKILL"]);
  await lock.release();
});

test("does not end an unrelated process that has an orphan's pid", async () => {
  const dist = temporaryFolder();
  writeFileSync(path.join(dist, ".build-child.json"), JSON.stringify({ pid: process.pid, identity: "another boot/1" }));
  await (await acquireLock(dist)).release();
});
