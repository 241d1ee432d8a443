import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * A mark that tells a process from a later one with the same number: boot and start time. `null` where the system does
 * not say, which is to be read as "cannot tell".
 */
export function processIdentity(pid: number): string | null {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the program's name and may hold spaces and brackets; the start time is the 22nd.
    const started = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    return `${boot}/${started}`;
  } catch {
    return identityFromPs(pid);
  }
}

function identityFromPs(pid: number): string | null {
  if (process.platform === "linux" || process.platform === "win32") return null;
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || null;
  } catch {
    return null;
  }
}

/** Whether a process, or with a negative number any process of that group, exists. */
export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Whether the very process lives that had this number and identity. */
export function isAlive(pid: number, identity: string | null): boolean {
  if (!exists(pid)) return false;
  const now = processIdentity(pid);
  return identity === null || now === null || identity === now;
}
