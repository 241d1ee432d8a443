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

/** How long shutdown waits for mails that are being sent; they are tried again after the next start. In ms. */
const SENDING_END_MS = 1_500;

/** How long a start waits for the queue, so that the first message finds it; the site does without. In ms. */
const CONNECTING_MS = 2_000;

/** Registers the form and health endpoints below `/api`. */
export async function mailer(
  app: FastifyInstance,
  { settings, clock = SYSTEM_CLOCK }: { settings: Settings; clock?: Clock },
): Promise<void> {
  const events = eventsTo(app.log);
  const outbox = await openOutbox(settings, events, clock);
  const webhook = webhookTo(settings, outbox, events);
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
    if (settings.SMTP_URL !== null)
      outbox.work(sendTo(settings.SMTP_URL, events), (body) => callWebhook(body, settings));
  });
  // After the last request, which may add to it.
  app.addHook("onClose", async () => {
    await Promise.race([outbox.close(), pause(SENDING_END_MS, undefined, { ref: false })]);
  });
}

/** The queue of `QUEUE_URL`, or the folder `OUTBOX_DIR`. */
async function openOutbox({ QUEUE_URL, OUTBOX_DIR }: Settings, events: Events, clock: Clock): Promise<Outbox> {
  if (QUEUE_URL === null) return new FileOutbox(OUTBOX_DIR, events, clock);
  // The library takes a moment to load, and memory.
  const { QueueOutbox } = await import("./outbox/queue-outbox");
  const outbox = new QueueOutbox(QUEUE_URL, events);
  await Promise.race([outbox.connecting, pause(CONNECTING_MS)]);
  return outbox;
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
