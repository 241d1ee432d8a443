import path from "node:path";

/** The spool of the test server. */
export const SPOOL = path.join("var", "spool-e2e");

/**
 * Runs the built server on a free port, or on the one that `E2E_PORT` names. Playwright reads the port from the server's
 * first line and sets `E2E_PORT` for its workers.
 */
export const TEST_SERVER = {
  command: "npm run --silent serve",
  env: { PORT: process.env.E2E_PORT ?? "0", SPOOL_DIR: SPOOL, RATE_LIMIT: "off" },
  wait: { stdout: /The site is at \S+:(?<e2e_port>\d+)/ },
};

/** Known once the server runs: the workers evaluate this after it has started. */
export const BASE_URL = `http://localhost:${process.env.E2E_PORT ?? 0}`;
