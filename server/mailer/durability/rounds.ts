import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startMailServer } from "../testing/mail-server";
import { formAddress, GENERAL, MAIL_SETTINGS, putJson } from "../testing/running-mailer";
import { startServerProcess } from "../testing/server-process";
import { until } from "../testing/wait";

/** Each round ends this long after the server listens at the latest, in ms. */
const LONGEST_ROUND_MS = 400;

const SENDERS = 2;

/**
 * Senders start this long before the kill at the latest, in ms: early enough that messages are acknowledged on a busy
 * machine and that some are on their way to the mail server, which delays each greeting by 100 ms.
 */
const SENDING_MS = 200;

/** Time limit for emptying the queue after the last start, in ms. */
const DRAIN_MS = 120_000;

type RoundsMailServer = {
  url: string;
  /** Of all mails it has, with repetitions. */
  messageIds: () => Promise<string[]>;
  close: () => Promise<void>;
};

async function defaultMailServer(): Promise<RoundsMailServer> {
  const { url, mails, close } = await startMailServer();
  return { url, messageIds: async () => mails.map(({ mail }) => String(mail.messageId)), close };
}

/**
 * Repeatedly kills the server with SIGKILL at a random moment under load, and counts the mails that were delivered.
 * @returns `lost`: ids acknowledged by 201 but never delivered; `duplicates`: repeated deliveries, by Message-ID
 */
export async function runRounds(rounds: number, given?: RoundsMailServer) {
  const spool = await mkdtemp(path.join(tmpdir(), "durability-"));
  const mailServer = given ?? (await defaultMailServer());
  const env = { ...MAIL_SETTINGS, SMTP_URL: mailServer.url, SPOOL_DIR: spool, SPOOL_RETRY_S: "1" };
  const acknowledged: string[] = [];
  const received = async () => (await mailServer.messageIds()).map((messageId) => messageId.replace(/^<|@.*$/g, ""));
  const isLost = (there: readonly string[]) => (id: string) => !there.includes(id);
  let ids: string[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) await runRound(env, acknowledged);
    const server = await startServerProcess(env);
    const isDrained = async () => (await readdir(path.join(spool, "queue"))).length === 0;
    await until(isDrained, DRAIN_MS).finally(() => server.end("SIGTERM"));
    // A real mail server takes a moment from its yes to the mailbox.
    await until(async () => !acknowledged.some(isLost(await received()))).catch(() => undefined);
    ids = await received();
  } finally {
    await mailServer.close();
    await rm(spool, { recursive: true, force: true });
  }
  const distinct = new Set(ids);
  return {
    kills: rounds,
    acknowledged: acknowledged.length,
    delivered: distinct.size,
    lost: acknowledged.filter(isLost(ids)),
    duplicates: ids.length - distinct.size,
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

/** The id in a 201 response, or `null` without one. */
async function send(port: number): Promise<string | null> {
  sent += 1;
  const answer = await putJson(formAddress(port, 3), { ...GENERAL, message: `Message ${sent}` }).catch(() => null);
  return answer?.status === 201 ? String(answer.body.id) : null;
}
