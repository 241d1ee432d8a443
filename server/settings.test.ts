/** @jest-environment node */
import path from "node:path";
import { readSettings } from "./settings";
import { settingsMessage } from "./start-messages";

function problemsOf(env: Record<string, string>) {
  const result = readSettings(env);
  return result.ok ? [] : result.problems;
}

function settingsOf(env: Record<string, string>) {
  const result = readSettings(env);
  if (!result.ok) throw new Error(settingsMessage(result.problems));
  return result.settings;
}

test("an empty environment gives the documented defaults", () => {
  expect(settingsOf({})).toEqual({
    port: 9000,
    host: "127.0.0.1",
    siteDir: path.resolve("public"),
    allowedOrigins: [],
    siteHosts: [],
    mailerToken: null,
    outboxDir: path.resolve("var/outbox"),
    queueUrl: null,
    smtpUrl: null,
    mailFrom: null,
    mailTo: [],
    mailToByForm: { contact: [], career: [], general: [], callToAction: [] },
    mailToSpam: [],
    rateLimitPerMinute: 10,
    trustedProxyHops: 0,
    recaptchaSecret: null,
    recaptchaVerifyUrl: "https://www.google.com/recaptcha/api/siteverify",
    clamdSocket: null,
    redisUrl: null,
    logLevel: "warn",
  });
});

test("every variable is understood", () => {
  const settings = settingsOf({
    PORT: " 8001 ",
    HOST: "::1",
    SITE_DIR: "none",
    ALLOWED_ORIGINS: "https://agency.example, http://localhost:8000",
    SITE_HOSTS: "Agency.example, www.agency.example",
    GATSBY_MAILER_TOKEN: "abc-123",
    OUTBOX_DIR: "/var/lib/agency/outbox",
    QUEUE_URL: "postgres://user:pass@db.example/site",
    SMTP_URL: "smtps://user:pass%40word@mail.example:465",
    MAIL_FROM: "The website <website@agency.example>",
    MAIL_TO: "a@agency.example, b@agency.example",
    MAIL_TO_CAREER: "jobs@agency.example",
    MAIL_TO_SPAM: "spam@agency.example",
    RATE_LIMIT: "off",
    TRUST_PROXY: "2",
    RECAPTCHA_SECRET: "secret",
    RECAPTCHA_VERIFY_URL: "http://localhost:7000/verify",
    CLAMD_SOCKET: "/run/clamav/clamd.ctl",
    REDIS_URL: "redis://localhost:6379",
    LOG_LEVEL: "info",
  });
  expect(settings).toMatchObject({
    port: 8001,
    host: "::1",
    siteDir: null,
    allowedOrigins: ["https://agency.example", "http://localhost:8000"],
    siteHosts: ["agency.example", "www.agency.example", "localhost"],
    mailerToken: "abc-123",
    outboxDir: "/var/lib/agency/outbox",
    queueUrl: "postgres://user:pass@db.example/site",
    smtpUrl: "smtps://user:pass%40word@mail.example:465",
    mailFrom: "The website <website@agency.example>",
    mailTo: ["a@agency.example", "b@agency.example"],
    mailToByForm: { contact: [], career: ["jobs@agency.example"], general: [], callToAction: [] },
    mailToSpam: ["spam@agency.example"],
    rateLimitPerMinute: null,
    trustedProxyHops: 2,
    recaptchaSecret: "secret",
    recaptchaVerifyUrl: "http://localhost:7000/verify",
    clamdSocket: "/run/clamav/clamd.ctl",
    redisUrl: "redis://localhost:6379",
    logLevel: "info",
  });
});

test.each(["smtp://mail.example?requireTLS=true", "smtps://mail.example?tls.servername=mx.example&name=web.example"])(
  "SMTP_URL may be %s",
  (SMTP_URL) => {
    expect(problemsOf({ SMTP_URL, MAIL_FROM: "a@agency.example", MAIL_TO: "b@agency.example" })).toEqual([]);
  },
);

test("an empty variable counts as not set", () => {
  expect(settingsOf({ PORT: "", SMTP_URL: "  ", RATE_LIMIT: "" })).toEqual(settingsOf({}));
});

