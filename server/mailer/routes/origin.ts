import type { FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../intake/refusal";

/** How long browsers may cache a preflight response, in s. */
const PREFLIGHT_MAX_AGE_S = 7_200;

/** The request's origin when it is an allowed one, or `null`. */
export function allowedOriginOf(
  { headers: { origin } }: FastifyRequest,
  allowedOrigins: readonly string[],
): string | null {
  return origin !== undefined && allowedOrigins.includes(origin) ? origin : null;
}

/**
 * Accepts requests of the site's own pages, of allowed origins, and without an Origin. Sets the CORS
 * headers for exactly this origin: https://fetch.spec.whatwg.org/#http-cors-protocol
 * @throws Refusal 403 for other origins
 */
export function checkOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
  allowedOrigins: readonly string[],
): void {
  reply.header("vary", "Origin");
  const allowed = allowedOriginOf(request, allowedOrigins);
  if (allowed !== null) {
    reply
      .header("access-control-allow-origin", allowed)
      .header("access-control-expose-headers", "Retry-After");
  } else if (!isFromOwnPage(request)) throw new Refusal(403, "origin");
}

/** Responds to a preflight of an allowed origin. */
export function answerPreflight(reply: FastifyReply): FastifyReply {
  reply.headers({
    "access-control-allow-methods": "PUT, POST",
    "access-control-allow-headers": "authorization, content-type, idempotency-key",
    "access-control-max-age": String(PREFLIGHT_MAX_AGE_S),
  });
  return reply.code(204).send();
}

/**
 * Whether a page of this server sent the request. Behind a proxy that terminates TLS the scheme may
 * differ: `Sec-Fetch-Site` decides where a browser sends it.
 */
function isFromOwnPage({ headers, protocol, host }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  return headers.origin === undefined || headers.origin === `${protocol}://${host}`;
}
