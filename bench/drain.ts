import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createTransport } from "nodemailer";
import { fingerprintOf, messageId } from "../server/mailer/spool/message";
import { startInstantMailServer } from "../server/mailer/testing/instant-mail-server";
import { GENERAL, MAIL_SETTINGS } from "../server/mailer/testing/running-mailer";
import { startServerProcess } from "../server/mailer/testing/server-process";
import { median } from "./figures";

const BACKLOG = 1_000;
const PAIRS = 3;
const WANTED_PER_SECOND = 100;

const TEXT = "We would like a new site. ".repeat(10);

/** Puts messages into the queue of a spool, as a server that was away from its mail server leaves them. */
function fillQueue(spool: string): void {
  const receivedAt = new Date();
  for (let index = 0; index < BACKLOG; index += 1) {
    const id = messageId(receivedAt, fingerprintOf([String(index)]));
    const values = { ...GENERAL, message: `${index}: ${TEXT}` };
    const folder = path.join(spool, "queue", id);
    mkdirSync(folder, { recursive: true });
    const message = { id, form: "general", receivedAt: receivedAt.toISOString(), values, marks: [], cv: null };
    writeFileSync(path.join(folder, "message.json"), JSON.stringify(message));
  }
}

/** From the first connection until the queue is empty. @returns messages a second */
async function drainWithMailer(): Promise<number> {
  // In the project, because the system's temporary folder may be a RAM disk.
  mkdirSync("var", { recursive: true });
  const spool = mkdtempSync("var/bench-spool-");
  fillQueue(spool);
  let begun = 0;
  const mailServer = await startInstantMailServer(() => {
    begun ||= performance.now();
  });
  const server = await startServerProcess({ ...MAIL_SETTINGS, SMTP_URL: mailServer.url, SPOOL_DIR: spool });
  try {
    while (readdirSync(path.join(spool, "queue")).length > 0) await pause(5);
    const seconds = (performance.now() - begun) / 1_000;
    if (mailServer.messageIds.length !== BACKLOG) throw new Error(`${mailServer.messageIds.length} mails came`);
    return BACKLOG / seconds;
  } finally {
    await server.end("SIGTERM");
    await mailServer.close();
    rmSync(spool, { recursive: true, force: true });
  }
}

/** What nobody keeps: mails of the same length, one after another, each over a connection of its own. */
async function sendInLoop(): Promise<number> {
  const mailServer = await startInstantMailServer();
  const transport = createTransport(mailServer.url);
  const begun = performance.now();
  for (let index = 0; index < BACKLOG; index += 1) {
    await transport.sendMail({ from: "a@agency.example", to: "b@agency.example", subject: `${index}`, text: TEXT });
  }
  const seconds = (performance.now() - begun) / 1_000;
  await mailServer.close();
  return BACKLOG / seconds;
}

/** How fast a backlog goes out beside a mail server that answers immediately, by turns with a plain loop. */
export async function measureDrain(): Promise<void> {
  const ratios: number[] = [];
  for (let pair = 1; pair <= PAIRS; pair += 1) {
    const plain = await sendInLoop();
    const drained = await drainWithMailer();
    ratios.push(drained / plain);
    console.log(
      `${pair}: a backlog of ${BACKLOG} drains at ${drained.toFixed(0)}/s; a plain loop of nodemailer sends ${plain.toFixed(0)}/s; ratio ${ratios.at(-1)?.toFixed(2)}`,
    );
  }
  console.log(`ratio ${median(ratios).toFixed(2)} (median); wanted: ${WANTED_PER_SECOND}/s`);
}
