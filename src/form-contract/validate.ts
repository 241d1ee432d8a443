import * as v from "valibot";
import { PROBLEMS, type Problem } from "./problems";

export type ValidationResult<Values> =
  | { ok: true; values: Values }
  /** The first problem of each field that has one. */
  | { ok: false; problems: Record<string, Problem> };

/** Valibot's own message stands for a missing field, which is required. */
const problemOf = ({ input, message }: { input: unknown; message: string }): Problem =>
  input !== undefined && Object.hasOwn(PROBLEMS, message) ? (message as Problem) : "required";

/**
 * Validates the values of a form, in the browser and on the server alike. Drops unknown fields.
 * @param input values by field, as typed or as received
 */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): ValidationResult<v.InferOutput<Schema>> {
  const { success, output, issues } = v.safeParse(schema, input);
  if (success) return { ok: true, values: output };
  const problems: Record<string, Problem> = {};
  for (const issue of issues) {
    const field = String(issue.path?.[0]?.key ?? "");
    problems[field] ??= problemOf(issue);
  }
  return { ok: false, problems };
}
