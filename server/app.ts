import { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from "fastify";
import { answerClientError } from "./client-errors";
import { isApiRequest, sendJsonStatus } from "./json-status";
import { LIMITS, type Limits } from "./limits";
import { mailer } from "./mailer/mailer";
import { SECURITY_HEADERS } from "./security-headers";
import type { Settings } from "./settings";
import { site } from "./site/site";
import { openSiteFolder } from "./site/site-folder";

/**
 * Builds the server from its settings; it does not listen yet.
 * Rejects with a `SiteMissingError` when the settings name a site that is not there.
 */
export async function buildApp(settings: Settings, limits: Limits = LIMITS): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: settings.logLevel },
    // A function, because Fastify takes a plain number for "trust nobody".
    trustProxy: (_address: string, hop: number) => hop < settings.trustedProxyHops,
    http: {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionTimeout: limits.stalledMs,
    // While stopping, a request that still comes in on an open connection is answered; the connection then closes.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: answerUnroutable,
  });
  app.server.maxConnections = limits.connections;

  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  app.setErrorHandler(answerError);
  await app.register(mailer, { prefix: "/api" });
  if (settings.siteDir === null) app.setNotFoundHandler((_request, reply) => sendJsonStatus(reply, 404));
  else await app.register(site, { folder: await openSiteFolder(settings.siteDir, app.log) });
  return app;
}

/** Answers addresses the router cannot decode, such as `/%ff`. Hooks do not run here, hence the headers. */
function answerUnroutable(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(SECURITY_HEADERS);
  if (isApiRequest(request)) sendJsonStatus(reply, 400);
  else reply.code(400).header("cache-control", "no-store").send("Bad Request\n");
}

/** Says no more than the status; the log has the rest. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = error;
  const isClientsFault = statusCode >= 400 && statusCode < 500;
  if (!isClientsFault) request.log.error(error);
  return sendJsonStatus(reply, isClientsFault ? statusCode : 500);
}
