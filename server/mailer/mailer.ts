import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Settings } from "../environment";
import { sendJsonStatus } from "../json-status";
import { type Clock, SYSTEM_CLOCK } from "./clock";
import { discardAbandonedCvs } from "./cv/received-cv";
import { type Events, eventsTo } from "./events";
import { intake } from "./intake/intake";
import { FileOutbox } from "./outbox/file-outbox";
import type { Outbox } from "./outbox/outbox";
import { sendTo } from "./outbox/send";
import { formRoutes } from "./routes/form-routes";
import { healthRoute } from "./routes/health-route";
import { FORM_METHODS, formAt } from "./routes/request-checks";
import { callWebhook, webhookTo } from "./webhook";

/**
 * How long shutdown waits for mails that are being sent; they are tried again after the next start.
 * In ms.
 */
const SENDING_END_MS = 1_500;

/**
 * How long a start waits for the queue, so that the first message finds it; the site does without.
 * In ms.
 */
const CONNECTING_MS = 2_000;

/** Registers the form and health endpoints below `/api`. */
export async function mailer(
  app: FastifyInstance,
  { settings, clock = SYSTEM_CLOCK }: { settings: Settings; clock?: Clock },
): Promise<void> {
  const events = eventsTo(app.log);
  const { QUEUE_URL, OUTBOX_DIR, SMTP_URL, WEBHOOK_URL } = settings;
  const [outbox, calls] = await Promise.all([
    QUEUE_URL ? openQueue(QUEUE_URL, "mails", events) : new FileOutbox(OUTBOX_DIR, events, clock),
    QUEUE_URL && WEBHOOK_URL ? openQueue(QUEUE_URL, "calls", events) : null,
  ]);
  const webhook = webhookTo(settings, calls, events);
  await app.register(
    async (api) => {
      answerWhatIsMissing(api);
      await api.register(formRoutes, {
        settings,
        intake: intake({ outbox, webhook, settings, events, clock }),
        events,
      });
      await api.register(healthRoute, { outbox });
    },
    { prefix: "/api" },
  );

  app.addHook("onListen", async () => {
    void discardAbandonedCvs();
    if (SMTP_URL !== null) outbox.work(sendTo(SMTP_URL, events));
    calls?.work((body) => callWebhook(body.toString(), settings));
  });
  // After the last request, which may add to it.
  app.addHook("onClose", async () => {
    const closing = Promise.all([outbox.close(), calls?.close()]);
    await Promise.race([closing, pause(SENDING_END_MS, undefined, { ref: false })]);
  });
}

/** A queue of `QUEUE_URL`, connected where that answers soon. */
async function openQueue(url: string, name: string, events: Events): Promise<Outbox> {
  // The library takes a moment to load, and memory.
  const { QueueOutbox } = await import("./outbox/queue-outbox");
  const queue = new QueueOutbox(url, events, name);
  await Promise.race([queue.connecting, pause(CONNECTING_MS)]);
  return queue;
}

/** Responds in JSON, before the body is read. */
function answerWhatIsMissing(api: FastifyInstance): void {
  api.addHook("onRequest", async (request, reply) => {
    reply.header("x-robots-tag", "noindex");
    if (request.is404) return answerMissing(request, reply);
  });
  api.setNotFoundHandler(answerMissing);
  // Prevents unknown API paths from falling through to the site's catch-all route.
  api.get("/", answerMissing);
  api.get("/*", answerMissing);
}

/** The form exists, but accepts other methods. */
function answerMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (formAt(request) === null) return sendJsonStatus(reply, 404);
  return sendJsonStatus(reply.header("allow", FORM_METHODS), 405);
}
