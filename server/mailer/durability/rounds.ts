import { setTimeout as pause } from "node:timers/promises";
import { formAddress, GENERAL, MAIL_SETTINGS, putJson } from "../testing/running-mailer";
import { type ServerProcess, startServerProcess } from "../testing/server-process";
import { until } from "../testing/wait";
import type { OpenSetup, Setup } from "./setups";

/**
 * A server is killed this long after its first 201 at the latest, in ms; each fourth one after its
 * start, busy or not.
 */
const LONGEST_ROUND_MS = 300;
const EARLY = 4;

/** Of each server. */
const SENDERS = 2;

/**
 * Between two messages of a sender, in ms: mails that come faster than they are sent only take long
 * to drain.
 */
const PACE_MS = 50;

/**
 * Time limit for emptying the outbox after the last start, in ms: the queue gives up a killed
 * server's mails after a while.
 */
const DRAIN_MS = 600_000;

/** A real mail server takes a moment from its yes to the mailbox. */
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
    const arrived = async () =>
      (await setup.messageIds()).map((messageId) => messageId.replace(/^<|@.*$/g, ""));
    const lost = async () => {
      const ids = new Set(await arrived());
      return acknowledged.filter((id) => !ids.has(id));
    };
    await until(async () => (await lost()).length === 0, ARRIVAL_MS).catch(() => undefined);
    const ids = await arrived();
    const sent = new Set(ids).size;
    const counts = { acknowledged: acknowledged.length, sent, duplicates: ids.length - sent };
    return { kills: rounds, ...counts, lost: await lost() };
  } finally {
    await setup.close();
  }
}

/** @param acknowledged gets the ids in all responses with 201 */
async function killUnderLoad(
  rounds: number,
  { env, servers }: OpenSetup,
  acknowledged: string[],
): Promise<void> {
  const start = () => startServerProcess({ ...MAIL_SETTINGS, ...env });
  const running = await Promise.all(Array.from({ length: servers }, start));
  const acceptedBy = running.map(() => 0);
  let isOver = false;
  const senders = running.flatMap((_, index) =>
    Array.from({ length: SENDERS }, async () => {
      while (!isOver) {
        const id = await send(running[index] as ServerProcess);
        if (id === null) continue;
        acknowledged.push(id);
        acceptedBy[index] = (acceptedBy[index] ?? 0) + 1;
      }
    }),
  );
  for (let round = 0; round < rounds; round += 1) {
    const victim = round % servers;
    const before = acceptedBy[victim];
    if (round % EARLY > 0) await until(() => acceptedBy[victim] !== before);
    await pause(Math.random() * LONGEST_ROUND_MS);
    await running[victim]?.end("SIGKILL");
    running[victim] = await start();
  }
  isOver = true;
  await Promise.all([...senders, ...running.map((server) => server.end("SIGKILL"))]);
}

let sent = 0;

/** The id in a 201 response, or `null` without one. */
async function send({ port }: ServerProcess): Promise<string | null> {
  sent += 1;
  const body = { ...GENERAL, message: `Message ${sent}` };
  const answer = await putJson(formAddress(port, 3), body).catch(() => null);
  await pause(PACE_MS);
  return answer?.status === 201 ? String(answer.body.id) : null;
}
