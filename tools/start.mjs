#!/usr/bin/env node
// npm start: prepares the project and shows it at http://localhost:8000, following every change of content and code.
// Settings: PORT (8000), HOST (localhost).
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runTogether } from "./lib/children.mjs";
import { isTaken, untilServed } from "./lib/port.mjs";
import { prepare } from "./lib/prepare.mjs";
import { PlainError, projectBinary, projectRoot, readJson, runCommand } from "./lib/project.mjs";

/** @param {string} value */
function portNumber(value) {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new PlainError(`PORT must be a whole number between 1 and 65535, but is "${value}".`);
  return port;
}

/**
 * Everything that runs for a preview. The mailer goes in here, on its own port.
 * @param {string} root
 * @param {string} host
 * @param {number} port
 * @returns {import("./lib/children.mjs").Service[]}
 */
function services(root, host, port) {
  return [
    {
      name: "Gatsby",
      command: projectBinary(root, "gatsby"),
      options: ["develop", "--host", host, "--port", String(port)],
    },
  ];
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * A build works in the same `.cache` and `public`: neither may run while the other does. Read by `tools/build/lock.ts`.
 * @param {string} root
 * @returns {() => void} takes the note away
 */
function notePreview(root) {
  const dist = join(root, "dist");
  const build = readJson(join(dist, ".build.lock"));
  if (build && isAlive(build.pid))
    throw new PlainError(`A build is running (process ${build.pid}). Wait until it is done, then start again.`);
  const file = join(dist, ".preview.pid");
  mkdirSync(dist, { recursive: true });
  writeFileSync(file, String(process.pid));
  return () => {
    if (existsSync(file) && readFileSync(file, "utf8") === String(process.pid)) rmSync(file);
  };
}

await runCommand(async () => {
  const root = projectRoot();
  const port = portNumber(process.env.PORT || "8000");
  const host = process.env.HOST || "localhost";
  await prepare(root);
  if (await isTaken(port))
    throw new PlainError(
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  const forgetPreview = notePreview(root);
  const url = `http://${host === "0.0.0.0" || host === "::" ? "localhost" : host}:${port}`;
  const ending = new AbortController();
  void untilServed(url, ending.signal).then(
    (isServed) => isServed && console.log(`\nThe site is at ${url} (Ctrl+C stops it)\n`),
  );
  process.exitCode = await runTogether(root, services(root, host, port));
  ending.abort();
  forgetPreview();
  // A request that still waits for an answer must not keep the command alive.
  process.exit();
});
