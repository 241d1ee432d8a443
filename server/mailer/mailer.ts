import { readdir } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Settings } from "../environment";
import { sendJsonStatus } from "../json-status";
import { StartError } from "../start-error";
import { type Clock, SYSTEM_CLOCK } from "./clock";
import { discardAbandonedCvs } from "./cv/received-cv";
import { type Events, eventsTo } from "./events";
import { createIntake } from "./intake/intake";
import { FileOutbox } from "./outbox/file-outbox";
import type { Outbox } from "./outbox/outbox";
import { problemOf } from "./outbox/problems";
import { sendTo } from "./outbox/send";
import { pageFormsOf, readerOfForms } from "./page-forms";
import { formRoutes } from "./routes/form-routes";
import { healthRoute } from "./routes/health-route";
import { FORM_METHODS, formAt } from "./routes/request-checks";
import { callWebhook } from "./webhook/post-call";
import { webhookTo } from "./webhook/webhook";

/**
 * How long shutdown waits for mails that are being sent, in ms. The others are sent again after the
 * next start.
 */
const SHUTDOWN_MS = 1_500;

/** How long a start waits for the queue, in ms. The site does not need it. */
const CONNECT_MS = 4_000;

type MailerOptions = { settings: Settings; clock?: Clock; formsFolder?: string };

/** Registers the form and health endpoints below `/api`, and sends mails once the server listens. */
export async function mailer(
  app: FastifyInstance,
  { settings, clock = SYSTEM_CLOCK, formsFolder }: MailerOptions,
): Promise<void> {
  const events = eventsTo(app.log);
  const { QUEUE_URL, OUTBOX_DIR, SMTP_URL, WEBHOOK_URL } = settings;
  const [outbox, calls] = await Promise.all([
    QUEUE_URL ? openQueue(QUEUE_URL, "mails", events) : new FileOutbox(OUTBOX_DIR, events, clock),
    QUEUE_URL && WEBHOOK_URL ? openQueue(QUEUE_URL, "calls", events) : null,
  ]);
  const webhook = webhookTo(settings, calls, events, clock);
  await app.register(
    async (api) => {
      answerUnknownPaths(api);
      await api.register(formRoutes, {
        settings,
        pageFormOf: pageFormsOf(readerOfForms(settings, formsFolder), events),
        intake: createIntake({ outbox, webhook, settings, events, clock }),
        events,
      });
      await api.register(healthRoute, { outbox });
    },
    { prefix: "/api" },
  );

  let report: Promise<void> | null = null;
  app.addHook("onListen", async () => {
    void discardAbandonedCvs();
    if (SMTP_URL !== null) outbox.work(sendTo(SMTP_URL, events));
    calls?.work((body) => callWebhook(body.toString(), settings));
    if (QUEUE_URL) void reportLeftMails(OUTBOX_DIR, events);
    if (QUEUE_URL && WEBHOOK_URL === null)
      report = reportWaitingCalls(QUEUE_URL, events).catch(() => undefined);
  });
  // Runs after the last request, which may add a mail.
  app.addHook("onClose", async () => {
    webhook.close();
    const closing = Promise.all([outbox.close(), calls?.close(), report]);
    await Promise.race([closing, pause(SHUTDOWN_MS, undefined, { ref: false })]);
  });
}

/**
 * Opens a queue. It may not be connected yet when `url` does not answer soon. Rejects with a
 * `StartError` when no waiting would help.
 */
async function openQueue(url: string, name: string, events: Events): Promise<Outbox> {
  // Loaded on demand: the library takes time and memory.
  const { QueueOutbox } = await import("./outbox/queue-outbox");
  const queue = new QueueOutbox(url, events, name);
  await Promise.race([queue.started, pause(CONNECT_MS, undefined, { ref: false })]);
  const { code, text, isLasting } = problemOf(queue.failure);
  if (!isLasting) return queue;
  void queue.close();
  throw new StartError(`The server did not start: QUEUE_URL cannot be used (${code}). ${text}`);
}

/** Reports mails that wait in the folder since before `QUEUE_URL` was set. */
async function reportLeftMails(folder: string, events: Events): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const waiting = names.filter((name) => name.endsWith(".eml")).length;
  if (waiting > 0) events.report("mailsWait", { waiting });
}

/** Reports calls that wait in the queue since before `WEBHOOK_URL` was taken out. */
async function reportWaitingCalls(url: string, events: Events): Promise<void> {
  const calls = await openQueue(url, "calls", events);
  const { waiting, failed } = await calls.counts().catch(() => ({ waiting: 0, failed: 0 }));
  await calls.close().catch(() => undefined);
  if (waiting + failed > 0) events.report("callsWait", { waiting, failed });
}

/** Responds in JSON to paths and methods that do not exist, before a body is read. */
function answerUnknownPaths(api: FastifyInstance): void {
  api.addHook("onRequest", async (request, reply) => {
    reply.header("x-robots-tag", "noindex");
    if (request.is404) return answerNotFound(request, reply);
  });
  api.setNotFoundHandler(answerNotFound);
  // Without these, the site's catch-all route would answer.
  api.get("/", answerNotFound);
  api.get("/*", answerNotFound);
}

/** 404, or 405 for a form, which exists but accepts other methods. */
function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (formAt(request) === null) return sendJsonStatus(reply, 404);
  return sendJsonStatus(reply.header("allow", FORM_METHODS), 405);
}
