import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { syncFolder, writeDurably } from "../../../lib/durable-files";
import { errorCode } from "../../../lib/error-code";
import type { FileLock } from "../../../lib/file-lock";
import { lockSpool } from "./lock";
import { CV_FILE, MESSAGE_FILE, type Message, PRIVATE, REASON_FILE } from "./message";
import { parseMessageId } from "./message-id";
import { messageText, rewriteMessage } from "./rewrite-message";

/** How long the same submission is known as the same, in ms. */
const REPEAT_WINDOW_MS = 10 * 60_000;

/** How long what was taken for spam is kept, in ms. */
const SPAM_KEPT_MS = 30 * 24 * 60 * 60_000;

/**
 * A message is a folder that moves: `incoming` while it is written, `queue` until it is delivered, then `delivered`,
 * emptied, until its repeat window is over. `dead` holds what could not be delivered, `spam` what nobody should read,
 * `outbox` mails as files where there is no mail server.
 */
const FOLDERS = ["incoming", "queue", "delivered", "dead", "spam", "outbox"] as const;

export type FolderName = (typeof FOLDERS)[number];

/** Where messages are safe until they are delivered. One process at a time may have it. */
export class Spool {
  #opening: Promise<void> | null = null;
  #making: Promise<void> | null = null;
  #lock: FileLock | null = null;
  /** Messages by fingerprint, as long as their repeat window is open. */
  readonly #known = new Map<string, string>();
  /** Those that were taken for spam: a person who sends the same again must not be answered for them. */
  readonly #knownSpam = new Map<string, string>();
  /** Those that lie in the queue although its sync failed: who sent them was told that they are not safe. */
  readonly #unsynced = new Map<string, string>();

  constructor(private readonly folder: string) {}

