/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { isAlive, isGroupAlive, processIdentity } from "./processes.mjs";
import { makeZombie, type Zombie } from "./testing/zombie";

test("a process is alive until it has ended, and only if its identity matches", async () => {
  const child = spawn("sleep", ["60"], { detached: true, stdio: "ignore" });
  const { pid = 0 } = child;
  const identity = processIdentity(pid);
  expect(identity).not.toBe(processIdentity(process.pid));
  expect([isAlive(pid), isAlive(pid, identity), isAlive(pid, "another boot/1"), isGroupAlive(pid)]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect([isAlive(pid), isAlive(pid, identity), isGroupAlive(pid)]).toEqual([false, false, false]);
});

describe("a zombie", () => {
  let zombie: Zombie;

  beforeAll(async () => {
    zombie = await makeZombie();
  });

  afterAll(() => zombie.end());

  test("is dead, although the system still lists it", () => {
    expect(process.kill(zombie.pid, 0)).toBe(true);
    expect(isAlive(zombie.pid)).toBe(false);
    expect(isAlive(zombie.pid, processIdentity(zombie.pid))).toBe(false);
  });

  test("does not keep its process group alive", () => {
    expect(process.kill(-zombie.pid, 0)).toBe(true);
    expect(isGroupAlive(zombie.pid)).toBe(false);
  });
});
