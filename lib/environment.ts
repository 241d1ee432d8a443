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
 * ...". All variables are checked together. An empty one counts as not set. Never throws: the
 * result has every problem and how to fix it, a line each.
 */
export function readEnvironment<Schema extends v.GenericSchema>(
  schema: Schema,
  { fixes, secrets }: Variables,
  env: NodeJS.ProcessEnv,
): EnvironmentResult<v.InferOutput<Schema>> {
  const given: NodeJS.ProcessEnv = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value),
  );
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return { ok: true, output: parsed.output };
  const problems = parsed.issues.map((issue) => {
    const name = String(issue.path?.[0]?.key);
    return `${name} must be ${issue.message}${shown(name)}. Fix: ${fixes[name]}`;
  });
  return { ok: false, problems };

  function shown(name: string): string {
    const value = given[name];
    if (value === undefined) return ", is not set";
    return secrets?.has(name) ? "" : `, is ${JSON.stringify(value).slice(0, 80)}`;
  }
}
