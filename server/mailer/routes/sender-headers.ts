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

const KEY = /^[\x21-\x7e]{1,100}$/;

/**
 * What the sender calls its submission, or `null`.
 * Source: https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 * @throws Refusal 400
 */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key === "string" && KEY.test(key)) return key;
  throw new Refusal(400, "idempotencyKey", {
    statusText: "Idempotency-Key must be 1 to 100 visible ASCII characters.",
  });
}
