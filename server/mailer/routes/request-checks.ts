import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { CV_FIELD } from "../../../src/form-contract/cv";
import { FORMS, type FormName } from "../../../src/form-contract/forms";
import { MOST_JSON_BYTES, MOST_MULTIPART_BYTES, MOST_URL_ENCODED_BYTES } from "../intake/limits";
import { Refusal, refusalForProblems } from "../intake/refusal";

/** What a form's address takes, as the header Allow says it. */
export const FORM_METHODS = "PUT, POST, OPTIONS";

export const JSON_TYPE = "application/json";
export const URL_ENCODED_TYPE = "application/x-www-form-urlencoded";
export const MULTIPART_TYPE = "multipart/form-data";

const NAMES = Object.keys(FORMS) as FormName[];

/** The form whose address a request has, with or without the slash at its end, or `null`. */
export function formAt(request: FastifyRequest): FormName | null {
  const [, id = ""] = /^\/api\/form\/(\d+)\/?(?:\?.*)?$/.exec(request.raw.url ?? "") ?? [];
  return NAMES.find((name) => String(FORMS[name].id) === id) ?? null;
}

/** The largest body of a form by its media type, in bytes. */
export function mostBytesOf(form: FormName, type: string): number {
  if (type === JSON_TYPE) return MOST_JSON_BYTES;
  if (type === URL_ENCODED_TYPE) return MOST_URL_ENCODED_BYTES;
  return FORMS[form].takesCv ? MOST_MULTIPART_BYTES : MOST_JSON_BYTES;
}

/** The media type of a body, without its parameters, in lower case. */
export function mediaTypeOf({ headers }: FastifyRequest): string {
  return (headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

/**
 * Looks at the headers alone, so that nothing of a wrong body is read.
 * @throws Refusal 415 or 413
 */
export function checkBodyHeaders(request: FastifyRequest, form: FormName): void {
  const { headers } = request;
  const type = mediaTypeOf(request);
  // Compressed bodies can be small and unpack to anything; no browser sends them.
  const encoding = headers["content-encoding"] ?? "identity";
  if (encoding !== "identity" || !typesOf(request, form).includes(type)) throw new Refusal(415, "mediaType");
  if (Number(headers["content-length"] ?? 0) <= mostBytesOf(form, type)) return;
  throw type === MULTIPART_TYPE && FORMS[form].takesCv
    ? refusalForProblems({ [CV_FIELD]: "cvLarge" })
    : new Refusal(413, "large");
}

/** PUT is the scripts' way: decisions, section 5. POST is that of a page without one. */
function typesOf({ method }: FastifyRequest, form: FormName): string[] {
  if (method === "POST") return [URL_ENCODED_TYPE, MULTIPART_TYPE];
  return FORMS[form].takesCv ? [MULTIPART_TYPE] : [JSON_TYPE];
}

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
