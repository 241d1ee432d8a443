import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { CV_FIELD } from "../../../src/form-contract/cv";
import { FORMS, type FormName } from "../../../src/form-contract/forms";
import { MAX_JSON_BYTES, MAX_MULTIPART_BYTES, MAX_URL_ENCODED_BYTES } from "../intake/limits";
import { Refusal, refusalForProblems } from "../intake/refusal";

/** Methods of a form's address, as in the header Allow. */
export const FORM_METHODS = "PUT, POST, OPTIONS";

export const JSON_TYPE = "application/json";
export const URL_ENCODED_TYPE = "application/x-www-form-urlencoded";
export const MULTIPART_TYPE = "multipart/form-data";

const NAMES = Object.keys(FORMS) as FormName[];

/** The form that a request addresses, with or without a trailing slash, or `null`. */
export function formAt(request: FastifyRequest): FormName | null {
  const [, id = ""] = /^\/api\/form\/(\d+)\/?(?:\?.*)?$/.exec(request.raw.url ?? "") ?? [];
  return NAMES.find((name) => String(FORMS[name].id) === id) ?? null;
}

/** The largest body of a form by its media type, in bytes. */
export function mostBytesOf(form: FormName, type: string): number {
  if (type === JSON_TYPE) return MAX_JSON_BYTES;
  if (type === URL_ENCODED_TYPE) return MAX_URL_ENCODED_BYTES;
  return FORMS[form].takesCv ? MAX_MULTIPART_BYTES : MAX_JSON_BYTES;
}

/** The media type of a body, without its parameters, in lower case. */
export function mediaTypeOf({ headers }: FastifyRequest): string {
  return (headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

/**
 * Checks the headers only, so that an invalid body is not read.
 * @throws Refusal 415 or 413
 */
export function checkBodyHeaders(request: FastifyRequest, form: FormName): void {
  const { headers } = request;
  const type = mediaTypeOf(request);
  // Compressed bodies could be decompression bombs; browsers do not send any.
  const encoding = headers["content-encoding"] ?? "identity";
  if (encoding !== "identity" || !typesOf(request, form).includes(type)) throw new Refusal(415, "mediaType");
  if (Number(headers["content-length"] ?? 0) <= mostBytesOf(form, type)) return;
  throw type === MULTIPART_TYPE && FORMS[form].takesCv
    ? refusalForProblems({ [CV_FIELD]: "cvLarge" })
    : new Refusal(413, "large");
}

/** Scripts use PUT: decisions, section 5. Pages without JavaScript use POST. */
function typesOf({ method }: FastifyRequest, form: FormName): string[] {
  if (method === "POST") return [URL_ENCODED_TYPE, MULTIPART_TYPE];
  return FORMS[form].takesCv ? [MULTIPART_TYPE] : [JSON_TYPE];
}

/**
 * Compares the header Authorization with the token in constant time. The token is public, in the site's script, so it
 * stops stray requests, not attackers.
 * @throws Refusal 401
 */
export function checkToken({ headers }: FastifyRequest, token: string): void {
  if (!timingSafeEqual(digest(headers.authorization ?? ""), digest(token))) throw new Refusal(401, "token");
}

/** Hashed, so that both sides have the same length. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

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
