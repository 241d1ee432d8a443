import type { Clock } from "../clock";
import type { Events } from "../events";
import type { QueuedMessage } from "../spool/message";
import type { Spool } from "../spool/spool";
import { type Failure, failureOf } from "./failure";

/** A message that could not be delivered for this long becomes a dead letter, in ms. Decisions, section 5. */
const GIVE_UP_MS = 48 * 60 * 60_000;

/**
 * A message that the mail server rejects permanently becomes a dead letter after so many attempts. Rejections due to a
 * temporary misconfiguration, such as a mailbox being moved, are usually over by then (15 minutes with the default
 * backoff); the others are reported within the hour, not two days later.
 */
const MAX_REFUSALS = 5;

/**
 * A message becomes a dead letter by its age only after so many attempts since the start: a clock that jumps, or a
 * server that was off for two days, must not cost a message its retries.
 */
const MIN_ATTEMPTS = 3;

/** How often the queue is polled for messages that were put back by hand, and old ones are swept, in ms. */
const POLL_MS = 1_000;

/**
 * Maximum number of concurrent deliveries, and of connections to the mail server. Providers allow few per account:
 * Microsoft 365 three. It is also how many mails a kill can repeat.
 */
export const MAX_IN_FLIGHT = 3;

/** Result of a message that was accepted for at least one recipient. */
export type SendResult = {
  /** Number of recipients that were rejected permanently while others were not. */
  refused: number;
  /** Addresses, in lower case, that need no further attempt. */
  settled: readonly string[];
  /** Error of the recipients to be retried; `null` when there are none. */
  deferral: unknown;
};

export const ALL_SETTLED: SendResult = { refused: 0, settled: [], deferral: null };

/** Sends a message to its remaining recipients; rejects when it was accepted for none of them. */
export type Send = (message: QueuedMessage) => Promise<SendResult>;

/** Maximum of the exponential backoff, in ms. */
const MAX_BACKOFF_MS = 60 * 60_000;

/** Backoff after a number of failed attempts, in ms. Decisions, section 5: doubles from the first wait to an hour. */
function backoffMs(attempts: number, firstWaitMs: number): number {
  return Math.min(firstWaitMs * 2 ** (attempts - 1), MAX_BACKOFF_MS);
}

type Retry = { attempts: number; refusals: number; dueMs: number };

/** Delivers the queue through `send`, oldest first, several at a time, and retries failed messages with backoff. */
export class Delivery {
  readonly #retries = new Map<string, Retry>();
  /** Never rejecting. */
  readonly #inFlight = new Map<string, Promise<void>>();
  #outage = { rounds: 0, untilMs: 0 };
  /** The last attempted message, if the mail server was unreachable. */
  #lastUnreachable: string | null = null;
  #round: Promise<void> | null = null;
  #isWoken = false;
  #isStopped = false;
  #pollMs = POLL_MS;
  #cancelPoll: () => void = () => undefined;

