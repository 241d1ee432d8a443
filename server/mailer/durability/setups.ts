import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Queue } from "bullmq";
import { libraryFor } from "../outbox/queue-library";
import { startExim, whyNoExim } from "../testing/exim";
import { smtpError, startMailServer } from "../testing/mail-server";
import { QUEUE_SERVERS } from "../testing/queue-servers";

/** Share of the attempts that the mail server refuses as a busy one does. */
const REFUSED_SHARE = 0.2;

export type OpenSetup = {
  env: Record<string, string>;
  /** Number of servers that run side by side. */
  servers: number;
  /** The Message-IDs of all mails that have arrived, with repetitions. */
  messageIds: () => Promise<string[]>;
  /** Whether the outbox is empty. Mails that wait for their next attempt are tried at once. */
  isDrained: () => Promise<boolean>;
  close: () => Promise<void>;
};

export type Setup = {
  name: string;
  /** Why it cannot be tried on this machine; `null` when it can. */
  whyNot: string | null;
  open: () => Promise<OpenSetup>;
};

/** One server with a folder, and Debian's own mail server. */
const FILES: Setup = {
  name: "files",
  whyNot: whyNoExim(),
  open: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "durability-"));
    const exim = await startExim();
    return {
      env: { SMTP_URL: exim.url, OUTBOX_DIR: folder },
      servers: 1,
      messageIds: exim.messageIds,
      isDrained: async () => (await readdir(folder)).length === 0,
      close: async () => {
        await exim.close();
        await rm(folder, { recursive: true });
      },
    };
  },
};

/** Two servers with a queue, and a mail server that refuses a fifth. */
const QUEUES: Setup[] = QUEUE_SERVERS.map(({ name, whyNot, open }) => ({
  name,
  whyNot,
  open: async () => {
    const server = await open();
    const queue = (await libraryFor(server.url, "mails")).queue() as Queue;
    const { url, mails, close } = await startMailServer({
      onMailFrom: (_address, _session, done) =>
        done(Math.random() < REFUSED_SHARE ? smtpError(451, "Busy") : null),
    });
    return {
      env: { SMTP_URL: url, QUEUE_URL: server.url, OUTBOX_DIR: "/dev/null/none" },
      servers: 2,
      messageIds: async () => mails.map(({ mail }) => String(mail.messageId)),
      isDrained: async () => {
        await queue.promoteJobs();
        const counts = await queue.getJobCounts("waiting", "active", "delayed", "failed");
        return Object.values(counts).every((count) => count === 0);
      },
      close: async () => {
        await queue.close();
        await close();
        await server.close();
      },
    };
  },
}));

export const SETUPS = [FILES, ...QUEUES];
