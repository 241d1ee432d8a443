import type { Clock } from "../clock";
import type { Events } from "../events";
import type { Message } from "../spool/message";
import type { Spool } from "../spool/spool";
import { type Failure, failureOf } from "./failure";

/** A message that could not be delivered for so long is given up, in ms. Decisions, section 5. */
const GIVE_UP_MS = 48 * 60 * 60_000;

/**
 * A message that the mail server refuses for good is given up after so many attempts: refusals that are an oversight of
 * the mail server's operator, such as a mailbox that is just being moved, are over by then (15 minutes with the default
 * wait), and the others are known the same hour, not two days later.
 */
const MOST_REFUSALS = 5;

/** How often the queue is looked through for messages that were put back by hand, and old ones are swept, in ms. */
const LOOK_MS = 1_000;

/** A mail server that ponders a message for longer keeps the others waiting no more, in ms. */
const PATIENCE_MS = 15_000;

/** So many messages a mail server may have at a time. */
const MOST_UNDER_WAY = 4;

/** What became of a message that was taken. */
export type Sent = {
  /** Recipients that were refused for good while others were not. */
  refused: number;
  /** Addresses, in lower case, that need no further attempt. */
  settled: readonly string[];
  /** Why other recipients are to be tried again; `null` when there are none. */
  deferral: unknown;
};

export const EVERYBODY: Sent = { refused: 0, settled: [], deferral: null };

/** Sends one message to the recipients that are left; rejects when it was not taken for any of them. */
export type Send = (message: Message) => Promise<Sent>;

/** Waits double until they are this long, in ms. */
const LONGEST_WAIT_MS = 60 * 60_000;

/** Waiting after so many failed attempts, in ms. Decisions, section 5: from the first wait, doubling to an hour. */
function waitAfter(attempts: number, firstWaitMs: number): number {
  return Math.min(firstWaitMs * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}

type Waiting = { attempts: number; refusals: number; dueMs: number };

/**
 * Empties the queue into `send`, one message after another unless one takes long, and tries again later what did not go.
 */
export class Delivery {
  readonly #waiting = new Map<string, Waiting>();
  readonly #underWay = new Map<string, Promise<Failure | null>>();
  #outage = { rounds: 0, untilMs: 0 };
  /** The message tried last, when the mail server was not reached with it. */
  #lastUnreachable: string | null = null;
  #round: Promise<void> | null = null;
  #isWoken = false;
  #isStopped = false;
  #lookAgainMs = LOOK_MS;
  #callOff: () => void = () => undefined;

  constructor(
    private readonly spool: Spool,
    private readonly send: Send,
    private readonly firstWaitMs: number,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** Looks through the queue now, or once more when it is at it. Never throws. */
  wake(): void {
    if (this.#isStopped) return;
    this.#isWoken = true;
    this.#round ??= this.rounds().finally(() => {
      this.#round = null;
      if (this.#isWoken) this.wake();
      else if (!this.#isStopped) this.#callOff = this.clock.after(this.#lookAgainMs, () => this.wake());
    });
    this.#callOff();
  }

  /** Begins no more deliveries; resolves when those that are under way have ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#isWoken = false;
    this.#callOff();
    await Promise.allSettled([this.#round, ...this.#underWay.values()]);
  }

  private async rounds(): Promise<void> {
    while (this.#isWoken) {
      this.#isWoken = false;
      try {
        await this.spool.sweep(this.clock.now());
        await this.deliverDue();
        this.#lookAgainMs = LOOK_MS;
      } catch (error) {
        this.#lookAgainMs = this.firstWaitMs;
        this.reportSpoolFailure(error);
      }
    }
  }

  private reportSpoolFailure(error: unknown): void {
    this.events.report("spoolFailure", failureOf(error).details);
  }

  private async deliverDue(): Promise<void> {
    if (this.clock.now() < this.#outage.untilMs) return;
    // Before the names are read: what ends meanwhile is still among them, and gone.
    const underWay = new Set(this.#underWay.keys());
    const ids = await this.spool.list("queue");
    for (const id of this.#waiting.keys()) if (!ids.includes(id)) this.#waiting.delete(id);
    for (const id of this.inOrder(ids.filter((queued) => !underWay.has(queued)))) {
      if (this.#isStopped || this.#underWay.size >= MOST_UNDER_WAY) return;
      const failure = await this.deliverPatiently(id);
      if (failure === undefined) continue;
      if (this.isAway(id, failure)) {
        const rounds = this.#outage.rounds + 1;
        this.#outage = { rounds, untilMs: this.clock.now() + waitAfter(rounds, this.firstWaitMs) };
        return;
      }
      if (failure === null) this.#outage = { rounds: 0, untilMs: 0 };
    }
  }

  /** One message alone may fail as if the mail server were away; when the next one does, too, it is. */
  private isAway(id: string, failure: Failure | null): boolean {
    const last = this.#lastUnreachable;
    this.#lastUnreachable = failure?.isUnreachable ? id : null;
    return this.#lastUnreachable !== null && last !== null && last !== id;
  }

  /** Those that are due, the longest waiting first: one that fails each time does not keep the others. */
  private inOrder(ids: readonly string[]): string[] {
    const dueMs = (id: string) => this.#waiting.get(id)?.dueMs ?? 0;
    return ids.filter((id) => dueMs(id) <= this.clock.now()).sort((one, other) => dueMs(one) - dueMs(other));
  }

  /** `undefined` when the mail server still ponders it: it goes on by itself then. */
  private async deliverPatiently(id: string): Promise<Failure | null | undefined> {
    const delivery = this.deliver(id).finally(() => this.#underWay.delete(id));
    this.#underWay.set(id, delivery);
    let callOff: () => void = () => undefined;
    const patience = new Promise<undefined>((resolve) => {
      callOff = this.clock.after(PATIENCE_MS, () => resolve(undefined));
    });
    const failure = await Promise.race([delivery, patience]).finally(() => callOff());
    if (failure === undefined) delivery.catch((error: unknown) => this.reportSpoolFailure(error));
    return failure;
  }

  private async deliver(id: string): Promise<Failure | null> {
    try {
      const message = await this.spool.read(id);
      const { refused, settled, deferral } = await this.send(message);
      if (refused > 0) this.events.report("partly", { id, form: message.form });
      if (deferral !== null) {
        await this.spool.settleRecipients(message, [...(message.settled ?? []), ...settled]);
        throw deferral;
      }
      await this.spool.settleDelivered(id);
      this.#waiting.delete(id);
      this.events.report("delivered", { id, form: message.form });
      return null;
    } catch (error) {
      const failure = failureOf(error);
      await this.putOff(id, failure);
      return failure;
    }
  }

  private async putOff(id: string, failure: Failure): Promise<void> {
    const before = this.#waiting.get(id) ?? { attempts: 0, refusals: 0 };
    const attempts = before.attempts + 1;
    const refusals = before.refusals + (failure.isPermanent ? 1 : 0);
    const waitMs = waitAfter(attempts, this.firstWaitMs);
    const ageMs = this.clock.now() - (await this.spool.queuedAtMs(id));
    if (ageMs + waitMs > GIVE_UP_MS || refusals >= MOST_REFUSALS) {
      await this.spool.settleDead(id, failure.text);
      this.#waiting.delete(id);
      return this.events.report("dead", { id, attempts, ...failure.details });
    }
    this.#waiting.set(id, { attempts, refusals, dueMs: this.clock.now() + waitMs });
    this.events.report("retry", { id, attempts, waitS: Math.round(waitMs / 1000), ...failure.details });
  }
}
