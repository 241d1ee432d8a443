import type { FastifyRequest } from "fastify";
import { Refusal } from "../intake/refusal";

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
