import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { replaceFile, syncFolder, writeDurably } from "../../../lib/durable-files";
import { errorCode } from "../../../lib/error-code";
import { acquireFileLock, type FileLock, LockHeldError, type LockHolder } from "../../../lib/file-lock";
import { type Message, PRIVATE, parseMessageId, type QueuedMessage } from "./message";

const MESSAGE_FILE = "message.json";
const LOCK_FILE = "lock";

/** How long duplicates of a submission are recognised, in ms. */
const REPEAT_WINDOW_MS = 10 * 60_000;

/**
 * A message is a folder that moves: `incoming` while it is written, `queue` until it is delivered, then `delivered`,
 * emptied, until its repeat window is over. `dead` contains undeliverable messages, `spam` those set aside, and `outbox`
 * mails as files where there is no mail server.
 */
const FOLDERS = ["incoming", "queue", "delivered", "dead", "spam", "outbox"] as const;

export type FolderName = (typeof FOLDERS)[number];

/** Two servers on one spool would deliver each message twice. */
export class SpoolInUseError extends Error {
  constructor(folder: string, holder: LockHolder | null) {
    const who = holder === null ? "another server" : `process ${holder.pid} on ${holder.host}`;
    super(
      `The spool ${folder} is in use by ${who}. Stop that server, or give this one a spool of its own with SPOOL_DIR.`,
    );
  }
}

/**
 * Acquires exclusive access to a spool, replacing the stale lock of a killed server.
 * Rejects with a `SpoolInUseError` while another server holds it, and with the system's error when it is not writable.
 */
export async function lockSpool(folder: string): Promise<FileLock> {
  try {
    return await acquireFileLock(path.join(folder, LOCK_FILE));
  } catch (error) {
    if (error instanceof LockHeldError) throw new SpoolInUseError(folder, error.holder);
    throw error;
  }
}

type Known = { id: string; folder: FolderName; isSynced: boolean };

/** Durable storage of messages until they are delivered, for one process at a time. */
export class Spool {
  #opening: Promise<void> | null = null;
  #isTidied = false;
  #lock: FileLock | null = null;
  /** Messages by folder and fingerprint, as long as their repeat window is open. */
  readonly #known = new Map<string, Known>();

  constructor(private readonly folder: string) {}

  /**
   * Creates the folders, acquires the lock and cleans up after a killed process. Called before each use: a disk that
   * was full or read-only at the start may be writable since, and a folder may have been deleted.
   * Rejects with a `SpoolInUseError` or the system's error.
   */
  open(): Promise<void> {
    this.#opening ??= this.prepare().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async close(): Promise<void> {
    await this.#opening?.catch(() => undefined);
    await this.#lock?.release();
  }

  path(folder: FolderName, ...names: string[]): string {
    return path.join(this.folder, folder, ...names);
  }

