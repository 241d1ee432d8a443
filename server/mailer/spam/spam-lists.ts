import { readFile } from "node:fs/promises";
import { replaceFile } from "../../../lib/durable-files";
import { errorCode } from "../../../lib/error-code";
import type { Clock } from "../clock";
import type { Events } from "../events";
import { listedMessage } from "../mail/spam-list-content";
import {
  fingerprintOf,
  type ListedMessage,
  messageId,
  PRIVATE,
  parseMessageId,
  SPAM_KEPT_DAYS,
  SPAM_LIST,
  type SpamList,
} from "../spool/message";
import type { Spool } from "../spool/spool";

const DAY_MS = 24 * 60 * 60_000;

/** How often the folder is looked at, in ms. */
const CHECK_MS = 60_000;

/** Longer lists become several mails. */
const MAX_LISTED = 500;

/** In the folder `spam`: when each message was listed, ISO 8601, by id. */
const RECORD_FILE = "listed.json";

/** Of the ids of lists, to tell them from messages. */
const FINGERPRINT = fingerprintOf([SPAM_LIST]);

type Parts = { spool: Spool; events: Events; clock: Clock; onQueued: () => void };

/**
 * Once the oldest unlisted message in `spam` is a day old, queues a list of all of them for the agency; deletes what was
 * listed long ago.
 *
 * Each is listed once, whenever the server is killed: a list is queued in one step, is recorded before it is sent, and
 * there is no other one as long as it is in the queue.
 */
export class SpamLists {
  #checking: Promise<void> = Promise.resolve();
  #cancelCheck: () => void = () => undefined;
  #isStopped = false;

  constructor(private readonly parts: Parts) {}

  /** Looks now, and regularly from then on. Never throws. */
  start(): void {
    const { clock, events } = this.parts;
    this.#checking = this.check()
      .catch((error: unknown) => events.report("spoolFailure", { code: errorCode(error) ?? "unknown" }))
      .finally(() => {
        if (!this.#isStopped) this.#cancelCheck = clock.after(CHECK_MS, () => this.start());
      });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancelCheck();
    await this.#checking;
  }

  /** Call it before a list is sent: its messages will not be listed again. Rejects with the system's error. */
  async record({ listed }: SpamList): Promise<void> {
    const { spool, clock } = this.parts;
    const times = await this.recordedTimes();
    const now = new Date(clock.now()).toISOString();
    for (const { id } of listed) times[id] ??= now;
    const kept = new Set(await spool.list("spam"));
    const current = Object.fromEntries(Object.entries(times).filter(([id]) => kept.has(id)));
    await replaceFile(spool.path("spam", RECORD_FILE), `${JSON.stringify(current, null, 2)}\n`, PRIVATE);
  }

  private async check(): Promise<void> {
    const { spool, clock } = this.parts;
    const times = await this.recordedTimes();
    const unlisted: string[] = [];
    for (const id of await spool.list("spam")) {
      const listedAt = times[id];
      if (listedAt === undefined) unlisted.push(id);
      else if (clock.now() - Date.parse(listedAt) >= SPAM_KEPT_DAYS * DAY_MS) await spool.remove("spam", id);
    }
    const oldestMs = parseMessageId(unlisted[0] ?? "")?.receivedAtMs;
    // A time in the future is of a clock that was wrong.
    const isDue = oldestMs !== undefined && Math.abs(clock.now() - oldestMs) >= DAY_MS;
    if (!isDue || (await this.isListWaiting())) return;
    await this.queue(unlisted.slice(0, MAX_LISTED));
  }

  private async isListWaiting(): Promise<boolean> {
    return (await this.parts.spool.list("queue")).some((id) => parseMessageId(id)?.fingerprint === FINGERPRINT);
  }

  private async queue(ids: readonly string[]): Promise<void> {
    const { spool, events, clock, onQueued } = this.parts;
    const listed: ListedMessage[] = [];
    for (const id of ids) listed.push(listedMessage(id, await spool.readSpam(id).catch(() => null)));
    const receivedAt = new Date(clock.now());
    const id = messageId(receivedAt, FINGERPRINT);
    const list: SpamList = { id, form: SPAM_LIST, receivedAt: receivedAt.toISOString(), listed };
    await spool.store(await spool.newDraft(), list, "queue");
    events.report("listed", { id, form: SPAM_LIST, messages: listed.length });
    onQueued();
  }

  /** When each message was listed. A file that somebody has edited counts for nothing. */
  private async recordedTimes(): Promise<Record<string, string>> {
    const text = await readFile(this.parts.spool.path("spam", RECORD_FILE), "utf8").catch((error: unknown) => {
      if (errorCode(error) === "ENOENT") return "{}";
      throw error;
    });
    try {
      return { ...JSON.parse(text) };
    } catch {
      return {};
    }
  }
}
