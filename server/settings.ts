import path from "node:path";
import type * as v from "valibot";
import { readEnvironment } from "../lib/environment";
import { environmentSchema, FIXES, SECRETS } from "./environment-variables";

/** All settings of the server, in the units that their names give. `null`: not set, or disabled. */
export type Settings = ReturnType<typeof toSettings>;

export type SettingsResult = { ok: true; settings: Settings } | { ok: false; problems: string[] };

/**
 * Reads all settings from environment variables and checks them together. An empty variable counts as not set.
 * Never throws: every problem is in the result.
 * Source of names and defaults: `.env.example`.
 */
export function readSettings(env: NodeJS.ProcessEnv): SettingsResult {
  const trimmed = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value?.trim()]));
  const result = readEnvironment(environmentSchema, { fixes: FIXES, secrets: SECRETS }, trimmed);
  return result.ok ? { ok: true, settings: toSettings(result.output) } : result;
}

/**
 * The folder of the built site, even if other settings are invalid. Links are not resolved: they may be swapped.
 * @param written the variable `SITE_DIR`
 * @returns an absolute path; `null`: mailer alone
 */
export function siteDirOf(written: string | undefined): string | null {
  const siteDir = written?.trim() || "public";
  return siteDir === "none" ? null : path.resolve(siteDir);
}

/** The Host header of a request is not trustworthy. */
function hostsOf({ SITE_HOSTS, ALLOWED_ORIGINS }: v.InferOutput<typeof environmentSchema>): string[] {
  const named = SITE_HOSTS.map((host) => host.toLowerCase());
  return [...new Set([...named, ...ALLOWED_ORIGINS.map((origin) => new URL(origin).hostname)])];
}

function toSettings(env: v.InferOutput<typeof environmentSchema>) {
  return {
    port: env.PORT,
    host: env.HOST,
    siteDir: siteDirOf(env.SITE_DIR),
    allowedOrigins: env.ALLOWED_ORIGINS,
    /** Hosts whose pages may have requested a token of the bot check, in lower case; empty: any. */
    siteHosts: hostsOf(env),
    mailerToken: env.GATSBY_MAILER_TOKEN ?? null,
    outboxDir: path.resolve(env.OUTBOX_DIR),
    /** In place of the folder. */
    queueUrl: env.QUEUE_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? null,
    mailTo: env.MAIL_TO,
    /** Recipients of one form where they differ from `mailTo`; an empty list means: `mailTo`. */
    mailToByForm: {
      contact: env.MAIL_TO_CONTACT,
      career: env.MAIL_TO_CAREER,
      general: env.MAIL_TO_GENERAL,
      callToAction: env.MAIL_TO_CALL_TO_ACTION,
    },
    /** Recipients of spam where they differ from `mailTo`; an empty list means: `mailTo`. */
    mailToSpam: env.MAIL_TO_SPAM,
    /** Submissions per minute and address. */
    rateLimitPerMinute: env.RATE_LIMIT,
    trustedProxyHops: env.TRUST_PROXY,
    recaptchaSecret: env.RECAPTCHA_SECRET ?? null,
    recaptchaVerifyUrl: env.RECAPTCHA_VERIFY_URL,
    clamdSocket: env.CLAMD_SOCKET ?? null,
    redisUrl: env.REDIS_URL ?? null,
    logLevel: env.LOG_LEVEL,
  };
}
