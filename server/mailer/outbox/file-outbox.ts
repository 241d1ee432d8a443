import { errorCode } from "../../../lib/error-code";
import type { Clock } from "../clock";
import type { Events } from "../events";
import { parseMessageId } from "../mail/message";
import { MailFolder } from "./mail-folder";
import {
  type Counts,
  type FinishedMail,
  MAX_IN_FLIGHT,
  type Outbox,
  REPEAT_WINDOW_MS,
  type Send,
} from "./outbox";
import { reportFailedAttempt, waitMs } from "./retries";

/** How often the folder is looked at for what others have put there, in ms. */
const POLL_MS = 1_000;

/** The same while the disk is out of reach, in ms. */
const FAILURE_MS = 30_000;

/** Mails as files of a folder, sent oldest first. */
export class FileOutbox implements Outbox {
  readonly #folder: MailFolder;
  /** Failed attempts since the start, by id. */
  readonly #attempts = new Map<string, number>();
  /** Ids of mails whose next attempt is not due. */
  readonly #resting = new Set<string>();
  readonly #sleepers = new Set<() => void>();
  #changes = 0;
  #isClosed = false;
  #workers: Promise<void>[] = [];

  constructor(
    folder: string,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {
    this.#folder = new MailFolder(folder);
  }

  async add({ id, fingerprint, content }: FinishedMail): Promise<string> {
    const twin = (await this.#folder.files()).find((file) => {
      const message = file.state === "writing" ? null : parseMessageId(file.id);
      // A time in the future is of a clock that was wrong.
      const ageMs = Math.abs(this.clock.now() - (message?.receivedAtMs ?? 0));
      return message?.fingerprint === fingerprint && ageMs < REPEAT_WINDOW_MS;
    });
    // The sync that its own 201 waited for may have failed.
    if (twin !== undefined) return this.#folder.sync().then(() => twin.id);
    await this.#folder.write(id, content);
    this.wake();
    return id;
  }

  work(send: Send): void {
    this.#workers = Array.from({ length: MAX_IN_FLIGHT }, () => this.sendUntilClosed(send));
  }

  async counts(): Promise<Counts> {
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

  private async sendUntilClosed(send: Send): Promise<void> {
    while (!this.#isClosed) {
      const seen = this.#changes;
      const idleMs = await this.sendNext(send).catch((error: unknown) => {
        this.events.report("outboxFailure", { code: errorCode(error) ?? "unknown" });
        return FAILURE_MS;
      });
      if (idleMs > 0 && seen === this.#changes) await this.sleep(idleMs);
    }
  }

  /**
   * Returns how long to wait for another one, in ms: while the mail server is down, a queue is
   * tried little by little.
   */
  private async sendNext(send: Send): Promise<number> {
    const id = await this.#folder.claim((waiting) => !this.#resting.has(waiting));
    if (id === null) return POLL_MS;
    try {
      const { content, addedAtMs } = await this.#folder.read(id);
      const failure = await send(content).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (failure !== null) {
        await this.retryLater(id, failure.error, addedAtMs);
        return POLL_MS;
      }
      this.#attempts.delete(id);
      await this.#folder.remove(id);
      return 0;
    } finally {
      this.#folder.release(id);
    }
  }

  private async retryLater(id: string, error: unknown, addedAtMs: number): Promise<void> {
    const attempts = (this.#attempts.get(id) ?? 0) + 1;
    const nowMs = this.clock.now();
    if (reportFailedAttempt(error, { id, attempts, ageMs: nowMs - addedAtMs }, this.events)) {
      this.#attempts.delete(id);
      return this.#folder.setFailed(id, nowMs);
    }
    this.#attempts.set(id, attempts);
    this.#resting.add(id);
    this.clock.after(waitMs(attempts), () => {
      this.#resting.delete(id);
      this.wake();
    });
    return this.#folder.putBack(id);
  }

  private wake(): void {
    this.#changes += 1;
    for (const wake of this.#sleepers) wake();
  }

  private sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        cancel();
        this.#sleepers.delete(wake);
        resolve();
      };
      const cancel = this.clock.after(ms, wake);
      this.#sleepers.add(wake);
    });
  }
}
