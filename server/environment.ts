import path from "node:path";
import * as v from "valibot";
import { readEnvironment } from "../lib/environment";
import { MAILER_TOKEN_PATTERN, MAILER_TOKEN_RULE } from "../site-contract/mailer-token";
import {
  chatOf,
  hasKnownOptions,
  hasNoLogin,
  hasNoPath,
  hasNumberedDatabase,
  hasPortOfScheme,
  hasWholeLogin,
  isAddress,
  isHost,
  isMailbox,
  isNoConnector,
  isOrigin,
  KNOWN_OPTIONS,
  parseUrl,
} from "./setting-rules";

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

const WEBHOOK_FORMATS = ["json", "slack", "discord", "mattermost", "teams"] as const;

const text = (rule: string, isValid: (value: string) => boolean) =>
  v.pipe(v.string(rule), v.check(isValid, rule));

const list = (rule: string, isValid: (item: string) => boolean) =>
  v.optional(
    v.pipe(
      v.string(rule),
      v.transform((value) => value.split(",").map((item) => item.trim())),
      v.filterItems((item) => item !== ""),
      v.check((items) => items.every(isValid), rule),
    ),
    "",
  );

const wholeNumber = (min: number, max: number) => {
  const isInRange = (value: string) =>
    /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max;
  return v.pipe(text(`a whole number from ${min} to ${max}`, isInRange), v.transform(Number));
};

const url = (...protocols: string[]) => {
  const rule = `an address such as ${protocols.map((protocol) => `${protocol}//host`).join(" or ")}`;
  return text(rule, (value) => {
    const parsed = parseUrl(value);
    return parsed !== null && protocols.includes(parsed.protocol) && parsed.hostname !== "";
  });
};

const ADDRESSES = list("e-mail addresses, separated by commas", isAddress);
const PATH = text("a path without control characters", (value) => !/\p{Cc}/u.test(value));
const SECRET = text("printable ASCII characters without spaces", (value) =>
  /^[\x21-\x7e]+$/.test(value),
);
const WEB_ADDRESS = v.pipe(
  url("https:", "http:"),
  v.check(hasNoLogin, "an address without user and password"),
);
const NUMBERED_DATABASE = v.check(
  hasNumberedDatabase,
  "an address with a number as its database, such as redis://host/1",
);
const OFF = v.pipe(
  v.literal("off"),
  v.transform(() => null),
);

/**
 * The server's environment variables with their defaults. Each message completes the sentence "NAME
 * must be ...".
 */
