import path from "node:path";
import * as v from "valibot";
import { environmentSchema, MENDS, SECRETS, type VariableName } from "./environment-variables";

/** Everything the server can be told, in the units the names give. `null` means: not set, or switched off. */
export type Settings = {
  port: number;
  host: string;
  /** Absolute path of the built site, not resolved further: it may be a link that is swapped. `null`: mailer alone. */
  siteDir: string | null;
  allowedOrigins: string[];
  /** Hosts whose pages may have asked for a token of the bot check, in lower case; empty: any. */
  siteHosts: string[];
  mailerToken: string | null;
  spoolDir: string;
  smtpUrl: string | null;
  mailFrom: string | null;
  mailTo: string[];
  /** Recipients of one form where they differ from `mailTo`; an empty list means: `mailTo`. */
  mailToByForm: { contact: string[]; career: string[]; general: string[]; callToAction: string[] };
  spoolRetrySeconds: number;
  /** Submissions a minute and address. */
  rateLimitPerMinute: number | null;
  trustedProxyHops: number;
  recaptchaSecret: string | null;
  recaptchaVerifyUrl: string;
  clamdSocket: string | null;
  redisUrl: string | null;
  logLevel: string;
};

export type SettingProblem = { variable: string; rule: string; mend: string };

export type SettingsResult = { ok: true; settings: Settings } | { ok: false; problems: SettingProblem[] };

/**
 * Reads all settings from environment variables and checks them at once. An empty variable counts as not set.
 * Never throws: every problem is in the result, one for each variable.
 * Source of names and defaults: "Settings" in `server/README.md`.
 */
export function readSettings(env: NodeJS.ProcessEnv, workingDir: string = process.cwd()): SettingsResult {
  const given = withoutEmpty(env);
  const parsed = v.safeParse(environmentSchema, given);
  const problems = [...problemsOf(parsed.issues ?? [], given), ...missingForSmtp(given)];
  if (!parsed.success || problems.length > 0) return { ok: false, problems };
  return { ok: true, settings: toSettings(parsed.output, workingDir) };
}

/**
 * The folder of the built site, whatever else is wrong.
 * @param written the variable `SITE_DIR`
 * @returns an absolute path; `null`: mailer alone
 */
export function siteDirOf(written: string | undefined, workingDir: string = process.cwd()): string | null {
  const siteDir = written?.trim() || v.getDefault(environmentSchema.entries.SITE_DIR);
  return siteDir === "none" ? null : path.resolve(workingDir, siteDir);
}

/** The problems as lines for a person at a terminal. */
export function describeProblems(problems: readonly SettingProblem[]): string {
  const lines = problems.map(({ variable, rule, mend }) => `  ${variable}: ${rule}. ${mend}`);
  const count = problems.length === 1 ? "a setting is" : `${problems.length} settings are`;
  return [`The server did not start: ${count} wrong.`, ...lines].join("\n");
}

function withoutEmpty(env: NodeJS.ProcessEnv): Record<string, string> {
  const entries = Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []));
  return Object.fromEntries(entries);
}

type EnvironmentIssue = v.InferIssue<typeof environmentSchema>;

function problemsOf(issues: readonly EnvironmentIssue[], given: Record<string, string>): SettingProblem[] {
  return issues.flatMap((issue) => {
    const key = issue.path?.[0]?.key;
    if (!isVariable(key)) return [];
    const shown = SECRETS.has(key) ? "" : `, is ${JSON.stringify(given[key] ?? "").slice(0, 80)}`;
    return [{ variable: key, rule: `must be ${issue.message}${shown}`, mend: MENDS[key] }];
  });
}

function isVariable(key: unknown): key is VariableName {
  return typeof key === "string" && key in MENDS;
}

function missingForSmtp(given: Record<string, string>): SettingProblem[] {
  if (!given.SMTP_URL) return [];
  const needed: VariableName[] = ["MAIL_FROM", "MAIL_TO"];
  return needed
    .filter((variable) => !given[variable])
    .map((variable) => ({ variable, rule: "must be set when SMTP_URL is, is not set", mend: MENDS[variable] }));
}

/** What a request says of its host is its sender's choice. */
function hostsOf({ SITE_HOSTS, ALLOWED_ORIGINS }: v.InferOutput<typeof environmentSchema>): string[] {
  const named = SITE_HOSTS.map((host) => host.toLowerCase());
  return [...new Set([...named, ...ALLOWED_ORIGINS.map((origin) => new URL(origin).hostname)])];
}

function toSettings(env: v.InferOutput<typeof environmentSchema>, workingDir: string): Settings {
  return {
    port: env.PORT,
    host: env.HOST,
    siteDir: siteDirOf(env.SITE_DIR, workingDir),
    allowedOrigins: env.ALLOWED_ORIGINS,
    siteHosts: hostsOf(env),
    mailerToken: env.GATSBY_MAILER_TOKEN ?? null,
    spoolDir: path.resolve(workingDir, env.SPOOL_DIR),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? null,
    mailTo: env.MAIL_TO,
    mailToByForm: {
      contact: env.MAIL_TO_CONTACT,
      career: env.MAIL_TO_CAREER,
      general: env.MAIL_TO_GENERAL,
      callToAction: env.MAIL_TO_CALL_TO_ACTION,
    },
    spoolRetrySeconds: env.SPOOL_RETRY_S,
    rateLimitPerMinute: env.RATE_LIMIT,
    trustedProxyHops: env.TRUST_PROXY,
    recaptchaSecret: env.RECAPTCHA_SECRET ?? null,
    recaptchaVerifyUrl: env.RECAPTCHA_VERIFY_URL,
    clamdSocket: env.CLAMD_SOCKET ?? null,
    redisUrl: env.REDIS_URL ?? null,
    logLevel: env.LOG_LEVEL,
  };
}
