import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendJsonStatus } from "../json-status";
import type { Settings } from "../settings";
import { type Clock, SYSTEM_CLOCK } from "./clock";
import { Delivery } from "./delivery/delivery";
import { outboxSend, smtpSend } from "./delivery/transports";
import { Events } from "./events";
import { Intake } from "./intake/intake";
import { formRoutes } from "./routes/form-routes";
import { healthRoute, metricsRoute } from "./routes/monitor-routes";
import { FORM_METHODS, formAt } from "./routes/request-checks";
import { Spool, SpoolInUseError } from "./spool/spool";

/** How long shutdown waits for deliveries in flight; they are retried after the next start. In ms. */
const DELIVERY_END_MS = 1_500;

/**
 * Registers the form and health endpoints below `/api`, and `/metrics`. Rejects with a `SpoolInUseError` while another
 * server holds the spool.
 */
export async function mailer(
  app: FastifyInstance,
  { settings, clock = SYSTEM_CLOCK }: { settings: Settings; clock?: Clock },
): Promise<void> {
  const events = new Events(app.log);
  const spool = new Spool(settings.spoolDir);
  const send = settings.smtpUrl === null ? outboxSend(settings, spool) : smtpSend(settings, settings.smtpUrl, spool);
  const delivery = new Delivery(spool, send, settings.spoolRetrySeconds * 1000, events, clock);
  const { recaptchaSecret: secret, recaptchaVerifyUrl: verifyUrl, siteHosts: hostnames, clamdSocket } = settings;
  const botCheck = secret === null ? null : { secret, verifyUrl, hostnames };
  const intake = new Intake({ spool, events, clock, botCheck, clamdSocket, onQueued: () => delivery.wake() });

  await openSpool(spool, events);
  await app.register(
    async (api) => {
      answerWhatIsMissing(api);
      await api.register(formRoutes, { settings, spool, intake, events });
      await api.register(healthRoute, { spool, events, clock });
    },
    { prefix: "/api" },
  );
  await app.register(metricsRoute, { spool, events, clock });
  deliverWhileOpen(app, delivery, spool);
}

/** A full or read-only disk disables the forms, not the site. */
async function openSpool(spool: Spool, events: Events): Promise<void> {
  try {
    await spool.open();
  } catch (error) {
    if (error instanceof SpoolInUseError) throw error;
    events.report("spoolFailure", { code: (error as NodeJS.ErrnoException).code ?? "unknown" });
  }
}

function deliverWhileOpen(app: FastifyInstance, delivery: Delivery, spool: Spool): void {
  let stopped: Promise<void> | undefined;
  app.addHook("onListen", async () => delivery.wake());
  app.addHook("preClose", async () => {
    stopped = delivery.stop();
  });
  app.addHook("onClose", async () => {
    await Promise.race([stopped ?? delivery.stop(), pause(DELIVERY_END_MS, undefined, { ref: false })]);
    await spool.close();
  });
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