const variables = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), "9000"),
  HOST: v.optional(text("an IP address or a host name", isHost), "127.0.0.1"),
  /** An absolute path; `null` for the mailer alone. Links are not resolved: they may be swapped. */
  SITE_DIR: v.pipe(
    v.optional(PATH, "public"),
    v.transform((folder) => (folder === "none" ? null : path.resolve(folder))),
  ),
  ALLOWED_ORIGINS: list("origins such as https://agency.example, separated by commas", isOrigin),
  SITE_HOSTS: list("host names such as agency.example, separated by commas", isHost),
  GATSBY_MAILER_TOKEN: v.nullish(
    v.pipe(v.string(), v.regex(MAILER_TOKEN_PATTERN, MAILER_TOKEN_RULE)),
    null,
  ),
  OUTBOX_DIR: v.pipe(
    v.optional(PATH, "var/outbox"),
    v.transform((folder) => path.resolve(folder)),
  ),
  /** Used in place of `OUTBOX_DIR`. */
  QUEUE_URL: v.nullish(
    v.pipe(url("redis:", "rediss:", "postgres:", "postgresql:"), NUMBERED_DATABASE),
    null,
  ),
  SMTP_URL: v.nullish(
    v.pipe(
      url("smtp:", "smtps:"),
      v.check(hasKnownOptions, KNOWN_OPTIONS),
      v.check(
        hasNoPath,
        "an address without / and # after its host; write %2F and %23 in user and password",
      ),
      v.check(hasWholeLogin, "an address with both user and password, or neither"),
      v.check(hasPortOfScheme, "smtp:// with port 587 or 25, smtps:// with port 465"),
    ),
    null,
  ),
  MAIL_FROM: v.nullish(
    text("one e-mail address, with a name before it if wanted: Name <name@host>", isMailbox),
    null,
  ),
  MAIL_TO: ADDRESSES,
  // Recipients for one form, or for spam; those of `MAIL_TO` otherwise.
  MAIL_TO_CONTACT: ADDRESSES,
  MAIL_TO_CAREER: ADDRESSES,
  MAIL_TO_GENERAL: ADDRESSES,
  MAIL_TO_CALL_TO_ACTION: ADDRESSES,
  MAIL_TO_SPAM: ADDRESSES,
  /** Submissions per minute and address; `null` for any number. */
  RATE_LIMIT: v.optional(
    v.union([OFF, wholeNumber(1, 100_000)], "a whole number from 1 to 100000, or off"),
    "10",
  ),
  TRUST_PROXY: v.optional(wholeNumber(0, 10), "0"),
  RECAPTCHA_SECRET: v.nullish(SECRET, null),
  RECAPTCHA_VERIFY_URL: v.optional(WEB_ADDRESS, "https://www.google.com/recaptcha/api/siteverify"),
  /** Gets each accepted message, signed with the secret if there is one. */
  WEBHOOK_URL: v.nullish(
    v.pipe(
      WEB_ADDRESS,
      v.check(isNoConnector, "the address of a workflow; Microsoft has retired connectors"),
    ),
    null,
  ),
  WEBHOOK_SECRET: v.nullish(SECRET, null),
  WEBHOOK_FORMAT: v.optional(
    v.picklist(WEBHOOK_FORMATS, `one of ${WEBHOOK_FORMATS.join(", ")}`),
    "json",
  ),
  CLAMD_SOCKET: v.nullish(PATH, null),
  REDIS_URL: v.nullish(v.pipe(url("redis:", "rediss:"), NUMBERED_DATABASE), null),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `one of ${LOG_LEVELS.join(", ")}`), "warn"),
});

const REQUIRED_FOR_SMTP = "set together with SMTP_URL";
const REQUIRED_FOR_WEBHOOK = "set together with WEBHOOK_URL";
const REQUIRED_FOR_QUEUE = "set together with QUEUE_URL";

/**
 * The variables, and which of them need others. Nobody would see mails that wait in a queue without a
 * mail server.
 */
export const settingsSchema = v.pipe(
  variables,
  v.forward(
    v.partialCheck(
      [["QUEUE_URL"], ["SMTP_URL"]],
      (env) => !env.QUEUE_URL || !!env.SMTP_URL,
      REQUIRED_FOR_QUEUE,
    ),
    ["SMTP_URL"],
  ),
  v.forward(
    v.partialCheck(
      [["WEBHOOK_URL"], ["WEBHOOK_SECRET"], ["WEBHOOK_FORMAT"]],
      (env) => !env.WEBHOOK_URL || !!env.WEBHOOK_SECRET || env.WEBHOOK_FORMAT !== "json",
      REQUIRED_FOR_WEBHOOK,
    ),
    ["WEBHOOK_SECRET"],
  ),
  v.forward(
    v.partialCheck(
      [["WEBHOOK_URL"], ["WEBHOOK_FORMAT"]],
      (env) => [null, env.WEBHOOK_FORMAT].includes(chatOf(env.WEBHOOK_URL)),
      "the chat of WEBHOOK_URL, slack or discord",
    ),
    ["WEBHOOK_FORMAT"],
  ),
  v.forward(
    v.partialCheck(
      [["SMTP_URL"], ["MAIL_FROM"]],
      (env) => !env.SMTP_URL || !!env.MAIL_FROM,
      REQUIRED_FOR_SMTP,
    ),
    ["MAIL_FROM"],
  ),
  v.forward(
    v.partialCheck(
      [["SMTP_URL"], ["MAIL_TO"]],
      (env) => !env.SMTP_URL || env.MAIL_TO.length > 0,
      REQUIRED_FOR_SMTP,
    ),
    ["MAIL_TO"],
  ),
);

/** All settings of the server by variable; `null` for those not set or switched off. */
export type Settings = v.InferOutput<typeof settingsSchema>;

const MAIL_TO_FIX =
  "Set the recipients, separated by commas, or leave it out to use those of MAIL_TO.";

