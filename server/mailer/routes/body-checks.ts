import type { FastifyRequest } from "fastify";
import { CV_FIELD } from "../../../src/form-contract/cv";
import { FORMS, type FormName } from "../../../src/form-contract/forms";
import { MOST_JSON_BYTES, MOST_MULTIPART_BYTES, MOST_URL_ENCODED_BYTES } from "../intake/limits";
import { Refusal, refusalForProblems } from "../intake/refusal";

export const JSON_TYPE = "application/json";
export const URL_ENCODED_TYPE = "application/x-www-form-urlencoded";
export const MULTIPART_TYPE = "multipart/form-data";

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
