import path from "node:path";

/** Not the port of `npm run serve`, which somebody may have left running. `E2E_PORT` allows two clones in parallel. */
export const PORT = Number(process.env.E2E_PORT) || 9100;

/** The spool of the test server. */
export const SPOOL = path.join("var", `spool-${PORT}`);