/** How to fix a wrong value of each variable, as a sentence. */
const FIXES: Record<keyof Settings, string> = {
  PORT: "Set a free port, such as PORT=9000, or leave it out.",
  HOST: "Set HOST=127.0.0.1 for this machine alone, HOST=0.0.0.0 for the whole network.",
  SITE_DIR: "Set the folder of the built site, or SITE_DIR=none for the mailer alone.",
  ALLOWED_ORIGINS:
    "Write scheme and host without a path or a closing slash; a port only where it is not the usual one.",
  SITE_HOSTS: "Write the names alone, without a scheme, a port or a path, or leave it out.",
  GATSBY_MAILER_TOKEN: "Set the same value as at build time, without spaces, or leave it out.",
  OUTBOX_DIR: "Set a folder the server may write to, or leave it out.",
  QUEUE_URL:
    "Set it as redis://host:6379 or postgres://user:password@host/database, or leave it out.",
  SMTP_URL:
    "Set it as smtp://user:password@host:587 or smtps://user:password@host:465; without QUEUE_URL it may be left out.",
  MAIL_FROM:
    "Set the sender, such as MAIL_FROM=website@agency.example; only without SMTP_URL may it be left out.",
  MAIL_TO:
    "Set the recipients, such as MAIL_TO=inbox@agency.example; only without SMTP_URL may it be left out.",
  MAIL_TO_CONTACT: MAIL_TO_FIX,
  MAIL_TO_CAREER: MAIL_TO_FIX,
  MAIL_TO_GENERAL: MAIL_TO_FIX,
  MAIL_TO_CALL_TO_ACTION: MAIL_TO_FIX,
  MAIL_TO_SPAM: MAIL_TO_FIX,
  RATE_LIMIT:
    "Set the submissions a minute and address, such as RATE_LIMIT=10; RATE_LIMIT=off is for load tests.",
  TRUST_PROXY: "Set the number of proxies in front of the server, 0 for none.",
  RECAPTCHA_SECRET:
    "Copy the secret key from the reCAPTCHA console, without spaces, or leave it out.",
  RECAPTCHA_VERIFY_URL: "Leave it out to use Google; set it only for another verifier.",
  WEBHOOK_URL:
    "Set the address that takes them, such as https://crm.example/hook, or leave it out.",
  WEBHOOK_SECRET: "Set a long random text that the other side knows, too; a chat needs none.",
  WEBHOOK_FORMAT:
    "Set WEBHOOK_FORMAT=slack, discord, mattermost or teams for a chat's address; leave it out for JSON.",
  CLAMD_SOCKET: "Set the path of clamd's socket, such as /run/clamav/clamd.ctl, or leave it out.",
  REDIS_URL: "Set it as redis://host:6379, or leave it out.",
  LOG_LEVEL: "Set LOG_LEVEL=warn or leave it out.",
};

/** Variables whose values must not be printed: they hold keys or passwords. */
const SECRETS = new Set(
  "WEBHOOK_URL WEBHOOK_SECRET RECAPTCHA_VERIFY_URL GATSBY_MAILER_TOKEN SMTP_URL RECAPTCHA_SECRET QUEUE_URL REDIS_URL".split(
    " ",
  ),
);

export type SettingsResult = { ok: true; output: Settings } | { ok: false; problems: string[] };

/**
 * Reads all settings from environment variables and checks them together. An empty variable counts
 * as not set. Never throws: every problem is in the result.
 */
export function readSettings(env: NodeJS.ProcessEnv): SettingsResult {
  const trimmed = Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, value?.trim()]),
  );
  return readEnvironment(settingsSchema, { fixes: FIXES, secrets: SECRETS }, trimmed);
}

/**
 * The hosts whose pages may request tokens of the bot check, in lower case; empty for any host. From
 * the settings, because a request's own Host may be forged.
 */
export function siteHostsOf({ SITE_HOSTS, ALLOWED_ORIGINS }: Settings): string[] {
  const originHosts = ALLOWED_ORIGINS.map((origin) => new URL(origin).hostname);
  return [...SITE_HOSTS.map((host) => host.toLowerCase()), ...originHosts];
}
