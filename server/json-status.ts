import { STATUS_CODES } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The body of every answer of `/api`. `statusText` is HTTP's own phrase by default. */
export function jsonStatus(
  statusCode: number,
  statusText: string = STATUS_CODES[statusCode] ?? "Error",
) {
  return { statusCode, statusText };
}

/**
 * Responds with `{statusCode, statusText}` and the same HTTP status; not cacheable.
 * @param more further properties of the body
 */
export function sendJsonStatus(
  reply: FastifyReply,
  statusCode: number,
  statusText?: string,
  more = {},
): FastifyReply {
  const body = { ...jsonStatus(statusCode, statusText), ...more };
  return reply.code(statusCode).header("cache-control", "no-store").send(body);
}

/** Whether a request is for the mailer: `/api` or anything below it. */
export function isApiRequest(request: FastifyRequest): boolean {
  return /^\/api(?:[/?]|$)/.test(request.raw.url ?? "");
}
