import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { CV_FIELD } from "../../../src/form-contract/cv";
import { FORMS, type FormName } from "../../../src/form-contract/forms";
import { MAX_MULTIPART_BYTES, MAX_TEXT_BYTES } from "../intake/limits";
import { Refusal, refusalForProblems } from "../intake/refusal";

/** The methods of a form's address, for the header Allow. */
export const FORM_METHODS = "PUT, POST, OPTIONS";

const NAMES = Object.keys(FORMS) as FormName[];

/** The form at the request's address, with or without a trailing slash, or `null`. */
export function formAt(request: FastifyRequest): FormName | null {
  const [, id = ""] = /^\/api\/form\/(\d+)\/?(?:\?.*)?$/.exec(request.raw.url ?? "") ?? [];
  return NAMES.find((name) => String(FORMS[name].id) === id) ?? null;
}

/**
 * Checks length and coding, so that an invalid body is not read. Fastify checks the media type.
 * @throws Refusal 415 or 413
 */
export function checkBodyHeaders({ headers }: FastifyRequest): void {
  // Compressed bodies could be decompression bombs; browsers do not send any.
  if ((headers["content-encoding"] ?? "identity") !== "identity")
    throw new Refusal(415, "mediaType");
  const bytes = Number(headers["content-length"] ?? 0);
  const isMultipart = headers["content-type"]?.startsWith("multipart/form-data") ?? false;
  if (isMultipart && bytes > MAX_MULTIPART_BYTES)
    throw refusalForProblems({ [CV_FIELD]: "cvLarge" });
  if (!isMultipart && bytes > MAX_TEXT_BYTES) throw new Refusal(413, "large");
}

/**
 * Compares the header Authorization with the token in constant time. The token is public, in the
 * site's script, so it stops stray requests, not attackers.
 * @throws Refusal 401
 */
export function checkToken({ headers }: FastifyRequest, token: string): void {
  if (!timingSafeEqual(digest(headers.authorization ?? ""), digest(token)))
    throw new Refusal(401, "token");
}

/** `timingSafeEqual` needs texts of the same length. */
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

const KEY = /^[\x21-\x7e]{1,100}$/;

/**
 * The submission's idempotency key, or `null`.
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
