import * as v from "valibot";
import { PROBLEMS, type Problem } from "./problems";

export type Verdict<Values> =
  | { ok: true; values: Values }
  /** The first problem of each field that has one. */
  | { ok: false; problems: Record<string, Problem> };

/** A field that is missing altogether has no problem of its own. */
const problemOf = ({ input, message }: { input: unknown; message: string }): Problem =>
  input !== undefined && Object.hasOwn(PROBLEMS, message) ? (message as Problem) : "required";

/**
 * Judges what was filled in, in the browser and on the server alike. Fields that the form does not have are left out.
 * @param input values by field, as typed or as they came over the line
 */
export function judge<Schema extends v.GenericSchema>(schema: Schema, input: unknown): Verdict<v.InferOutput<Schema>> {
  const { success, output, issues } = v.safeParse(schema, input);
  if (success) return { ok: true, values: output };
  const problems: Record<string, Problem> = {};
  for (const issue of issues) problems[String(issue.path?.[0]?.key ?? "")] ??= problemOf(issue);
  return { ok: false, problems };
}
