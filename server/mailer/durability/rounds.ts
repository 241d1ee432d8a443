import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startMailServer } from "../testing/mail-server";
import { MAIL_SETTINGS } from "../testing/running-mailer";
import { startServerProcess } from "../testing/server-process";

/** Each round ends this long after the server listens at the latest, in ms. */
const LONGEST_ROUND_MS = 400;

const SENDERS = 2;

/**
 * Senders begin so long before the kill, in ms: enough that it comes in the middle of their messages, and few enough of
 * them that the mail server, which greets each connection after 100 ms only, has them all in the end.
 */
const SENDING_MS = 60;

/** After the last start the queue has to become shorter at least so often, until it is empty, in ms. */
const STANDSTILL_MS = 30_000;

const LOOK_MS = 50;

export type Outcome = {
  kills: number;
  acknowledged: number;
  delivered: number;
  /** Ids that were answered by 201 and never came. */
  lost: string[];
  /** Mails that came once more, by Message-ID. */
  duplicates: number;
};

/** Kills the server with SIGKILL at a random moment under load, so many times, and counts what came to the mail server. */
export async function runRounds(rounds: number): Promise<Outcome> {
  const spool = await mkdtemp(path.join(tmpdir(), "durability-"));
  const mailServer = await startMailServer();
  const env = { ...MAIL_SETTINGS, SMTP_URL: mailServer.url, SPOOL_DIR: spool, SPOOL_RETRY_S: "1" };
  const acknowledged: string[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) await runRound(env, acknowledged);
    const server = await startServerProcess(env);
    await drained(spool).finally(() => server.end("SIGTERM"));
  } finally {
    await mailServer.close();
    await rm(spool, { recursive: true, force: true });
  }
  const received = mailServer.mails.map(({ mail }) => String(mail.messageId).replace(/^<|@.*$/g, ""));
  const distinct = new Set(received);
  return {
    kills: rounds,
    acknowledged: acknowledged.length,
    delivered: distinct.size,
    lost: acknowledged.filter((id) => !distinct.has(id)),
    duplicates: received.length - distinct.size,
  };
}

async function runRound(env: Record<string, string>, acknowledged: string[]): Promise<void> {
  const server = await startServerProcess(env);
  const longestMs = Math.random() * LONGEST_ROUND_MS;
  await pause(longestMs - SENDING_MS);
  let isKilled = false;
  const senders = Array.from({ length: SENDERS }, async () => {
    while (!isKilled) {
      const id = await send(server.port);
      if (id !== null) acknowledged.push(id);
    }
  });
  await pause(Math.min(longestMs, SENDING_MS));
  await server.end("SIGKILL");
  isKilled = true;
  await Promise.all(senders);
}

let sent = 0;

/** The id that a 201 gave, or `null` when none came. */
async function send(port: number): Promise<string | null> {
  sent += 1;
  const fields = { fullName: "Jan Novák", email: "jan@visitor.example", message: `Message ${sent}` };
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/form/3/`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fields),
    });
    const answer = (await response.json()) as { id?: string };
    return response.status === 201 ? (answer.id ?? null) : null;
  } catch {
    return null;
  }
}

async function drained(spool: string): Promise<void> {
  let shortest = Number.POSITIVE_INFINITY;
  let since = Date.now();
  while (shortest > 0) {
    const { length } = await readdir(path.join(spool, "queue"));
    if (length < shortest) since = Date.now();
    shortest = Math.min(shortest, length);
    if (Date.now() - since > STANDSTILL_MS) throw new Error(`The queue stands still at ${length}`);
    await pause(LOOK_MS);
  }
}
