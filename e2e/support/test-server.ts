import path from "node:path";

/** Settings for a mailer that keeps its mails as files in a folder of its own, and where they are. */
export const mailerIn = (folder: string) => ({ SPOOL_DIR: folder });
const FOLDER = path.join("var", "spool-e2e");
export const OUTBOX = path.join(FOLDER, "outbox");

/**
 * Runs the built server on a free port, or on the one that `E2E_PORT` names. Playwright reads the port from the server's
 * first line and sets `E2E_PORT` for its workers.
 */
export const TEST_SERVER = {
  command: "npm run --silent serve",
  env: { ...mailerIn(FOLDER), PORT: process.env.E2E_PORT ?? "0", RATE_LIMIT: "off" },
  wait: { stdout: /The site is at \S+:(?<e2e_port>\d+)/ },
};

/** Known once the server runs: the workers evaluate this after it has started. */
export const BASE_URL = `http://localhost:${process.env.E2E_PORT ?? 0}`;
