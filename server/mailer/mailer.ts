import type { FastifyInstance, FastifyReply } from "fastify";
import { sendJsonStatus } from "../json-status";

/**
 * Everything below `/api`: whether the server is ready and, in time, the forms. Whatever is not there is answered
 * in JSON, before its body is read.
 */
export async function mailer(app: FastifyInstance): Promise<void> {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-robots-tag", "noindex");
    if (request.is404) return answerNotFound(reply);
  });
  app.setNotFoundHandler((_request, reply) => answerNotFound(reply));

  app.get("/health", (_request, reply) => sendJsonStatus(reply, 200));
  // Keeps what is not found here from the site's own catch-all route.
  app.get("/", (_request, reply) => answerNotFound(reply));
  app.get("/*", (_request, reply) => answerNotFound(reply));
}

function answerNotFound(reply: FastifyReply): FastifyReply {
  return sendJsonStatus(reply, 404);
}
