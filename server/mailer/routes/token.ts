import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { Refusal } from "../intake/refusal";

/**
 * Compares the header Authorization with the token, in a time that tells nothing about either. The token stands in the
 * site's script, so it keeps out strays, not attackers.
 * @throws Refusal 401
 */
export function checkToken({ headers }: FastifyRequest, token: string): void {
  if (!timingSafeEqual(digest(headers.authorization ?? ""), digest(token))) throw new Refusal(401, "token");
}

/** Of one length, whatever came. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
