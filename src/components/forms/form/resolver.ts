import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { GenericSchema } from "valibot";
import { PROBLEMS, type Problem } from "../../../form-contract/problems";
import { judge } from "../../../form-contract/verdict";

/** A file field, and its validation before sending. */
export type FileRule = { field: string; judge: (file: File | undefined) => Promise<Problem | null> };

const asErrors = (problems: Readonly<Record<string, Problem>>): FieldErrors =>
  Object.fromEntries(Object.entries(problems).map(([field, type]) => [field, { type, message: PROBLEMS[type] }]));

/** Validates a form's values as the mailer does, and its file as far as a browser can. */
export function resolverOf(schema: GenericSchema, rule: FileRule | undefined): Resolver<FieldValues> {
  return async (values) => {
    const verdict = judge(schema, values);
    const problems = verdict.ok ? {} : { ...verdict.problems };
    const file = rule && (values[rule.field] as FileList | undefined)?.[0];
    const problem = await rule?.judge(file);
    if (rule && problem) problems[rule.field] = problem;
    if (!verdict.ok || problem) return { values: {}, errors: asErrors(problems) };
    return { values: { ...(verdict.values as object), ...(rule && { [rule.field]: file }) }, errors: {} };
  };
}
