import { setTimeout as pause } from "node:timers/promises";
import type { Settings } from "../../settings";
import type { Clock } from "../clock";
import type { Events } from "../events";
import { FileOutbox } from "./file-outbox";
import type { Outbox } from "./outbox";

/** How long a start waits for the queue, so that the first message finds it; the site does without. In ms. */
const CONNECTING_MS = 2_000;

/** The queue of `QUEUE_URL`, or the folder `OUTBOX_DIR`. */
export async function openOutbox({ QUEUE_URL, OUTBOX_DIR }: Settings, events: Events, clock: Clock): Promise<Outbox> {
  if (QUEUE_URL === null) return new FileOutbox(OUTBOX_DIR, events, clock);
  // The library takes a moment to load, and memory.
  const { QueueOutbox } = await import("./queue-outbox");
  const outbox = new QueueOutbox(QUEUE_URL, events);
  await Promise.race([outbox.connecting, pause(CONNECTING_MS)]);
  return outbox;
}
