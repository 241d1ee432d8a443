import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

export type Zombie = { pid: number; end: () => void };

/**
 * A process that was killed with SIGKILL and that its parent never reaps, as happens in a container without an init
 * process: `sh` starts it, in a process group of its own, and then becomes a `sleep`, which waits for no children.
 */
export async function makeZombie(): Promise<Zombie> {
  const parent = spawn("sh", ["-c", "setsid sleep 600 & echo $!; exec sleep 600"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [line] = await once(parent.stdout, "data");
  const pid = Number(String(line));
  // Killed earlier, it would be reaped by the shell.
  while (!readFileSync(`/proc/${parent.pid}/cmdline`, "utf8").startsWith("sleep")) await sleep(5);
  while (!readFileSync(`/proc/${pid}/cmdline`, "utf8").startsWith("sleep")) await sleep(5);
  process.kill(pid, "SIGKILL");
  while (!/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"))) await sleep(5);
  return { pid, end: () => void parent.kill("SIGKILL") };
}