  constructor(
    private readonly spool: Spool,
    private readonly send: Send,
    private readonly firstWaitMs: number,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** Processes the queue now, or once more if a round is in progress. Never throws. */
  wake(): void {
    if (this.#isStopped) return;
    this.#isWoken = true;
    this.#round ??= this.rounds().finally(() => {
      this.#round = null;
      if (this.#isWoken) this.wake();
      else if (!this.#isStopped) this.#cancelPoll = this.clock.after(this.#pollMs, () => this.wake());
    });
    this.#cancelPoll();
  }

  /** Starts no more deliveries; resolves when those in flight have settled. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#isWoken = false;
    this.#cancelPoll();
    await Promise.all([this.#round, ...this.#inFlight.values()]);
  }

  private async rounds(): Promise<void> {
    while (this.#isWoken) {
      this.#isWoken = false;
      try {
        await this.spool.sweep(this.clock.now());
        await this.deliverDue();
        this.#pollMs = POLL_MS;
      } catch (error) {
        this.#pollMs = this.firstWaitMs;
        this.reportSpoolFailure(error);
      }
    }
  }

  private reportSpoolFailure(error: unknown): void {
    this.events.report("spoolFailure", failureOf(error).details);
  }

  /** Starts the deliveries that are due; those in flight at the end continue, while later messages are looked for. */
  private async deliverDue(): Promise<void> {
    if (this.isBefore(this.#outage.untilMs)) return;
    // Read before the listing: a delivery that ends in between is still listed, although its message is gone.
    const inFlight = new Set(this.#inFlight.keys());
    const ids = await this.spool.list("queue");
    for (const id of this.#retries.keys()) if (!ids.includes(id)) this.#retries.delete(id);
    for (const id of this.dueInOrder(ids.filter((queued) => !inFlight.has(queued)))) {
      while (this.#inFlight.size >= MAX_IN_FLIGHT) await Promise.race(this.#inFlight.values());
      if (this.#isStopped || this.isBefore(this.#outage.untilMs)) return;
      const delivery = this.deliver(id).finally(() => this.#inFlight.delete(id));
      this.#inFlight.set(id, delivery);
    }
  }

  private async deliver(id: string): Promise<void> {
    try {
      this.noteOutcome(id, await this.attempt(id));
    } catch (error) {
      this.reportSpoolFailure(error);
      this.#outage.untilMs = this.clock.now() + this.firstWaitMs;
    }
  }

  /** Deliveries that were in flight when an outage began belong to it. */
  private noteOutcome(id: string, failure: Failure | null): void {
    const isOutage = this.isOutage(id, failure);
    if (failure === null) this.#outage = { rounds: 0, untilMs: 0 };
    if (!isOutage || this.isBefore(this.#outage.untilMs)) return;
    const rounds = this.#outage.rounds + 1;
    this.#outage = { rounds, untilMs: this.clock.now() + backoffMs(rounds, this.firstWaitMs) };
  }

  /** A single message may cause a connection failure; two different ones in a row count as an outage. */
  private isOutage(id: string, failure: Failure | null): boolean {
    const last = this.#lastUnreachable;
    this.#lastUnreachable = failure?.isUnreachable ? id : null;
    return this.#lastUnreachable !== null && last !== null && last !== id;
  }

  /** Whether a time is still to come. One that no backoff reaches is of a clock that has been put back since. */
  private isBefore(timeMs: number): boolean {
    const leftMs = timeMs - this.clock.now();
    return leftMs > 0 && leftMs <= MAX_BACKOFF_MS;
  }

  /** The messages that are due, earliest first, so that one that keeps failing does not block the others. */
  private dueInOrder(ids: readonly string[]): string[] {
    const dueMs = (id: string) => this.#retries.get(id)?.dueMs ?? 0;
    return ids.filter((id) => !this.isBefore(dueMs(id))).sort((one, other) => dueMs(one) - dueMs(other));
  }

  private async attempt(id: string): Promise<Failure | null> {
    try {
      const message = await this.spool.read(id);
      const { refused, settled, deferral } = await this.send(message);
      if (refused > 0) this.events.report("partly", { id, form: message.form });
      if (deferral !== null) {
        await this.spool.settleRecipients(message, [...(message.settled ?? []), ...settled]);
        throw deferral;
      }
      await this.spool.settleDelivered(id);
      this.#retries.delete(id);
      this.events.report("delivered", { id, form: message.form });
      return null;
    } catch (error) {
      const failure = failureOf(error);
      // The connection was closed by our own shutdown: not the message's failure.
      if (!this.#isStopped) await this.reschedule(id, failure);
      return failure;
    }
  }

  private async reschedule(id: string, failure: Failure): Promise<void> {
    const before = this.#retries.get(id) ?? { attempts: 0, refusals: 0 };
    const attempts = before.attempts + 1;
    const refusals = before.refusals + (failure.isPermanent ? 1 : 0);
    const waitMs = backoffMs(attempts, this.firstWaitMs);
    const ageMs = this.clock.now() - (await this.spool.queuedAtMs(id));
    const isTooOld = ageMs + waitMs > GIVE_UP_MS && attempts >= MIN_ATTEMPTS;
    if (isTooOld || refusals >= MAX_REFUSALS) {
      await this.spool.settleDead(id, failure.text);
      this.#retries.delete(id);
      return this.events.report("dead", { id, attempts, ...failure.details });
    }
    this.#retries.set(id, { attempts, refusals, dueMs: this.clock.now() + waitMs });
    this.events.report("retry", { id, attempts, waitS: Math.round(waitMs / 1000), ...failure.details });
  }
}