  /**
   * The durably stored original of a duplicate, or `null`. One in `spam` only counts for other spam: a person who sends
   * the same text must not have it dropped. Rejects with the system's error.
   */
  async find(fingerprint: string, folder: "queue" | "spam", nowMs: number): Promise<string | null> {
    const keys = folder === "spam" ? [`queue ${fingerprint}`, `spam ${fingerprint}`] : [`queue ${fingerprint}`];
    const found = keys.flatMap((key) => this.#known.get(key) ?? []).find(({ id }) => isRecent(id, nowMs));
    if (found === undefined) return null;
    // It may have moved to another folder meanwhile.
    if (!found.isSynced) await syncFolder(this.path(found.folder));
    found.isSynced = true;
    return found.id;
  }

  /** Creates a private folder for an incoming submission. Rejects with the system's error. */
  async newDraft(): Promise<string> {
    const draft = this.path("incoming", randomUUID());
    await this.open();
    await mkdir(draft, { mode: 0o700 });
    return draft;
  }

  async discard(draft: string): Promise<void> {
    await rm(draft, { recursive: true, force: true });
  }

  /** Resolves once the message is durably stored. Rejects with the system's error; the draft is removed then. */
  async store(draft: string, message: QueuedMessage, folder: "queue" | "spam"): Promise<void> {
    try {
      await writeDurably(path.join(draft, MESSAGE_FILE), messageText(message), PRIVATE);
      await syncFolder(draft);
      await rename(draft, this.path(folder, message.id));
    } catch (error) {
      await this.discard(draft).catch(() => undefined);
      throw error;
    }
    // If the sync fails, the sender gets an error although the message may be mailed: a retry must not store it again.
    const known = this.remember(message.id, folder, false);
    await syncFolder(this.path(folder));
    known.isSynced = true;
  }

  /** Names of the messages in a folder, oldest first. */
  async list(folder: FolderName): Promise<string[]> {
    await this.open();
    const names = await readdir(this.path(folder));
    return names.filter((name) => parseMessageId(name) !== null).sort();
  }

  /** Rejects when the message is missing or malformed. */
  read(id: string): Promise<QueuedMessage> {
    return this.readFrom("queue", id);
  }

  /** The same of a message that was set aside. */
  readSpam(id: string): Promise<Message> {
    return this.readFrom("spam", id);
  }

  /**
   * Atomically stores which recipients of a queued message need no further attempt. Rejects with the system's error.
   */
  async settleRecipients(message: QueuedMessage, settled: readonly string[]): Promise<void> {
    const folder = this.path("queue", message.id);
    const { atime, mtime } = await stat(folder);
    const file = path.join(folder, MESSAGE_FILE);
    await replaceFile(file, messageText({ ...message, settled }), { ...PRIVATE, draft: `${file}.new` });
    // The folder's mtime is when its message was queued.
    await utimes(folder, atime, mtime);
    await syncFolder(folder);
  }

  /** When a message was queued or put back. Milliseconds since 1970. */
  async queuedAtMs(id: string): Promise<number> {
    return (await stat(this.path("queue", id))).mtimeMs;
  }

  /** Deletes a delivered message's content; its empty folder remains, to recognise duplicates. */
  async settleDelivered(id: string): Promise<void> {
    await rename(this.path("queue", id), this.path("delivered", id));
    await syncFolder(this.path("queue"));
    await this.empty(id);
  }

  /** Moves an undeliverable message to `dead`, with the reason in a file. */
  async settleDead(id: string, reason: string): Promise<void> {
    await rename(this.path("queue", id), this.path("dead", id));
    const file = this.path("dead", id, "reason.txt");
    await rm(file, { force: true });
    await writeDurably(file, `${reason}\n`, PRIVATE);
  }

  /** Deletes a message that is not needed any more. */
  async remove(folder: "delivered" | "spam", id: string): Promise<void> {
    await rm(this.path(folder, id), { recursive: true, force: true });
  }

  /** Forgets delivered messages whose repeat window is over. */
  async sweep(nowMs: number): Promise<void> {
    for (const id of await this.list("delivered")) if (!isRecent(id, nowMs)) await this.remove("delivered", id);
    for (const [key, { id }] of this.#known) if (!isRecent(id, nowMs)) this.#known.delete(key);
  }

  private async prepare(): Promise<void> {
    if (this.#isTidied && (await this.isWhole())) return;
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    if (this.#lock !== null && !(await this.#lock.isHeld())) {
      await this.#lock.release();
      this.#lock = null;
    }
    this.#lock ??= await lockSpool(this.folder);
    for (const name of FOLDERS) await mkdir(this.path(name), { recursive: true, mode: 0o700 });
    if (!this.#isTidied) await this.tidyUp();
    const found: [string, FolderName][] = [];
    for (const name of FOLDERS)
      for (const id of await readdir(this.path(name))) if (parseMessageId(id) !== null) found.push([id, name]);
    // A duplicate may only be acknowledged if its original is durably stored.
    await syncFolder(this.path("queue"));
    await syncFolder(this.folder);
    // Messages whose folders were deleted may be sent again.
    this.#known.clear();
    // The newest last: it counts.
    for (const [id, name] of found.sort()) this.remember(id, name, true);
    this.#isTidied = true;
  }

  /** Whether the lock and all folders exist: they may have been deleted. */
  private async isWhole(): Promise<boolean> {
    const names = await readdir(this.folder).catch((error: unknown): string[] => {
      if (errorCode(error) === "ENOENT") return [];
      throw error;
    });
    return [LOCK_FILE, ...FOLDERS].every((name) => names.includes(name));
  }

  private async tidyUp(): Promise<void> {
    for (const name of await readdir(this.path("incoming"))) await this.discard(this.path("incoming", name));
    // Folders alone: a link may lead out of the spool.
    for (const entry of await readdir(this.path("delivered"), { withFileTypes: true }))
      if (entry.isDirectory()) await this.empty(entry.name);
  }

  private remember(id: string, folder: FolderName, isSynced: boolean): Known {
    const known = { id, folder, isSynced };
    const key = `${folder === "spam" ? "spam" : "queue"} ${parseMessageId(id)?.fingerprint}`;
    this.#known.set(key, known);
    return known;
  }

  private async empty(id: string): Promise<void> {
    for (const name of await readdir(this.path("delivered", id))) await rm(this.path("delivered", id, name));
  }

  private async readFrom<Kind extends QueuedMessage>(folder: "queue" | "spam", id: string): Promise<Kind> {
    return JSON.parse(await readFile(this.path(folder, id, MESSAGE_FILE), "utf8"));
  }
}

function isRecent(id: string, nowMs: number): boolean {
  const parsed = parseMessageId(id);
  // A time in the future is of a clock that was wrong.
  return parsed !== null && Math.abs(nowMs - parsed.receivedAtMs) < REPEAT_WINDOW_MS;
}

const messageText = (message: QueuedMessage): string => `${JSON.stringify(message, null, 2)}\n`;