test.each([
  ["PORT", "9000x"],
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["PORT", "9e3"],
  ["HOST", "not a host"],
  ["HOST", "http://localhost"],
  ["HOST", "300.1.1.1"],
  ["SITE_DIR", "dist\nsite"],
  ["ALLOWED_ORIGINS", "*"],
  ["ALLOWED_ORIGINS", "https://agency.example/"],
  ["ALLOWED_ORIGINS", "https://a.example https://b.example"],
  ["ALLOWED_ORIGINS", "agency.example"],
  ["SITE_HOSTS", "https://agency.example"],
  ["GATSBY_MAILER_TOKEN", "two words"],
  ["SMTP_URL", "http://mail.example"],
  ["SMTP_URL", "smtp://"],
  ["SMTP_URL", "mail server"],
  ["SMTP_URL", "http://mail.example?requiretls=true"],
  ["SMTP_URL", "smtp://mail.example?requiretls=true"],
  ["MAIL_FROM", "nobody"],
  ["MAIL_FROM", "A\r\nBcc: x@y.example <a@agency.example>"],
  ["MAIL_TO", "a@agency.example, b"],
  ["MAIL_TO_CONTACT", "@"],
  ["MAIL_TO_CAREER", "@"],
  ["MAIL_TO_GENERAL", "@"],
  ["MAIL_TO_CALL_TO_ACTION", "@"],
  ["MAIL_TO_SPAM", "@"],
  ["OUTBOX_DIR", "a\nb"],
  ["RATE_LIMIT", "0"],
  ["RATE_LIMIT", "none"],
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "loopback"],
  ["RECAPTCHA_SECRET", "a b"],
  ["RECAPTCHA_VERIFY_URL", "google.com"],
  ["CLAMD_SOCKET", "/run/\u0000"],
  ["REDIS_URL", "localhost:6379"],
  ["QUEUE_URL", "mysql://db.example"],
  ["LOG_LEVEL", "loud"],
])("%s refuses %j, says the rule and how to fix it", (variable, value) => {
  const fine = { SMTP_URL: "smtp://mail.example", MAIL_FROM: "a@agency.example", MAIL_TO: "b@agency.example" };
  const problems = problemsOf({ ...fine, [variable]: value });
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${variable} must be \\S.*\\. Fix: [A-Z].*\\.$`))]);
});

test("all problems are named together, one line each", () => {
  const problems = problemsOf({ PORT: "abc", RATE_LIMIT: "fast", SMTP_URL: "smtp://mail.example" });
  expect(settingsMessage(problems).split("\n")).toEqual([
    "The server did not start: 4 settings are invalid.",
    expect.stringMatching(/^ {2}PORT must be a whole number from 0 to 65535, is "abc"\. Fix: Set a free port/),
    expect.stringMatching(/^ {2}RATE_LIMIT must be a whole number from 1 to 100000, or off, is "fast"\. Fix: /),
    expect.stringMatching(
      /^ {2}MAIL_FROM must be set together with SMTP_URL, is not set\. Fix: Set the sender, .*only without SMTP_URL may it be/,
    ),
    expect.stringMatching(
      /^ {2}MAIL_TO must be set together with SMTP_URL, is not set\. Fix: Set the recipients, .*only without SMTP_URL may it be/,
    ),
  ]);
});

test("a queue needs a mail server: nobody would see what waits in it", () => {
  expect(problemsOf({ QUEUE_URL: "redis://queue.example" })).toEqual([
    expect.stringMatching(/^SMTP_URL must be set together with QUEUE_URL, is not set\. Fix: /),
  ]);
});

test("recipients that are only commas are none", () => {
  const env = { SMTP_URL: "smtp://mail.example", MAIL_FROM: "a@agency.example", MAIL_TO: " , " };
  expect(problemsOf(env)).toEqual([expect.stringMatching(/^MAIL_TO must be set together with SMTP_URL, is ","/)]);
});

test("an address without a host is not asked for a scheme that it has", () => {
  expect(problemsOf({ SMTP_URL: "smtp://", MAIL_FROM: "a@b.example", MAIL_TO: "a@b.example" })).toEqual([
    expect.stringMatching(/^SMTP_URL must be an address such as smtp:\/\/host or smtps:\/\/host\. /),
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
