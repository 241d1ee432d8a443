import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from "fastify";
import { SECURITY_HEADERS } from "../site-contract/security-headers";
import { answerClientError, isAmbiguous, watchResponse } from "./client-errors";
import type { Settings } from "./environment";
import { isApiRequest, sendJsonStatus } from "./json-status";
import { LIMITS, type Limits } from "./limits";
import type { Clock } from "./mailer/clock";
import { mailer } from "./mailer/mailer";
import { BAD_ADDRESS, site } from "./site/site";
import { shareConnections } from "./slow-clients";

/**
 * For tests: other limits on clients, a destination of the log, and the mailer's clock. For the
 * preview: the folder of the file in which pages choose for their forms.
 */
export type AppOptions = {
  formsFolder?: string;
  limits?: Limits;
  log?: { write: (line: string) => void };
  clock?: Clock;
};

/**
 * Builds the server from its settings; it does not listen yet.
 * Rejects with a `StartError` when the settings name a site that is not there, or a queue that cannot
 * be used.
 */
export async function buildApp(
  settings: Settings,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const { limits = LIMITS, log, clock, formsFolder } = options;
  const app: FastifyInstance = fastify({
    logger: {
      level: settings.LOG_LEVEL,
      serializers: { req: describeRequest },
      // At level trace the multipart plugin would log all headers, including the token.
      redact: { paths: ["busboyOptions.headers"], remove: true },
      ...(log && { stream: log }),
    },
    // The log has one line per event; request logging would add two per request.
    logController: new LogController({ disableRequestLogging: true }),
    // A function, because Fastify treats a plain number as "trust no proxy".
    trustProxy: (_address: string, hop: number) => hop < settings.TRUST_PROXY,
    http: {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
      // Node's own answer to a missing host is not JSON.
      requireHostHeader: false,
    },
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    // An absolute target means the same address: RFC 9112, 3.2.2.
    rewriteUrl: ({ url = "/" }) => url.replace(/^https?:\/\/[^/?]*\/?/i, "/"),
    // During shutdown, a request arriving on an open connection is still answered; the connection
    // then closes.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    // For addresses that the router cannot decode, such as `/%ff`. No hook has set the headers.
    frameworkErrors: (_error, request, reply) => {
      if (settings.SITE_DIR === null || isApiRequest(request)) {
        sendJsonStatus(reply.headers(SECURITY_HEADERS), 400);
      } else {
        request.raw.url = BAD_ADDRESS;
        app.routing(request.raw, reply.raw);
      }
    },
  });
  // No limit but 16 kB. Node's default would drop headers after the 2,000th, also a proxy's own.
  app.server.maxHeadersCount = 0;

  app.addHook("onRequest", async (request, reply) => {
    if (watchResponse(request.raw, reply.raw) > limits.unansweredRequests) {
      // A refusal would have to wait for the answers before it.
      request.raw.socket.destroy();
      return reply.hijack();
    }
    reply.headers(SECURITY_HEADERS);
    if (isAmbiguous(request.raw)) return sendJsonStatus(reply.header("connection", "close"), 400);
  });
  shareConnections(app, limits, settings.TRUST_PROXY > 0);
  app.setErrorHandler(answerError);
  if (settings.SITE_DIR !== null) await app.register(site, { siteDir: settings.SITE_DIR });
  else app.setNotFoundHandler((_request, reply) => sendJsonStatus(reply, 404));
  await app.register(mailer, {
    settings,
    ...(clock && { clock }),
    ...(formsFolder && { formsFolder }),
  });
  return app;
}

/** The logged part of a request, without client address and query: both are personal data. */
function describeRequest({ method, url }: { method: string; url: string }): {
  method: string;
  path: string;
} {
  return { method, path: url.replace(/\?.*/s, "") };
}

/** Responds with the status only; the details are in the log. */
function answerError(
  error: FastifyError & { headers?: Record<string, string> },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { statusCode = 500, headers = {} } = error;
  const isClientError = statusCode >= 400 && statusCode < 500;
  if (!isClientError) request.log.error(error);
  return sendJsonStatus(reply.headers(headers), isClientError ? statusCode : 500);
}
