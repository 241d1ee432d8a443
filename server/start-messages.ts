import path from "node:path";
import { errorCode } from "../lib/error-code";
import type { Settings } from "./settings";

/** Every wrong setting: what is wrong and how to fix it, a line each. */
export function settingsMessage(problems: readonly string[]): string {
  const count = problems.length === 1 ? "a setting is" : `${problems.length} settings are`;
  return `The server did not start: ${count} wrong.\n${problems.map((problem) => `  ${problem}`).join("\n")}`;
}

const THIS_MACHINE = new Set(["127.0.0.1", "0.0.0.0", "::", "::1"]);

/** Without a mail server, where the messages go; empty with one. */
export function outboxMessage({ smtpUrl, spoolDir }: Settings): string {
  if (smtpUrl !== null) return "";
  return `SMTP_URL is not set, so form submissions are not sent: they are written as .eml files to ${path.join(spoolDir, "outbox")}\n`;
}

/** That nobody looks at the host of the bot check's tokens; empty when somebody does, or nobody checks at all. */
export function botCheckMessage({ recaptchaSecret, siteHosts }: Settings): string {
  if (recaptchaSecret === null || siteHosts.length > 0) return "";
  return "SITE_HOSTS is not set, so the bot check takes tokens of any host that its console allows. Set it to the host names of the site.\n";
}

/** The line that says where to look. `port` is the one the system gave, which differs from the settings' port 0. */
export function startedMessage(settings: Settings, port: number): string {
  const origin = `http://${displayHost(settings.host)}:${port}`;
  return settings.siteDir === null ? `The mailer is at ${origin}/api` : `The site is at ${origin}`;
}

/** Why the server could not listen, and what to do about it. */
export function listenFailureMessage(error: unknown, settings: Settings): string {
  const { port, host } = settings;
  switch (errorCode(error)) {
    case "EADDRINUSE":
      return `Port ${port} is in use by another program. Stop that program or choose another port: PORT=${port + 1}`;
    case "EACCES":
      return `Port ${port} is not allowed for this user. Choose one from 1024 on, such as PORT=9000.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST=${host} is no address of this machine. Set HOST=127.0.0.1 or HOST=0.0.0.0.`;
    default:
      return `The server could not listen on ${host}, port ${port}: ${String(error)}`;
  }
}

function displayHost(host: string): string {
  if (THIS_MACHINE.has(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