  /**
   * Makes the folders, takes the lock and tidies up after a process that was killed. Called before each use, so that a
   * disk that was full or read-only at the start is found to be mended.
   * Rejects with a `SpoolInUseError` or the system's error.
   */
  open(): Promise<void> {
    this.#opening ??= this.openOnce().catch((error: unknown) => {
      this.#opening = null;
      throw error;
    });
    // While deleted folders are made again, what was in them still counts as known.
    return this.#opening.then(() => this.#making ?? undefined);
  }

  /**
   * Does something with the folders. When one of them is not there, because somebody has deleted it, all are made again
   * and it is done once more. Rejects with what opening, or doing it, rejects with.
   */
  async withFolders<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.open();
    try {
      return await work();
    } catch (error) {
      if (errorCode(error) !== "ENOENT") throw error;
      await this.makeFolders();
      return work();
    }
  }

  async close(): Promise<void> {
    await this.#opening?.catch(() => undefined);
    await this.#lock?.release();
  }

  path(folder: FolderName, ...names: string[]): string {
    return path.join(this.folder, folder, ...names);
  }

  /** The message that is the same submission, or `null`. One in `spam` is the same only for another that goes there. */
  known(fingerprint: string, folder: "queue" | "spam", nowMs: number): string | null {
    const ids = [this.#known.get(fingerprint), folder === "spam" ? this.#knownSpam.get(fingerprint) : undefined];
    return ids.find((id) => id !== undefined && isRecent(id, nowMs, REPEAT_WINDOW_MS)) ?? null;
  }

  /** Makes a folder that nobody else sees, for what comes in. Rejects with the system's error. */
  async newDraft(): Promise<string> {
    const draft = this.path("incoming", randomUUID());
    await this.withFolders(() => mkdir(draft, { mode: 0o700 }));
    return draft;
  }

  async discard(draft: string): Promise<void> {
    await rm(draft, { recursive: true, force: true });
  }

  /** Returns when the message is on the disk under its name. Rejects with the system's error; the draft is gone then. */
  async keep(draft: string, message: Message, folder: "queue" | "spam"): Promise<void> {
    try {
      await writeDurably(path.join(draft, MESSAGE_FILE), messageText(message), PRIVATE);
      await syncFolder(draft);
      await this.withFolders(() => rename(draft, this.path(folder, message.id)));
    } catch (error) {
      await this.discard(draft).catch(() => undefined);
      throw error;
    }
    try {
      await syncFolder(this.path(folder));
    } catch (error) {
      const fingerprint = parseMessageId(message.id)?.fingerprint;
      if (folder === "queue" && fingerprint !== undefined) this.#unsynced.set(fingerprint, message.id);
      throw error;
    }
    this.remember(message.id, folder);
  }

  /**
   * The message that is the same submission and whose sync failed; it is on the disk now. `null` when there is none.
   * Rejects with the system's error.
   */
  async syncAgain(fingerprint: string, nowMs: number): Promise<string | null> {
    const id = this.#unsynced.get(fingerprint);
    if (id === undefined || !isRecent(id, nowMs, REPEAT_WINDOW_MS)) return null;
    // It may have been delivered or given up meanwhile, or deleted by somebody.
    if (!(await this.isIn(["queue", "delivered", "dead"], id))) return null;
    await this.withFolders(() => syncFolder(this.path("queue")));
    this.#unsynced.delete(fingerprint);
    this.remember(id, "queue");
    return id;
  }

  /** Names of the messages in a folder, oldest first. */
  async list(folder: FolderName): Promise<string[]> {
    const names = await this.withFolders(() => readdir(this.path(folder)));
    return names.filter((name) => parseMessageId(name) !== null).sort();
  }

  /** Rejects when the message is not there or cannot be understood. */
  async read(id: string): Promise<Message> {
    return JSON.parse(await readFile(this.path("queue", id, MESSAGE_FILE), "utf8"));
  }

  /** Writes down which recipients of a message in the queue need no further attempt. Rejects with the system's error. */
  async settleRecipients(message: Message, settled: readonly string[]): Promise<void> {
    await rewriteMessage(this.path("queue", message.id), { ...message, settled });
  }

  cvPath(id: string): string {
    return this.path("queue", id, CV_FILE);
  }

  /** Since when a message has been waiting: its coming in, or its being put back. Milliseconds since 1970. */
  async queuedAtMs(id: string): Promise<number> {
    return (await stat(this.path("queue", id))).mtimeMs;
  }

  /** Deletes what a delivered message said; its empty folder stays, so that a repeat is known as one. */
  async settleDelivered(id: string): Promise<void> {
    await this.withFolders(() => rename(this.path("queue", id), this.path("delivered", id)));
    await syncFolder(this.path("queue"));
    await this.empty(id);
  }

  /** Puts a message that could not be delivered aside, with the reason beside it. */
  async settleDead(id: string, reason: string): Promise<void> {
    await this.withFolders(() => rename(this.path("queue", id), this.path("dead", id)));
    const file = this.path("dead", id, REASON_FILE);
    await rm(file, { force: true });
    await writeDurably(file, `${reason}\n`, PRIVATE);
  }

  /** Removes what has been kept long enough. */
  async sweep(nowMs: number): Promise<void> {
    await this.sweepFolder("delivered", nowMs, REPEAT_WINDOW_MS);
    await this.sweepFolder("spam", nowMs, SPAM_KEPT_MS);
    for (const known of [this.#known, this.#knownSpam, this.#unsynced]) {
      for (const [fingerprint, id] of known) if (!isRecent(id, nowMs, REPEAT_WINDOW_MS)) known.delete(fingerprint);
    }
  }

  private async openOnce(): Promise<void> {
    await this.makeFolders();
    for (const name of await readdir(this.path("incoming"))) await this.discard(this.path("incoming", name));
    for (const id of await readdir(this.path("delivered"))) await this.empty(id);
  }

  /** Once at a time, whoever asks. */
  private makeFolders(): Promise<void> {
    this.#making ??= this.makeFoldersOnce().finally(() => {
      this.#making = null;
    });
    return this.#making;
  }

  private async makeFoldersOnce(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    if (this.#lock !== null && !(await this.#lock.isHeld())) {
      await this.#lock.release();
      this.#lock = null;
    }
    this.#lock ??= await lockSpool(this.folder);
    for (const name of FOLDERS) await mkdir(this.path(name), { recursive: true, mode: 0o700 });
    const folders = new Map<string, FolderName>();
    for (const name of FOLDERS) for (const id of await readdir(this.path(name))) folders.set(id, name);
    // What was deleted may be sent again.
    for (const known of [this.#known, this.#knownSpam, this.#unsynced]) {
      for (const [fingerprint, id] of known) if (!folders.has(id)) known.delete(fingerprint);
    }
    // Nothing answers for a repeat that may not be on the disk itself.
    await syncFolder(this.path("queue"));
    await syncFolder(this.folder);
    for (const [id, name] of folders) this.remember(id, name);
  }

  private remember(id: string, folder: FolderName): void {
    const fingerprint = parseMessageId(id)?.fingerprint;
    const known = folder === "spam" ? this.#knownSpam : this.#known;
    if (fingerprint !== undefined && id > (known.get(fingerprint) ?? "")) known.set(fingerprint, id);
  }

  private async isIn(folders: readonly FolderName[], id: string): Promise<boolean> {
    for (const folder of folders) {
      if ((await stat(this.path(folder, id)).catch(() => null)) !== null) return true;
    }
    return false;
  }

  private async empty(id: string): Promise<void> {
    for (const name of await readdir(this.path("delivered", id))) await rm(this.path("delivered", id, name));
  }

  private async sweepFolder(folder: FolderName, nowMs: number, keptMs: number): Promise<void> {
    for (const id of await this.list(folder)) {
      if (!isRecent(id, nowMs, keptMs)) await rm(this.path(folder, id), { recursive: true, force: true });
    }
  }
}

function isRecent(id: string, nowMs: number, windowMs: number): boolean {
  const parsed = parseMessageId(id);
  return parsed !== null && nowMs - parsed.receivedAtMs < windowMs;
}
