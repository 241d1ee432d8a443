import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendJsonStatus } from "../json-status";
import type { Settings } from "../settings";
import { type Clock, SYSTEM_CLOCK } from "./clock";
import { Delivery, type Send } from "./delivery/delivery";
import { outboxTransport, smtpTransport, type Transport } from "./delivery/transports";
import { Events } from "./events";
import { Intake } from "./intake/intake";
import { formRoutes } from "./routes/form-routes";
import { healthRoute, metricsRoute } from "./routes/monitor-routes";
import { FORM_METHODS, formAt } from "./routes/request-checks";
import { SpamLists } from "./spam/spam-lists";
import { isSpamList } from "./spool/message";
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
  const { smtpUrl } = settings;
  const transport = smtpUrl === null ? outboxTransport(settings, spool) : smtpTransport(settings, smtpUrl, spool);
  const spamLists = new SpamLists({ spool, events, clock, onQueued: () => delivery.wake() });
  const send: Send = async (message) => {
    if (isSpamList(message)) await spamLists.record(message);
    return transport.send(message);
  };
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
  deliverWhileOpen(app, { delivery, spamLists, transport, spool });
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

type Running = { delivery: Delivery; spamLists: SpamLists; transport: Transport; spool: Spool };

function deliverWhileOpen(app: FastifyInstance, { delivery, spamLists, transport, spool }: Running): void {
  let stopped: Promise<unknown> | undefined;
  const stop = () => Promise.all([delivery.stop(), spamLists.stop()]);
  app.addHook("onListen", async () => {
    delivery.wake();
    spamLists.start();
  });
  app.addHook("preClose", async () => {
    stopped = stop();
  });
  app.addHook("onClose", async () => {
    await Promise.race([stopped ?? stop(), pause(DELIVERY_END_MS, undefined, { ref: false })]);
    transport.close();
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
