import * as v from "valibot";

/** What is wrong with an environment variable. Shown as `NAME: rule. fix`. */
export type SettingProblem = { variable: string; rule: string; fix: string };

export type EnvironmentResult<Output> = { ok: true; output: Output } | { ok: false; problems: SettingProblem[] };

type Variables = {
  /** What to do about a wrong value, as a sentence. */
  fixes: Readonly<Record<string, string>>;
  /** Values that must not be printed: they hold keys or passwords. */
  secrets: ReadonlySet<string>;
};

/**
 * Reads environment variables with a schema whose messages complete the sentence "NAME must be ...". All variables are
 * checked together. An empty one counts as not set. Never throws: every problem is in the result.
 */
export function readEnvironment<Schema extends v.GenericSchema>(
  schema: Schema,
  { fixes, secrets }: Variables,
  env: NodeJS.ProcessEnv,
): EnvironmentResult<v.InferOutput<Schema>> {
  const given = withoutEmpty(env);
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return { ok: true, output: parsed.output };
  const problems = parsed.issues.map((issue) => {
    const variable = String(issue.path?.[0]?.key);
    return { variable, rule: `must be ${issue.message}${shown(variable)}`, fix: fixes[variable] ?? "" };
  });
  return { ok: false, problems };

  function shown(variable: string): string {
    const value = given[variable];
    if (value === undefined) return ", is not set";
    return secrets.has(variable) ? "" : `, is ${JSON.stringify(value).slice(0, 80)}`;
  }
}

/** The problems as lines for a person at a terminal. */
export function describeProblems(problems: readonly SettingProblem[]): string {
  return problems.map(({ variable, rule, fix }) => `  ${variable}: ${rule}. ${fix}`).join("\n");
}

function withoutEmpty(env: NodeJS.ProcessEnv): Record<string, string> {
  const entries = Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []));
  return Object.fromEntries(entries);
}
