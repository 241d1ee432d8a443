import { randomUUID } from "node:crypto";
import {
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { errorCode } from "../../../lib/error-code";
import { proveDisk } from "./disk";
import { UnreadableMail } from "./retries";

/** A file of the outbox: `<id>.eml` while it waits, with a suffix in the other states. */
export type MailFile = {
  name: string;
  id: string;
  state: "waiting" | "writing" | "sending" | "failed";
  /** The process that writes or sends it. */
  pid: number | null;
};

const NAME = /^(.+)\.eml(?:\.(writing|sending)-(\d+)|\.(failed))?$/;

/** Parses a file's name; `null` for a file that is not a mail. */
function parseFileName(name: string): MailFile | null {
  const [, id, claimState, pid, failed] = NAME.exec(name) ?? [];
  if (id === undefined) return null;
  const state = (claimState ?? failed ?? "waiting") as MailFile["state"];
  return { name, id, state, pid: pid === undefined ? null : Number(pid) };
}

const waitingName = (id: string): string => `${id}.eml`;
const failedName = (id: string): string => `${id}.eml.failed`;

/** The name of a file that this process has claimed. */
const claimName = (id: string, state: "writing" | "sending"): string =>
  `${id}.eml.${state}-${process.pid}`;

/** Codes of errors that concern the disk or this process, not a single file. */
export const OUTAGES = ["EROFS", "ENOSPC", "EDQUOT", "ESTALE", "EMFILE", "ENFILE", "ENOMEM"];

/** A file's error as one of its mail. @throws the error itself when it concerns all files */
function unreadable(error: unknown): UnreadableMail {
  const code = errorCode(error) ?? "unknown";
  if (OUTAGES.includes(code)) throw error;
  return new UnreadableMail(code);
}

/** The largest mail, in bytes: mail servers take no larger ones, and it is read as a whole. */
const MAX_MAIL_BYTES = 64 * 1024 * 1024;

/** The ending of a lock's name, and how long a server needs one at most, in ms: for one write. */
const LOCK = ".lock";
const MAX_LOCK_MS = 5_000;
const LOCK_POLL_MS = 10;

/** Only the server's user can read mails: they hold personal data. */
const MODES = { folder: 0o700, file: 0o600 };

/**
 * Mails as files, which any number of servers of one machine share: a server claims a mail by
 * renaming its file. All methods reject with the system's error.
 */
export class MailFolder {
  /** Names of the files that this process writes or sends. */
  readonly #claims = new Set<string>();
  /** The search for a mail that is under way: two at a time would take back each other's claims. */
  #search: Promise<unknown> = Promise.resolve();

  constructor(private readonly folder: string) {}

  /** The files of the folder, oldest first. */
  async files(): Promise<MailFile[]> {
    await this.make();
    const names = await readdir(this.folder);
    for (const name of names) if (name.endsWith(LOCK)) await this.dropAbandoned(name);
    return names.sort().flatMap((name) => parseFileName(name) ?? []);
  }

  /** Rejects while a mail could not be written. */
  async prove(): Promise<void> {
    await this.make();
    await proveDisk(this.path(claimName(`trial-${randomUUID()}`, "writing")));
  }

  /** Runs a task while no other server of the folder runs one of the same name. */
  async exclusively<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
    await this.make();
    const lock = name + LOCK;
    while (!(await this.lock(lock))) {
      await pause(LOCK_POLL_MS);
      await this.dropAbandoned(lock);
    }
    return task().finally(() => rm(this.path(lock), { force: true }));
  }

  /** Writes a mail. Resolves once it survives a power cut. */
  async write(id: string, content: Buffer): Promise<void> {
    const draft = claimName(id, "writing");
    this.#claims.add(draft);
    try {
      await writeFile(this.path(draft), content, { mode: MODES.file, flush: true });
      await rename(this.path(draft), this.path(waitingName(id)));
      await this.sync();
    } catch (error) {
      await rm(this.path(draft), { force: true }).catch(() => undefined);
      throw error;
    } finally {
      this.#claims.delete(draft);
    }
  }

  /**
   * Syncs the folder itself: only then renames are durable (fsync(2)). Windows cannot open folders,
   * and does not need it.
   */
  async sync(): Promise<void> {
    if (process.platform === "win32") return;
    const folder = await open(this.folder, "r");
    await folder.sync().finally(() => folder.close());
  }

  /**
   * Claims the oldest mail that is due, for this process alone, and takes back mails of processes
   * that were killed.
   * @param onUnreadable told of each file that cannot be claimed, such as one of another user in a
   * folder where only owners may rename
   * @returns the mail's id, or `null` when none is due
   */
  claim(
    isDue: (id: string) => boolean,
    onUnreadable: (file: MailFile, error: UnreadableMail) => void,
  ): Promise<string | null> {
    const search = this.#search.then(() => this.claimNext(isDue, onUnreadable));
    this.#search = search.catch(() => undefined);
    return search;
  }

  private async claimNext(
    isDue: (id: string) => boolean,
    onUnreadable: (file: MailFile, error: UnreadableMail) => void,
  ): Promise<string | null> {
    for (const file of await this.files()) {
      if (!isDue(file.id)) continue;
      const isClaimed = await this.claimFile(file).catch((error) => {
        onUnreadable(file, unreadable(error));
        return false;
      });
      if (isClaimed) return file.id;
    }
    return null;
  }

  private async claimFile(file: MailFile): Promise<boolean> {
    const claim = claimName(file.id, "sending");
    const isWaiting = file.state === "waiting" || (await this.takeBack(file));
    if (!isWaiting || this.#claims.has(claim)) return false;
    this.#claims.add(claim);
    const isClaimed = await this.rename(waitingName(file.id), claim).catch((error) => {
      this.#claims.delete(claim);
      throw error;
    });
    if (!isClaimed) this.#claims.delete(claim);
    return isClaimed;
  }

  /**
   * Reads a mail. This and the methods below need its claim (`claim`). Rejects with an
   * `UnreadableMail` unless the error concerns all files.
   */
  async read(id: string): Promise<{ content: Buffer; addedAtMs: number }> {
    const file = this.path(claimName(id, "sending"));
    try {
      const stats = await stat(file);
      // Opening a pipe would wait for somebody who writes to it.
      if (!stats.isFile()) throw new UnreadableMail("NOT_A_FILE");
      if (stats.size > MAX_MAIL_BYTES) throw new UnreadableMail("TOO_LARGE");
      return { addedAtMs: stats.mtimeMs, content: await readFile(file) };
    } catch (error) {
      throw unreadable(error);
    }
  }

  async remove(id: string): Promise<void> {
    await rm(this.path(claimName(id, "sending")));
    await this.sync();
  }

  async putBack(id: string): Promise<void> {
    await this.rename(claimName(id, "sending"), waitingName(id));
  }

  /** Marks it failed and resets its age: renaming it back restarts the five days. */
  async markFailed(id: string, nowMs: number): Promise<void> {
    await this.rename(claimName(id, "sending"), failedName(id));
    // Another user's file keeps its age: it cannot be sent before somebody has mended it.
    await utimes(this.path(failedName(id)), nowMs / 1000, nowMs / 1000).catch(() => undefined);
  }

  /** Drops this process's claim, whether the mail was sent, put back or failed. */
  release(id: string): void {
    this.#claims.delete(claimName(id, "sending"));
  }

  /**
   * Puts back a mail that a killed process was sending, and deletes one that it was writing.
   * @returns whether the mail waits now
   */
  private async takeBack({ name, id, state, pid }: MailFile): Promise<boolean> {
    if (pid === null || this.#claims.has(name)) return false;
    const claim = await stat(this.path(name)).catch(() => null);
    const startedAtMs = Date.now() - os.uptime() * 1000;
    // Before the machine was started, the process id belonged to another process.
    const isSinceStart = claim === null || claim.ctimeMs > startedAtMs;
    // In a container the killed process had the id of this one.
    if (isSinceStart && pid !== process.pid && isRunning(pid)) return false;
    if (state === "sending") return this.rename(name, waitingName(id));
    await rm(this.path(name), { force: true });
    return false;
  }

  /** @returns `false` when another server was faster */
  private async rename(from: string, to: string): Promise<boolean> {
    try {
      await rename(this.path(from), this.path(to));
      return true;
    } catch (error) {
      if (errorCode(error) === "ENOENT") return false;
      throw error;
    }
  }

  /** @returns `false` while another server has the lock */
  private async lock(name: string): Promise<boolean> {
    try {
      await writeFile(this.path(name), "", { mode: MODES.file, flag: "wx" });
      return true;
    } catch (error) {
      if (errorCode(error) === "EEXIST") return false;
      throw error;
    }
  }

  /** Deletes the lock of a server that was killed while it had it. */
  private async dropAbandoned(lock: string): Promise<void> {
    const stats = await stat(this.path(lock)).catch(() => null);
    if (stats !== null && Date.now() - stats.mtimeMs > MAX_LOCK_MS)
      await rm(this.path(lock), { force: true });
  }

  /** Makes the folder: somebody may have deleted it. */
  private async make(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: MODES.folder });
  }

  private path(name: string): string {
    return path.join(this.folder, name);
  }
}

/** Whether a process of this user runs. Those of other users have no access to the folder. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
