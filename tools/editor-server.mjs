// The editor's access to the content folder in a preview: decap-server, behind a guard. Whoever reaches its port may write
// there, so it listens on this machine only. Settings: PORT, ORIGIN and GIT_REPO_DIRECTORY, as decap-server has them.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const ofServer = createRequire(require.resolve("decap-server/package.json"));
const { registerLocalFs } = ofServer("./dist/middlewares.js");
/** The one that decap-server was made for. */
const express = ofServer("express");

/** @typedef {import("node:http").IncomingMessage & { body?: { params?: unknown } }} Request */
/** @typedef {{ status: (code: number) => { json: (answer: object) => void } }} Response */

/** A site that gives its own name the address of this machine (DNS rebinding) sends that name. */
const THIS_MACHINE = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** As many bytes as decap-server takes. */
const LARGEST_REQUEST = "50mb";

/** `git~1` is what Windows calls `.git`, too. */
const HIDDEN = /(?:^|[\\/])(?:\.|git~\d)/i;

/**
 * The paths that a request names, wherever it does.
 * @param {unknown} value
 * @param {string} [name] of the value
 * @returns {string[]}
 */
function pathsIn(value, name = "") {
  if (typeof value === "string") return /path|folder/i.test(name) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, Array.isArray(value) ? name : key));
}

/** @param {Request} request @param {Response} response @param {() => void} next */
function refuseForeignHosts({ headers }, response, next) {
  if (THIS_MACHINE.test(headers.host ?? "")) next();
  else response.status(403).json({ error: "Only localhost is answered" });
}

/** No hidden file is content, and Git would run what `.git/config` says. */
/** @param {Request} request @param {Response} response @param {() => void} next */
function refuseHiddenFiles({ body }, response, next) {
  const hidden = pathsIn(body?.params).find((file) => HIDDEN.test(file));
  if (hidden === undefined) next();
  else response.status(422).json({ error: `"${hidden}" names a hidden file or folder` });
}

const app = express();
app.use(refuseForeignHosts, express.json({ limit: LARGEST_REQUEST }), refuseHiddenFiles);
await registerLocalFs(app, { logLevel: "error" });
// Tests wait for the message.
app.listen(Number(process.env.PORT), "127.0.0.1", () => process.send?.("listening"));
