import type { Clock } from "../clock";
import type { Events } from "../events";
import { parseMessageId } from "../mail/message";
import { type MailFile, MailFolder } from "./mail-folder";
import {
  type Counts,
  MAX_IN_FLIGHT,
  type Outbox,
  type OutboxMail,
  REPEAT_WINDOW_MS,
  type Send,
} from "./outbox";
import { problemDetails } from "./problems";
import { reportFailedAttempt, UnreadableMail, waitMs } from "./retries";

/** How often the folder is read for mails of other servers and of people, in ms. */
const POLL_MS = 1_000;

/** How often the folder is tried while the disk is out of reach, in ms. */
const FAILURE_POLL_MS = 30_000;

/** Mails as files of a folder, sent oldest first. */
export class FileOutbox implements Outbox {
  readonly #folder: MailFolder;
  /** Failed attempts since the start of this process, by id. */
  readonly #attempts = new Map<string, number>();
  /** Ids of mails whose next attempt is not due. */
  readonly #resting = new Set<string>();
  /** A function for each sleeping worker, which wakes it. */
  readonly #wakeUps = new Set<() => void>();
  /** Number of calls of `wake`, so that a worker notices one that comes before it sleeps. */
  #wakeCount = 0;
  #isClosed = false;
  #workers: Promise<void>[] = [];

  constructor(
    folder: string,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {
    this.#folder = new MailFolder(folder);
  }

  /** One server at a time adds the same mail, and the next one finds it. */
  add(mail: OutboxMail): Promise<string> {
    return this.#folder.exclusively(mail.fingerprint, () => this.addOnce(mail));
  }

  private async addOnce({ id, fingerprint, content }: OutboxMail): Promise<string> {
    const files = await this.#folder.files();
    const original = files.find((file) => this.isRecentCopy(file, fingerprint));
    if (original !== undefined) {
      // The first request's sync may have failed.
      await this.#folder.sync();
      return original.id;
    }
    await this.#folder.write(id, content);
    this.wake();
    return id;
  }

  work(send: Send): void {
    this.#workers = Array.from({ length: MAX_IN_FLIGHT }, () => this.sendUntilClosed(send));
  }

  async counts(): Promise<Counts> {
    await this.#folder.prove();
    const states = (await this.#folder.files()).map(({ state }) => state);
    return {
      waiting: states.filter((state) => state === "waiting" || state === "sending").length,
      failed: states.filter((state) => state === "failed").length,
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.wake();
    await Promise.all(this.#workers);
  }

  /** Whether a file is the mail with this fingerprint, added within the last ten minutes. */
  private isRecentCopy({ id, state }: MailFile, fingerprint: string): boolean {
    const parsed = parseMessageId(id);
    if (state === "writing" || parsed?.fingerprint !== fingerprint) return false;
    // A time in the future comes from a clock that was wrong.
    return Math.abs(this.clock.now() - parsed.receivedAtMs) < REPEAT_WINDOW_MS;
  }

  private async sendUntilClosed(send: Send): Promise<void> {
    while (!this.#isClosed) {
      const wakeCount = this.#wakeCount;
      const idleMs = await this.sendNext(send).catch((error: unknown) => {
        this.events.report("outboxFailure", problemDetails(error));
        return FAILURE_POLL_MS;
      });
      if (idleMs > 0 && wakeCount === this.#wakeCount) await this.sleep(idleMs);
    }
  }

  /**
   * Sends the oldest mail that is due.
   * @returns how long to wait before the next one, in ms; 0 after a success or a mail that cannot be
   * read. After a failure it is a while: a mail server that is down is tried with a few mails at a time
   */
  private async sendNext(send: Send): Promise<number> {
    const id = await this.#folder.claim(
      (waitingId) => !this.#resting.has(waitingId),
      (file, error) => this.rest(error, file),
    );
    if (id === null) return POLL_MS;
    try {
      return await this.sendClaimed(id, send);
    } catch (error) {
      if (!(error instanceof UnreadableMail)) throw error;
      await this.retryLater(id, error);
      return 0;
    } finally {
      this.#folder.release(id);
    }
  }

  private async sendClaimed(id: string, send: Send): Promise<number> {
    const { content, addedAtMs } = await this.#folder.read(id);
    try {
      await send(content);
    } catch (error) {
      if (error instanceof UnreadableMail) throw error;
      await this.retryLater(id, error, addedAtMs);
      return POLL_MS;
    }
    this.#attempts.delete(id);
    await this.#folder.remove(id);
    return 0;
  }

  private async retryLater(id: string, error: unknown, addedAtMs?: number): Promise<void> {
    const isLast = this.rest(error, { id, name: `${id}.eml` }, addedAtMs);
    if (!isLast) return this.#folder.putBack(id);
    await this.#folder.markFailed(id, this.clock.now());
    // Somebody may rename it back at any time.
    this.#attempts.delete(id);
    this.#resting.delete(id);
  }

  /**
   * Reports a failed attempt, and lets the mail rest: whatever happens to its file, others are next.
   * @returns whether it was the last attempt
   */
  private rest(
    error: unknown,
    { id, name }: Pick<MailFile, "id" | "name">,
    addedAtMs = this.clock.now(),
  ): boolean {
    const attempts = (this.#attempts.get(id) ?? 0) + 1;
    this.#attempts.set(id, attempts);
    this.#resting.add(id);
    this.clock.after(waitMs(attempts), () => {
      this.#resting.delete(id);
      this.wake();
    });
    const attempt = { id, attempts, ageMs: this.clock.now() - addedAtMs, file: name };
    return reportFailedAttempt(error, attempt, this.events);
  }

  private wake(): void {
    this.#wakeCount += 1;
    for (const wakeUp of this.#wakeUps) wakeUp();
  }

  private sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wakeUp = () => {
        cancel();
        this.#wakeUps.delete(wakeUp);
        resolve();
      };
      const cancel = this.clock.after(ms, wakeUp);
      this.#wakeUps.add(wakeUp);
    });
  }
}
