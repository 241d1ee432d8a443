import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { GenericSchema } from "valibot";
import { CV_FIELD, CV_HEAD_BYTES, cvProblem } from "../../../form-contract/cv";
import { PROBLEMS, type Problem } from "../../../form-contract/problems";
import { judge } from "../../../form-contract/verdict";

/** What can be told of a chosen file before it is sent. */
export async function fileProblem(file: File | undefined): Promise<Problem | null> {
  if (!file) return "cvMissing";
  const head = new Uint8Array(await file.slice(0, CV_HEAD_BYTES).arrayBuffer());
  return cvProblem({ name: file.name, size: file.size, head });
}

const asErrors = (problems: Readonly<Record<string, Problem>>): FieldErrors =>
  Object.fromEntries(Object.entries(problems).map(([field, type]) => [field, { type, message: PROBLEMS[type] }]));

/** Judges a form's values as the mailer will, and a CV as far as a browser can. */
export function resolverOf(schema: GenericSchema, takesCv: boolean): Resolver<FieldValues> {
  return async (values) => {
    const verdict = judge(schema, values);
    const problems = verdict.ok ? {} : { ...verdict.problems };
    const file = takesCv ? (values[CV_FIELD] as FileList | undefined)?.[0] : undefined;
    const problem = takesCv ? await fileProblem(file) : null;
    if (problem) problems[CV_FIELD] = problem;
    if (!verdict.ok || problem) return { values: {}, errors: asErrors(problems) };
    return { values: { ...(verdict.values as object), ...(file && { [CV_FIELD]: file }) }, errors: {} };
  };
}
