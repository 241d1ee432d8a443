import { readdirSync, readFileSync } from "node:fs";

/** Kilobytes of memory a process holds by itself plus its share of what it shares (PSS); 0 when it has ended. */
function memoryOf(pid: number): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
    return Number(kilobytes ?? 0);
  } catch {
    return 0;
  }
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return 0;
  }
}

/**
 * Memory of a process and all its descendants.
 * @param root process id
 * @returns megabytes, proportional set size, from Linux's /proc
 */
export function treeMemory(root: number): number {
  const pids = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(pids.map((pid) => [pid, parentOf(pid)]));
  const belongs = (pid: number): boolean => pid === root || (pid > 1 && belongs(parents.get(pid) ?? 0));
  return pids.filter(belongs).reduce((sum, pid) => sum + memoryOf(pid), 0) / 1024;
}
