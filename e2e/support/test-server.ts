import path from "node:path";

/** The mails of the test server, which has no mail server, in a folder of its own. */
export const OUTBOX = path.join("var", "outbox-e2e");
export const mailerIn = (folder: string) => ({ OUTBOX_DIR: folder, SMTP_URL: "", QUEUE_URL: "" });

/**
 * Runs the built server on a free port, or on the one that `E2E_PORT` names. Playwright reads the
 * port from the server's first line and sets `E2E_PORT` for its workers.
 */
export const TEST_SERVER = {
  command: "npm run --silent serve",
  env: { ...mailerIn(OUTBOX), PORT: process.env.E2E_PORT ?? "0", RATE_LIMIT: "off" },
  wait: { stdout: /The site is at \S+:(?<e2e_port>\d+)/ },
};

/** Known once the server runs: the workers evaluate this after it has started. */
export const BASE_URL = `http://localhost:${process.env.E2E_PORT ?? 0}`;
