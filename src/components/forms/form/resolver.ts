import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { GenericSchema } from "valibot";
import { PROBLEMS, type Problem } from "../../../form-contract/problems";
import { validate } from "../../../form-contract/validate";

/** A file field, and its validation before sending. */
export type FileRule = { field: string; validate: (file: File | undefined) => Promise<Problem | null> };

const asErrors = (problems: Readonly<Record<string, Problem>>): FieldErrors =>
  Object.fromEntries(Object.entries(problems).map(([field, type]) => [field, { type, message: PROBLEMS[type] }]));

/** Validates a form's values as the mailer does, and its file as far as a browser can. */
export function resolverOf(schema: GenericSchema, rule: FileRule | undefined): Resolver<FieldValues> {
  return async (values) => {
    const result = validate(schema, values);
    const problems = result.ok ? {} : { ...result.problems };
    const file = rule && (values[rule.field] as FileList | undefined)?.[0];
    const problem = await rule?.validate(file);
    if (rule && problem) problems[rule.field] = problem;
    if (!result.ok || problem) return { values: {}, errors: asErrors(problems) };
    return { values: { ...(result.values as object), ...(rule && { [rule.field]: file }) }, errors: {} };
  };
}
