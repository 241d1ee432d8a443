import { type Settings, siteHostsOf } from "./environment";

/** All problems of the settings, each on a line of its own. */
export function settingsMessage(problems: readonly string[]): string {
  const count = problems.length === 1 ? "a setting is" : `${problems.length} settings are`;
  const lines = problems.map((problem) => `  ${problem}`);
  return [`The server did not start: ${count} invalid.`, ...lines].join("\n");
}

/** Values of `HOST` at which a browser on this machine finds the server as `localhost`. */
const LOCAL_HOSTS = new Set(["127.0.0.1", "0.0.0.0", "::", "::1"]);

/**
 * The server's address, and a line for each setting that is missing.
 * @param port where the server listens; the system chooses it for port 0
 */
export function startMessages(settings: Settings, port: number): string {
  const { HOST: host, SITE_DIR, SMTP_URL, OUTBOX_DIR, RECAPTCHA_SECRET } = settings;
  const shownHost = host.includes(":") ? `[${host}]` : host;
  const origin = `http://${LOCAL_HOSTS.has(host) ? "localhost" : shownHost}:${port}`;
  const lines = [SITE_DIR === null ? `The mailer is at ${origin}/api` : `The site is at ${origin}`];
  if (SMTP_URL === null)
    lines.push(
      `SMTP_URL is not set, so form submissions are not sent: they stay in ${OUTBOX_DIR} as .eml files`,
    );
  if (RECAPTCHA_SECRET !== null && siteHostsOf(settings).length === 0)
    lines.push(
      "SITE_HOSTS is not set, so the bot check takes tokens of any host that its console allows. Set it to the host names of the site.",
    );
  return lines.map((line) => `${line}\n`).join("");
}

/** Why the server could not listen, in the system's words, and what to do about it. */
export function listenFailureMessage(error: unknown, { HOST, PORT }: Settings): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `The server did not start: ${reason}. Fix: stop what has the port, or set PORT (${PORT}) or HOST (${HOST}) to others.`;
}
