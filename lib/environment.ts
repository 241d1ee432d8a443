import * as v from "valibot";

export type EnvironmentResult<Output> =
  | { ok: true; output: Output }
  | { ok: false; problems: string[] };

type Variables = {
  /** How to fix an invalid value, as a sentence. */
  fixes: Readonly<Record<string, string>>;
  /** Values that must not be printed: they hold keys or passwords. */
  secrets?: ReadonlySet<string>;
};

/**
 * Reads environment variables with a schema whose messages complete the sentence "NAME must be
 * ...". An empty variable counts as not set. Never throws: the result has all problems, each with
 * its fix.
 */
export function readEnvironment<Schema extends v.GenericSchema>(
  schema: Schema,
  { fixes, secrets }: Variables,
  env: NodeJS.ProcessEnv,
): EnvironmentResult<v.InferOutput<Schema>> {
  const values: NodeJS.ProcessEnv = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value),
  );
  const result = v.safeParse(schema, values);
  if (result.success) return { ok: true, output: result.output };
  const problems = result.issues.map((issue) => {
    const name = String(issue.path?.[0]?.key);
    return `${name} must be ${issue.message}${valueNote(name)}. Fix: ${fixes[name]}`;
  });
  return { ok: false, problems };

  function valueNote(name: string): string {
    const value = values[name];
    if (value === undefined) return ", is not set";
    return secrets?.has(name) ? "" : `, is ${JSON.stringify(value).slice(0, 80)}`;
  }
}
