import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, linkSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "../../lib/processes.mjs";
import { reasonToInstall } from "./installed.mjs";
import { childEnvironment, PlainError } from "./project.mjs";

const POLL_MS = 500;
const LONGEST_INSTALL_MS = 30 * 60 * 1000;

/**
 * Where an install in progress is noted: outside of node_modules, which `npm ci` empties.
 * @param {string} root
 */
function lockFile(root) {
  const user = process.getuid?.() ?? 0;
  return join(tmpdir(), `npm-ci-${user}-${createHash("sha256").update(root).digest("hex").slice(0, 16)}.pid`);
}

/**
 * @param {string} file
 * @returns {boolean} whether this process now holds it
 */
function take(file) {
  // Written aside and then linked: nobody ever reads a lock without its process id.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * @param {string} file
 * @returns {number | undefined} the process that holds it; `undefined`: nobody who still lives
 */
function holder(file) {
  try {
    const pids = readFileSync(file, "utf8").split(" ").map(Number);
    // After a restart of the machine the same number may be another program's.
    return Date.now() - statSync(file).mtimeMs < LONGEST_INSTALL_MS
      ? pids.find((pid) => pid > 0 && isAlive(pid))
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Waits until no other process installs here.
 * @param {string} file
 */
async function waitForTurn(file) {
  let isTold = false;
  while (!take(file)) {
    const pid = holder(file);
    if (pid === undefined) {
      rmSync(file, { force: true });
      continue;
    }
    if (!isTold) console.log(`Waiting: another command (process ${pid}) is installing the packages.`);
    isTold = true;
    await sleep(POLL_MS);
  }
}

/**
 * @param {string} root
 * @param {string} file lock in which npm is noted as well: it goes on when this process is killed
 * @returns {Promise<number>} exit code
 */
function npmCi(root, file) {
  // The build and the tests need the development packages and the prebuilt binaries whatever npm's settings say.
  const options = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"];
  return new Promise((resolve) => {
    const child = spawn("npm", options, {
      cwd: root,
      env: childEnvironment(),
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
    if (child.pid) appendFileSync(file, ` ${child.pid}`);
    child.on("error", () => resolve(127));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/**
 * Installs exactly what the lock file says, unless it is there already. An install that was killed is
 * repeated: npm has not written its own lock file into node_modules.
 * @param {string} root
 * @throws {PlainError} when npm fails
 */
export async function ensureInstalled(root) {
  if (!reasonToInstall(root)) return;
  const file = lockFile(root);
  await waitForTurn(file);
  try {
    const reason = reasonToInstall(root);
    if (!reason) return;
    console.log(`Installing the npm packages into node_modules with \`npm ci\` (${reason}) ...`);
    const code = await npmCi(root, file);
    if (code !== 0) {
      throw new PlainError(
        `\`npm ci\` failed (exit code ${code}); its own message stands above. Usual causes: no network, or a package-lock.json that does not fit package.json (\`npm install\` fixes that). Then run this command again.`,
      );
    }
  } finally {
    rmSync(file, { force: true });
  }
}
