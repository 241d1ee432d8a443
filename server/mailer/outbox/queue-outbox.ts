import { setTimeout as pause } from "node:timers/promises";
import { type Job, UnrecoverableError } from "bullmq";
import { errorCode } from "../../../lib/error-code";
import type { Events } from "../events";
import { type Counts, type Outbox, type OutboxMail, REPEAT_WINDOW_MS, type Send } from "./outbox";
import { type Connection, libraryFor, type MailQueue } from "./queue-library";
import { MAX_ATTEMPTS, reportFailedAttempt } from "./retries";

/** Pause between attempts to connect first, in ms. The library reconnects by itself. */
const CONNECT_PAUSE_MS = 2_000;

/** Pause between logged failures, in ms. The library reports up to ten a second. */
const REPORT_PAUSE_MS = 30_000;

const JOB_OPTIONS = { attempts: MAX_ATTEMPTS, backoff: { type: "custom" }, removeOnComplete: true };

/** Mails as jobs of BullMQ: for any number of servers, and for containers without a disk. */
export class QueueOutbox implements Outbox {
  readonly #library: ReturnType<typeof libraryFor>;
  /** Resolves once the queue is connected; with `null` when the outbox is closed before. */
  readonly connection: Promise<MailQueue | null>;
  #queue: MailQueue | null = null;
  #worker: Promise<Connection | null> = Promise.resolve(null);
  #isClosed = false;
  #nextReportAtMs = 0;

  constructor(
    url: string,
    private readonly events: Events,
    name: string,
  ) {
    this.#library = libraryFor(url, name);
    this.connection = this.connect(this.#library.queue).then((queue) => {
      this.#queue = queue;
      return queue;
    });
  }

  async add({ id, fingerprint, content }: OutboxMail): Promise<string> {
    const deduplication = { id: fingerprint, ttl: REPEAT_WINDOW_MS };
    // Jobs hold text, and Latin-1 keeps any bytes as text: a mail, or the JSON of a webhook's call.
    const job = await this.queue().add("mail", content.toString("latin1"), {
      ...JOB_OPTIONS,
      jobId: id,
      deduplication,
    });
    return job.id ?? id;
  }

  work(send: Send): void {
    this.#worker = this.connect(() => this.#library.worker((job) => this.process(job, send)));
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
    await (await this.#worker)?.close();
    await (await this.connection)?.close();
  }

  private queue(): MailQueue {
    if (this.#queue === null) throw new Error("There is no connection to the queue");
    return this.#queue;
  }

  private async process(job: Job<string>, send: Send): Promise<void> {
    try {
      // Text, unless somebody else has added the job.
      await send(Buffer.from(String(job.data), "latin1"));
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

  /** Opens a queue or a worker, again until it is connected; `null` once the outbox is closed. */
  private async connect<Kind extends Connection>(open: () => Kind): Promise<Kind | null> {
    while (!this.#isClosed) {
      const connection = open();
      connection.on("error", (error) => this.reportFailure(error));
      try {
        await connection.waitUntilReady();
        return connection;
      } catch {
        await connection.close().catch(() => undefined);
        await pause(CONNECT_PAUSE_MS, undefined, { ref: false });
      }
    }
    return null;
  }

  private reportFailure(error: Error): void {
    if (performance.now() < this.#nextReportAtMs) return;
    this.#nextReportAtMs = performance.now() + REPORT_PAUSE_MS;
    this.events.report("outboxFailure", { code: errorCode(error) ?? "unknown" });
  }
}
