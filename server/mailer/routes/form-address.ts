import type { FastifyRequest } from "fastify";
import { FORMS, type FormName } from "../../../src/form-contract/forms";

/** What a form's address takes, as the header Allow says it. */
export const FORM_METHODS = "PUT, POST, OPTIONS";

const NAMES = Object.keys(FORMS) as FormName[];

/** The form whose address a request has, with or without the slash at its end, or `null`. */
export function formAt(request: FastifyRequest): FormName | null {
  const [, id = ""] = /^\/api\/form\/(\d+)\/?(?:\?.*)?$/.exec(request.raw.url ?? "") ?? [];
  return NAMES.find((name) => String(FORMS[name].id) === id) ?? null;
}
