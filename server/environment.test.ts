/** @jest-environment node */
import path from "node:path";
import { readSettings, siteHostsOf } from "./environment";
import { settingsMessage } from "./start-messages";

const MAIL = {
  SMTP_URL: "smtp://mail.example",
  MAIL_FROM: "a@agency.example",
  MAIL_TO: "b@agency.example",
};

function problemsOf(env: Record<string, string>) {
  const result = readSettings(env);
  return result.ok ? [] : result.problems;
}

function settingsOf(env: Record<string, string>) {
  const result = readSettings(env);
  if (!result.ok) throw new Error(settingsMessage(result.problems));
  return result.output;
}

test("an empty environment gives the documented defaults", () => {
  expect(settingsOf({})).toMatchObject({
    PORT: 9000,
    HOST: "127.0.0.1",
    SITE_DIR: path.resolve("public"),
    OUTBOX_DIR: path.resolve("var/outbox"),
    SMTP_URL: null,
    MAIL_TO: [],
    RATE_LIMIT: 10,
    TRUST_PROXY: 0,
    LOG_LEVEL: "warn",
  });
});

test("an empty variable counts as not set", () => {
  expect(settingsOf({ PORT: "", SMTP_URL: "  ", RATE_LIMIT: "" })).toEqual(settingsOf({}));
});

test("settings are read from text: numbers, lists, switches", () => {
  const settings = settingsOf({
    ...MAIL,
    PORT: " 8001 ",
    HOST: "::1",
    SITE_DIR: "none",
    ALLOWED_ORIGINS: "https://agency.example, http://localhost:8000",
    SMTP_URL: "smtps://user:pass%40word@mail.example?requireTLS=true&tls.servername=mx.example",
    MAIL_FROM: "The website <website@agency.example>",
    MAIL_TO: "a@agency.example, b@agency.example",
    RATE_LIMIT: "off",
  });
  expect(settings).toMatchObject({
    PORT: 8001,
    SITE_DIR: null,
    ALLOWED_ORIGINS: ["https://agency.example", "http://localhost:8000"],
    MAIL_TO: ["a@agency.example", "b@agency.example"],
    RATE_LIMIT: null,
  });
});

test("tokens of the bot check come from the site's hosts and from allowed origins", () => {
  const settings = settingsOf({
    SITE_HOSTS: "Agency.example, www.agency.example",
    ALLOWED_ORIGINS: "https://preview.example, http://localhost:8000",
  });
  expect(siteHostsOf(settings)).toEqual([
    "agency.example",
    "www.agency.example",
    "preview.example",
    "localhost",
  ]);
});

test.each([
  ["PORT", "9000x"],
  ["PORT", "65536"],
  ["HOST", "http://localhost"],
  ["HOST", "300.1.1.1"],
  ["SITE_DIR", "dist\nsite"],
  ["ALLOWED_ORIGINS", "*"],
  ["ALLOWED_ORIGINS", "https://agency.example/"],
  // Origins are compared letter by letter: no browser sends this one.
  ["ALLOWED_ORIGINS", "https://*.agency.example"],
  ["SITE_HOSTS", "https://agency.example"],
  ["GATSBY_MAILER_TOKEN", "two words"],
  ["SMTP_URL", "smtp://"],
  ["SMTP_URL", "http://mail.example?requiretls=true"],
  ["SMTP_URL", "smtp://mail.example?requiretls=true"],
  ["MAIL_FROM", "A\r\nBcc: x@y.example <a@agency.example>"],
  ["MAIL_TO", "a@agency.example, b"],
  ["RATE_LIMIT", "0"],
  ["TRUST_PROXY", "loopback"],
  ["RECAPTCHA_SECRET", "a b"],
  ["QUEUE_URL", "mysql://db.example"],
  ["QUEUE_URL", "redis://queue.example/mails"],
  ["REDIS_URL", "rediss://limits.example?db=limits"],
  // A password with a slash names another host.
  ["SMTP_URL", "smtp://user:12/34@mail.example:587"],
  ["SMTP_URL", "smtp://user:12#34@mail.example:587"],
  ["SMTP_URL", "smtp://user@mail.example"],
  ["SMTP_URL", "smtp://mail.example:465"],
  ["SMTP_URL", "smtps://mail.example:587"],
  ["SMTP_URL", "smtp://mail.example?requireTLS=yes"],
  ["SMTP_URL", "smtp://mail.example?localAddress=eth0"],
  // A group, for the library.
  ["MAIL_FROM", "Website: contact <a@agency.example>"],
  // The library leaves out what is in brackets.
  ["MAIL_FROM", "a@agency.example, b@agency.example"],
  ["RECAPTCHA_VERIFY_URL", "https://user:password@verifier.example"],
  ["WEBHOOK_FORMAT", "telegram"],
  ["LOG_LEVEL", "loud"],
])("%s refuses %j, says the rule and how to fix it", (variable, value) => {
  const problems = problemsOf({ ...MAIL, [variable]: value });
  expect(problems).toEqual([
    expect.stringMatching(new RegExp(`^${variable} must be \\S.*\\. Fix: [A-Z].*\\.$`)),
  ]);
});

