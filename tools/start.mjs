#!/usr/bin/env node
// npm start: prepares the project and serves it at http://localhost:8000 with live reload of content and code, the mailer on
// the next port, and on the one after it the editor's access to content/. Settings: PORT (8000), HOST (localhost), and the
// mailer's (.env.example).
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { isAlive, processIdentity } from "../lib/processes.mjs";
import { runTogether } from "./lib/children.mjs";
import { prepare } from "./lib/prepare.mjs";
import { PlainError, projectBinary, projectRoot, readJson, runCommand } from "./lib/project.mjs";

const EDITOR = "The editor";

/** Hosts that only this machine can reach. */
const LOOPBACK = ["localhost", "127.0.0.1", "::1"];

/** @param {string} value */
function portNumber(value) {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new PlainError(`PORT must be a whole number between 1 and 65535, but is "${value}".`);
  return port;
}

/**
 * Whether a program on this machine listens on a port. Tested by connecting, because listening on 127.0.0.1 may succeed
 * although a program listens on 0.0.0.0 or ::1.
 * @param {number} port
 */
function isTaken(port) {
  const connections = ["127.0.0.1", "::1"].map(async (host) => {
    const socket = connect({ port, host });
    await once(socket, "connect").finally(() => socket.destroy());
  });
  return Promise.any(connections).then(
    () => true,
    () => false,
  );
}

/**
 * The editor's access to the content folder, and to nothing else. Whoever reaches its port may write there, so it listens on
 * this machine only, and there is none where others can reach the preview.
 * @param {string} root
 * @param {string} host
 * @param {number} port of the preview
 * @param {number} editorPort
 * @returns {import("./lib/children.mjs").Service[]}
 */
function editorServices(root, host, port, editorPort) {
  if (!LOOPBACK.includes(host) || process.env.CI) return [];
  const env = {
    GIT_REPO_DIRECTORY: resolve(root, process.env.CONTENT_DIR || "content"),
    PORT: String(editorPort),
    ORIGIN: `http://${host}:${port}`,
  };
  return [{ name: EDITOR, command: "node", options: ["tools/editor-server.mjs"], env }];
}

/**
 * The processes of a preview. Gatsby proxies form submissions to the mailer.
 * @param {string} root
 * @param {string} host
 * @param {number} port
 * @returns {import("./lib/children.mjs").Service[]}
 */
function services(root, host, port) {
  const [mailerPort, editorPort] = [port + 1, port + 2];
  const editor = editorServices(root, host, port, editorPort);
  return [
    {
      name: "Gatsby",
      command: projectBinary(root, "gatsby"),
      options: ["develop", "--host", host, "--port", String(port)],
      env: {
        NODE_ENV: "development",
        MAILER_PORT: String(mailerPort),
        CMS_PORT: editor.length > 0 ? String(editorPort) : "",
      },
    },
    {
      name: "The mailer",
      command: projectBinary(root, "tsx"),
      options: ["server/main.ts"],
      env: {
        PORT: String(mailerPort),
        HOST: "127.0.0.1",
        SITE_DIR: "none",
        // A preview never sends mail, even if the environment has a server's SMTP_URL.
        SMTP_URL: "",
        // A separate spool, because `npm run serve` may run, too, and a spool belongs to one server.
        SPOOL_DIR: process.env.SPOOL_DIR || "var/spool-preview",
      },
    },
    ...editor,
  ];
}

/**
 * Prevents parallel builds, which use the same `.cache` and `public`. The file is read by `tools/publish/lock.ts`.
 * @param {string} root
 * @returns {() => void} deletes the file
 */
function notePreview(root) {
  const dist = join(root, "dist");
  const build = readJson(join(dist, ".build.lock"));
  if (build && isAlive(build.pid, build.identity))
    throw new PlainError(`A build is running (process ${build.pid}). Wait until it is done, then start again.`);
  const file = join(dist, ".preview.json");
  mkdirSync(dist, { recursive: true });
  writeFileSync(file, JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) }));
  return () => {
    if (readJson(file)?.pid === process.pid) rmSync(file);
  };
}

await runCommand(async () => {
  const root = projectRoot();
  const port = portNumber(process.env.PORT || "8000");
  const host = process.env.HOST || "localhost";
  prepare(root);
  for (const wanted of [port, port + 1, port + 2]) {
    if (await isTaken(wanted))
      throw new PlainError(
        `Port ${wanted} is taken by another program. Stop it, or choose other ports: PORT=${port + 10} npm start`,
      );
  }
  const forgetPreview = notePreview(root);
  const programs = services(root, host, port);
  const editor = programs.some(({ name }) => name === EDITOR);
  console.log(
    editor
      ? `The site will be at http://${host}:${port} and its editor at http://${host}:${port}/admin`
      : `The site will be at http://${host}:${port}, without an editor: that is for this machine alone (HOST, CI).`,
  );
  process.exitCode = await runTogether(root, programs);
  forgetPreview();
});
