import { STATUS_CODES } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * The body of every `/api` answer; `statusText` is HTTP's own phrase unless a better one is given.
 */
export function jsonStatus(
  statusCode: number,
  statusText: string = STATUS_CODES[statusCode] ?? "Error",
) {
  return { statusCode, statusText };
}

/**
 * Responds with `{statusCode, statusText}`, what else is given, and the same HTTP status; the
 * response is not cacheable.
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

/** Whether a request target is the mailer's: `/api` or anything below it. */
export function isApiRequest(request: FastifyRequest): boolean {
  return /^\/api(?:[/?]|$)/.test(request.raw.url ?? "");
}
