import { setTimeout as pause } from "node:timers/promises";
import { formAddress, GENERAL, MAIL_SETTINGS, putJson } from "../testing/running-mailer";
import { type ServerProcess, startServerProcess } from "../testing/server-process";
import { until } from "../testing/wait";
import type { OpenSetup, Setup } from "./setups";

/** Maximum time from a server's first 201 to its kill, in ms. */
const MAX_ROUND_MS = 300;

/** Each round of this number kills a server at any time after its start, also before a 201. */
const EARLY_ROUND = 4;

/** Number of senders for each server. */
const SENDERS = 2;

/**
 * Pause between messages of a sender, in ms. Mails that come faster than they are sent only take long
 * to drain.
 */
const SENDER_PAUSE_MS = 50;

/**
 * How long the outbox may take to become empty after the last start, in ms. A queue waits before it
 * gives a killed server's mails to others.
 */
const DRAIN_MS = 600_000;

/** How long a mail server may take to put an accepted mail into the mailbox, in ms. */
const ARRIVAL_MS = 15_000;

export type Outcome = {
  kills: number;
  acknowledged: number;
  sent: number;
  lost: string[];
  duplicates: number;
};

/**
 * Kills servers with SIGKILL at random moments under load, one after the other, and counts the
 * mails that arrive.
 * @returns `lost`: ids acknowledged by 201 that never arrived; `duplicates`: repetitions, by
 * Message-ID
 */
export async function runRounds(rounds: number, { open }: Setup): Promise<Outcome> {
  const setup = await open();
  const acknowledged: string[] = [];
  try {
    await killUnderLoad(rounds, setup, acknowledged);
    const server = await startServerProcess({ ...MAIL_SETTINGS, ...setup.env });
    await until(setup.isDrained, DRAIN_MS).finally(() => server.end("SIGTERM"));
    const readIds = async () =>
      (await setup.messageIds()).map((messageId) => messageId.replace(/^<|@.*$/g, ""));
    const findLost = async () => {
      const ids = new Set(await readIds());
      return acknowledged.filter((id) => !ids.has(id));
    };
    await until(async () => (await findLost()).length === 0, ARRIVAL_MS).catch(() => undefined);
    const ids = await readIds();
    const sent = new Set(ids).size;
    const counts = { acknowledged: acknowledged.length, sent, duplicates: ids.length - sent };
    return { kills: rounds, ...counts, lost: await findLost() };
  } finally {
    await setup.close();
  }
}

/**
 * Sends messages to all servers, and kills these one after the other.
 * @param acknowledged gets the ids in all responses with 201
 */
async function killUnderLoad(
  rounds: number,
  { env, servers }: OpenSetup,
  acknowledged: string[],
): Promise<void> {
  const start = () => startServerProcess({ ...MAIL_SETTINGS, ...env });
  const running = await Promise.all(Array.from({ length: servers }, start));
  /** Number of messages that each server has acknowledged. */
  const counts = running.map(() => 0);
  let isOver = false;
  const senders = running.flatMap((_, index) =>
    Array.from({ length: SENDERS }, async () => {
      while (!isOver) {
        const id = await send(running[index] as ServerProcess);
        if (id === null) continue;
        acknowledged.push(id);
        counts[index] = (counts[index] ?? 0) + 1;
      }
    }),
  );
  for (let round = 0; round < rounds; round += 1) {
    const victim = round % servers;
    const countBefore = counts[victim];
    if (round % EARLY_ROUND > 0) await until(() => counts[victim] !== countBefore);
    await pause(Math.random() * MAX_ROUND_MS);
    await running[victim]?.end("SIGKILL");
    running[victim] = await start();
  }
  isOver = true;
  await Promise.all([...senders, ...running.map((server) => server.end("SIGKILL"))]);
}

let messageCount = 0;

/** Sends a message. Resolves with the id of a 201, or `null`. */
async function send({ port }: ServerProcess): Promise<string | null> {
  messageCount += 1;
  const body = { ...GENERAL, message: `Message ${messageCount}` };
  const answer = await putJson(formAddress(port, "general"), body).catch(() => null);
  await pause(SENDER_PAUSE_MS);
  return answer?.status === 201 ? String(answer.body.id) : null;
}
