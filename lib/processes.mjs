import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** States of a process that has ended, but has not been reaped by its parent: proc(5). */
const DEAD_STATES = ["Z", "X", "x"];

/**
 * @typedef {object} ProcessStatus
 * @property {string} state one letter, such as `S`; `Z` is a zombie
 * @property {number | null} group number of its process group
 * @property {string} identity boot and start time
 */

/** @param {number} pid
 * @returns {ProcessStatus | null} `null` if there is no such process, or the system does not provide it
 */
function statusOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the program's name and may contain spaces and brackets; these are the third, fifth and 22nd.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return { state: fields[0] ?? "", group: Number(fields[2]), identity: `${boot}/${fields[19]}` };
  } catch {
    return statusFromPs(pid);
  }
}

/** @param {number} pid
 * @returns {ProcessStatus | null}
 */
function statusFromPs(pid) {
  if (process.platform === "linux" || process.platform === "win32") return null;
  try {
    const line = execFileSync("ps", ["-o", "stat=,lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
    const [, state = "", started = ""] = /^(\S)\S*\s+(.+)$/.exec(line) ?? [];
    return started === "" ? null : { state, group: null, identity: started };
  } catch {
    return null;
  }
}

/** Whether a process exists, or, for a negative number, any process of that group; includes zombies.
 * @param {number} pid
 */
function isKnown(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It exists, but belongs to another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/**
 * An identity that distinguishes a process from a later one with the same pid.
 * @param {number} pid
 * @returns {string | null} `null` if the system does not provide it
 */
export function processIdentity(pid) {
  return statusOf(pid)?.identity ?? null;
}

/**
 * Whether a process is running. A zombie is not: it has ended, but is listed until its parent reads its exit code.
 * @param {number} pid
 * @param {string | null} [identity] of the expected process; without it any process with this pid counts
 */
export function isAlive(pid, identity = null) {
  if (!isKnown(pid)) return false;
  const status = statusOf(pid);
  if (status === null) return true;
  return !DEAD_STATES.includes(status.state) && (identity === null || identity === status.identity);
}

/**
 * Whether any process of a group is running; zombies are not.
 * @param {number} group pid of its leader
 */
export function isGroupAlive(group) {
  if (process.platform === "win32") return isAlive(group);
  if (!isKnown(-group)) return false;
  if (process.platform !== "linux") return true;
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.map(Number).some((pid) => {
    const status = statusOf(pid);
    return status?.group === group && !DEAD_STATES.includes(status.state);
  });
}