const WEBHOOK_SECRET = "a-secret";

test.each([
  [
    "WEBHOOK_URL",
    "an address with a password, which no request takes",
    { WEBHOOK_URL: "https://u:p@crm.example", WEBHOOK_SECRET },
  ],
  ["WEBHOOK_URL", "a scheme without http", { WEBHOOK_URL: "crm.example/hook", WEBHOOK_SECRET }],
  [
    "WEBHOOK_URL",
    "a connector of Microsoft Teams",
    { WEBHOOK_URL: "https://agency.webhook.office.com/webhookb2/1", WEBHOOK_FORMAT: "teams" },
  ],
  [
    "WEBHOOK_FORMAT",
    "JSON for Slack",
    { WEBHOOK_URL: "https://hooks.slack.com/services/T0/B0/k", WEBHOOK_SECRET },
  ],
  [
    "WEBHOOK_FORMAT",
    "Slack's for Discord",
    { WEBHOOK_URL: "https://discord.com/api/webhooks/1/k", WEBHOOK_FORMAT: "slack" },
  ],
])("%s refuses %s", (variable, _what, env) => {
  expect(problemsOf(env as Record<string, string>)).toEqual([
    expect.stringMatching(new RegExp(`^${variable} must be \\S.*\\. Fix: [A-Z].*\\.$`)),
  ]);
});

test.each<Record<string, string>>([
  { WEBHOOK_URL: "https://hooks.slack.com/services/T0/B0/k", WEBHOOK_FORMAT: "slack" },
  { WEBHOOK_URL: "https://hooks.slack.com/triggers/T0/1/k", WEBHOOK_SECRET },
  { WEBHOOK_URL: "https://discord.com/api/webhooks/1/k?wait=true", WEBHOOK_FORMAT: "discord" },
  { WEBHOOK_URL: "https://discord.com/api/webhooks/1/k/slack", WEBHOOK_FORMAT: "slack" },
  { WEBHOOK_URL: "https://chat.agency.example/hooks/k", WEBHOOK_FORMAT: "mattermost" },
])("a webhook as its chat takes it needs no secret: %j", (env) => {
  expect(problemsOf(env)).toEqual([]);
});

test("all problems are named together, one line each", () => {
  const problems = problemsOf({ PORT: "abc", SMTP_URL: "smtp://mail.example", MAIL_TO: " , " });
  expect(settingsMessage(problems).split("\n")).toEqual([
    "The server did not start: 3 settings are invalid.",
    expect.stringMatching(
      /^ {2}PORT must be a whole number from 0 to 65535, is "abc"\. Fix: Set a free port/,
    ),
    expect.stringMatching(
      /^ {2}MAIL_FROM must be set together with SMTP_URL, is not set\. Fix: Set the sender, /,
    ),
    expect.stringMatching(
      /^ {2}MAIL_TO must be set together with SMTP_URL, is ","\. Fix: Set the recipients, /,
    ),
  ]);
});

test.each([
  ["a queue", "a mail server", { QUEUE_URL: "redis://queue.example" }, "SMTP_URL", "QUEUE_URL"],
  [
    "a webhook",
    "a secret",
    { WEBHOOK_URL: "https://crm.example" },
    "WEBHOOK_SECRET",
    "WEBHOOK_URL",
  ],
])("%s needs %s", (_what, _need, env, missing, given) => {
  expect(problemsOf(env as Record<string, string>)).toEqual([
    expect.stringMatching(`^${missing} must be set together with ${given}, is not set\\. Fix: `),
  ]);
});

test.each(["GATSBY_MAILER_TOKEN", "SMTP_URL", "RECAPTCHA_SECRET", "QUEUE_URL", "REDIS_URL"])(
  "a wrong %s is not printed, because it may hold a password",
  (variable) => {
    const text = settingsMessage(problemsOf({ [variable]: "http://user:hunter2 @host" }));
    expect(text).toContain(variable);
    expect(text).not.toContain("hunter2");
  },
);
