import { setTimeout as pause } from "node:timers/promises";
import { type Job, UnrecoverableError } from "bullmq";
import { errorCode } from "../../../lib/error-code";
import type { Events } from "../events";
import { type Counts, type FinishedMail, type Outbox, REPEAT_WINDOW_MS, type Send } from "./outbox";
import { type Connected, libraryFor, type MailQueue } from "./queue-library";
import { MAX_ATTEMPTS, reportFailedAttempt } from "./retries";

/** Until the first connection is tried again, in ms. The library reconnects by itself. */
const RECONNECT_MS = 2_000;

/**
 * The library reports each attempt to reconnect, up to ten a second; one in this time is logged, in
 * ms.
 */
const QUIET_MS = 30_000;

const OPTIONS = { attempts: MAX_ATTEMPTS, backoff: { type: "custom" }, removeOnComplete: true };

/** Mails as jobs of BullMQ: for any number of servers, and for containers without a disk. */
export class QueueOutbox implements Outbox {
  readonly #library: ReturnType<typeof libraryFor>;
  /** `null` when the outbox was closed before. */
  readonly connecting: Promise<MailQueue | null>;
  #queue: MailQueue | null = null;
  #working: Promise<Connected | null> = Promise.resolve(null);
  #isClosed = false;
  #quietUntilMs = 0;

  constructor(
    url: string,
    private readonly events: Events,
    name: string,
  ) {
    this.#library = libraryFor(url, name);
    this.connecting = this.connected(this.#library.queue).then((queue) => (this.#queue = queue));
  }

  async add({ id, fingerprint, content }: FinishedMail): Promise<string> {
    const deduplication = { id: fingerprint, ttl: REPEAT_WINDOW_MS };
    // Latin-1 keeps any bytes as a text: a mail, which is ASCII, or the JSON of a call.
    const job = await this.queue().add("mail", content.toString("latin1"), {
      ...OPTIONS,
      jobId: id,
      deduplication,
    });
    return job.id ?? id;
  }

  work(send: Send): void {
    this.#working = this.connected(() => this.#library.worker((job) => this.process(job, send)));
  }

  async counts(): Promise<Counts> {
    const { failed = 0, ...others } = await this.queue().getJobCounts(
      "waiting",
      "active",
      "delayed",
      "failed",
    );
    return { waiting: Object.values(others).reduce((sum, count) => sum + count, 0), failed };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await (await this.#working)?.close();
    await (await this.connecting)?.close();
  }

  private queue(): MailQueue {
    if (this.#queue === null) throw new Error("There is no connection to the queue");
    return this.#queue;
  }

  private async process(job: Job<string>, send: Send): Promise<void> {
    try {
      await send(Buffer.from(job.data, "latin1"));
    } catch (error) {
      const attempt = {
        id: job.id ?? "",
        attempts: job.attemptsMade + 1,
        ageMs: Date.now() - job.timestamp,
      };
      const isLast = reportFailedAttempt(error, attempt, this.events);
      throw isLast ? new UnrecoverableError(String(error)) : error;
    }
  }

  /** Opens a part of the library until it has a connection; `null` once the outbox is closed. */
  private async connected<Part extends Connected>(open: () => Part): Promise<Part | null> {
    while (!this.#isClosed) {
      const part = open();
      part.on("error", (error) => this.reportFailure(error));
      try {
        await part.waitUntilReady();
        return part;
      } catch {
        await part.close().catch(() => undefined);
        await pause(RECONNECT_MS, undefined, { ref: false });
      }
    }
    return null;
  }

  private reportFailure(error: Error): void {
    if (performance.now() < this.#quietUntilMs) return;
    this.#quietUntilMs = performance.now() + QUIET_MS;
    this.events.report("outboxFailure", { code: errorCode(error) ?? "unknown" });
  }
}
