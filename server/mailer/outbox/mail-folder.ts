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
import { errorCode } from "../../../lib/error-code";

/** A file of the outbox. `<id>.eml` waits; whatever else happens to it stands behind that name. */
export type MailFile = {
  name: string;
  id: string;
  state: "waiting" | "writing" | "sending" | "failed";
  /** The process that writes or sends it. */
  pid: number | null;
};

const NAME = /^(.+)\.eml(?:\.(writing|sending)-(\d+)|\.(failed))?$/;

/** Parses a file's name; `null` for files of others. */
function mailFileOf(name: string): MailFile | null {
  const [, id, inHand, pid, failed] = NAME.exec(name) ?? [];
  if (id === undefined) return null;
  const state = (inHand ?? failed ?? "waiting") as MailFile["state"];
  return { name, id, state, pid: pid === undefined ? null : Number(pid) };
}

const waitingName = (id: string): string => `${id}.eml`;
const failedName = (id: string): string => `${id}.eml.failed`;

/** While this process has it in hand. */
const nameInHand = (id: string, state: "writing" | "sending"): string =>
  `${id}.eml.${state}-${process.pid}`;

/** Mails hold personal data: they are for the server's user alone. */
const MODES = { folder: 0o700, file: 0o600 };

/**
 * Mails as files that any number of servers of one machine share: whoever renames a file has it.
 * Everything rejects with the system's error.
 */
export class MailFolder {
  /** Names of the files that this process writes or sends. */
  readonly #inHand = new Set<string>();

  constructor(private readonly folder: string) {}

  /** Oldest first. */
  async files(): Promise<MailFile[]> {
    // It may have been deleted.
    await mkdir(this.folder, { recursive: true, mode: MODES.folder });
    return (await readdir(this.folder)).sort().flatMap((name) => mailFileOf(name) ?? []);
  }

  /** Resolves once the mail survives a power cut. */
  async write(id: string, content: Buffer): Promise<void> {
    const draft = nameInHand(id, "writing");
    this.#inHand.add(draft);
    try {
      await writeFile(this.path(draft), content, { mode: MODES.file, flush: true });
      await rename(this.path(draft), this.path(waitingName(id)));
      await this.sync();
    } catch (error) {
      await rm(this.path(draft), { force: true }).catch(() => undefined);
      throw error;
    } finally {
      this.#inHand.delete(draft);
    }
  }

  /**
   * Syncs the folder's entries: a rename is durable only then (fsync(2)). Windows cannot open
   * folders, and needs no sync of them.
   */
  async sync(): Promise<void> {
    if (process.platform === "win32") return;
    const folder = await open(this.folder, "r");
    await folder.sync().finally(() => folder.close());
  }

  /**
   * Claims the oldest mail that is wanted, and takes back what a killed process has left. `null`
   * when there is none.
   */
  async claim(isWanted: (id: string) => boolean): Promise<string | null> {
    for (const file of await this.files()) {
      const isWaiting = file.state === "waiting" || (await this.takeBack(file));
      const claimed = nameInHand(file.id, "sending");
      if (!isWaiting || !isWanted(file.id) || this.#inHand.has(claimed)) continue;
      this.#inHand.add(claimed);
      if (await this.move(waitingName(file.id), claimed)) return file.id;
      this.#inHand.delete(claimed);
    }
    return null;
  }

  /** Of a mail that this process has claimed, as all below. */
  async read(id: string): Promise<{ content: Buffer; addedAtMs: number }> {
    const file = this.path(nameInHand(id, "sending"));
    return { addedAtMs: (await stat(file)).mtimeMs, content: await readFile(file) };
  }

  async remove(id: string): Promise<void> {
    await rm(this.path(nameInHand(id, "sending")));
    await this.sync();
  }

  async putBack(id: string): Promise<void> {
    await this.move(nameInHand(id, "sending"), waitingName(id));
  }

  /** Whoever renames it back gives it as much time again. */
  async setFailed(id: string, nowMs: number): Promise<void> {
    await utimes(this.path(nameInHand(id, "sending")), nowMs / 1000, nowMs / 1000);
    await this.move(nameInHand(id, "sending"), failedName(id));
  }

  /** Whatever has become of it. */
  release(id: string): void {
    this.#inHand.delete(nameInHand(id, "sending"));
  }

  /**
   * From a process that was killed; in a container it had the same number.
   * @returns whether it waits now
   */
  private async takeBack({ name, id, state, pid }: MailFile): Promise<boolean> {
    if (pid === null || this.#inHand.has(name)) return false;
    const claim = await stat(this.path(name)).catch(() => null);
    // Before the machine was started, the number was another process's.
    const isOfNow = claim === null || claim.ctimeMs > Date.now() - os.uptime() * 1000;
    if (isOfNow && pid !== process.pid && isRunning(pid)) return false;
    if (state === "sending") return this.move(name, waitingName(id));
    await rm(this.path(name), { force: true });
    return false;
  }

  /** @returns `false` when another server was faster */
  private async move(from: string, to: string): Promise<boolean> {
    try {
      await rename(this.path(from), this.path(to));
      return true;
    } catch (error) {
      if (errorCode(error) === "ENOENT") return false;
      throw error;
    }
  }

  private path(name: string): string {
    return path.join(this.folder, name);
  }
}

/** Processes of other users do not count: they have no access to the folder. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
