import { setTimeout as pause } from "node:timers/promises";
import { type Job, UnrecoverableError } from "bullmq";
import type { Events } from "../events";
import { ANSWER_MS, within } from "../within";
import { type Counts, type Outbox, type OutboxMail, REPEAT_WINDOW_MS, type Send } from "./outbox";
import { problemDetails, problemOf } from "./problems";
import { type Connection, libraryFor, type MailQueue, type QueueLibrary } from "./queue-library";
import { MAX_ATTEMPTS, reportFailedAttempt } from "./retries";

/** Pause between attempts to connect first, in ms. The library reconnects by itself. */
const CONNECT_PAUSE_MS = 2_000;

/** Pause between logged failures, in ms. The library reports up to ten a second. */
const REPORT_PAUSE_MS = 30_000;

/**
 * How long nothing is tried after a queue has not answered, in ms. Forms with a CV are added one
 * after the other, and each would wait.
 */
const HANG_PAUSE_MS = 1_000;

const JOB_OPTIONS = { attempts: MAX_ATTEMPTS, backoff: { type: "custom" }, removeOnComplete: true };

/** A job that is added and removed at once, to try the queue; its time never comes. */
const TRIAL = { id: "trial", delayMs: 365 * 24 * 60 * 60 * 1_000 };

/** Whatever refuses this job refuses a form's. Rejects with the library's error. */
async function tryOut(queue: MailQueue): Promise<void> {
  await queue.add(TRIAL.id, "", { jobId: TRIAL.id, delay: TRIAL.delayMs });
  await queue.remove(TRIAL.id);
}

/** Mails as jobs of BullMQ: for any number of servers, and for containers without a disk. */
export class QueueOutbox implements Outbox {
  /** Resolves after the first attempt to connect. */
  readonly started: Promise<unknown>;
  /** Why there is no connection, as of the last attempt; `null` once there is one. */
  failure: unknown = Object.assign(new Error("Not connected yet"), { code: "CONNECTING" });
  /** Resolves once the queue is connected; with `null` when the outbox is closed before. */
  readonly #connection: Promise<MailQueue | null>;
  #library: QueueLibrary | null = null;
  #queue: MailQueue | null = null;
  #worker: Promise<Connection | null> = Promise.resolve(null);
  #isClosed = false;
  /** The error of a question without an answer, and until when no other is asked. */
  #hang: { error: unknown; untilMs: number } = { error: null, untilMs: 0 };
  #nextReportAtMs = 0;

  constructor(
    url: string,
    private readonly events: Events,
    name: string,
  ) {
    const open = async () => {
      this.#library = await libraryFor(url, name, () => this.#isClosed);
      return this.#library.queue();
    };
    const first = this.attempt(open, tryOut);
    this.started = first;
    this.#connection = first.then(async (queue) => {
      this.#queue = queue ?? (await this.connect(open, tryOut));
      return this.#queue;
    });
  }

  async add({ id, fingerprint, content }: OutboxMail): Promise<string> {
    const deduplication = { id: fingerprint, ttl: REPEAT_WINDOW_MS };
    // Jobs hold text, and Latin-1 keeps any bytes as text: a mail, or the JSON of a webhook's call.
    const data = content.toString("latin1");
    const options = { ...JOB_OPTIONS, jobId: id, deduplication };
    const job = await this.ask((queue) => queue.add("mail", data, options));
    return job.id ?? id;
  }

  work(send: Send): void {
    this.#worker = this.#connection.then(() => {
      const library = this.#library;
      return library && this.connect(async () => library.worker((job) => this.process(job, send)));
    });
  }

  async counts(): Promise<Counts> {
    const { failed = 0, ...others } = await this.ask(async (queue) => {
      await tryOut(queue);
      return queue.getJobCounts("waiting", "active", "delayed", "failed");
    });
    return { waiting: Object.values(others).reduce((sum, count) => sum + count, 0), failed };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await (await this.#worker)?.close();
    await (await this.#connection)?.close();
  }

  /** Asks the queue something. Rejects soon while it hangs. */
  private async ask<Answer>(question: (queue: MailQueue) => Promise<Answer>): Promise<Answer> {
    if (this.#queue === null) throw this.failure;
    if (performance.now() < this.#hang.untilMs) throw this.#hang.error;
    try {
      return await within(ANSWER_MS, question(this.#queue));
    } catch (error) {
      if (problemOf(error).code === "ETIMEDOUT")
        this.#hang = { error, untilMs: performance.now() + HANG_PAUSE_MS };
      throw error;
    }
  }

  private async process(job: Job<string>, send: Send): Promise<void> {
    // Somebody has tried all at once that wait, while a server was trying the queue.
    if (job.name === TRIAL.id) return;
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
  private async connect<Kind extends Connection>(
    open: () => Promise<Kind>,
    check?: (connection: Kind) => Promise<void>,
  ): Promise<Kind | null> {
    while (!this.#isClosed) {
      const connection = await this.attempt(open, check);
      if (connection !== null) return connection;
      await pause(CONNECT_PAUSE_MS, undefined, { ref: false });
    }
    return null;
  }

  private async attempt<Kind extends Connection>(
    open: () => Promise<Kind>,
    check: (connection: Kind) => Promise<void> = async () => undefined,
  ): Promise<Kind | null> {
    let connection: Kind | null = null;
    try {
      connection = await open();
      connection.on("error", (error) => {
        // The library goes on trying to connect, and says why here alone.
        this.failure = error;
        this.reportFailure(error);
      });
      await connection.waitUntilReady();
      await within(ANSWER_MS, check(connection));
      this.failure = null;
      return connection;
    } catch (error) {
      this.failure = error;
      this.reportFailure(error);
      await connection?.close().catch(() => undefined);
      return null;
    }
  }

  private reportFailure(error: unknown): void {
    if (performance.now() < this.#nextReportAtMs) return;
    this.#nextReportAtMs = performance.now() + REPORT_PAUSE_MS;
    this.events.report("outboxFailure", problemDetails(error));
  }
}
