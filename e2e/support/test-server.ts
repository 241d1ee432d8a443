import path from "node:path";

/** Not the port of `npm run serve`: the tests never meet a server somebody left running. Another, for two clones at once. */
export const PORT = Number(process.env.E2E_PORT) || 9100;

/** Where the server of the tests keeps messages. */
export const SPOOL = path.join("var", `spool-${PORT}`);
