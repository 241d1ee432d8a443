// Makes the project ready to run. Node built-ins only: this runs before anything is installed.
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { childEnvironment, PlainError, readJson } from "./project.mjs";

/**
 * Whether a version is in a range of the form that `engines` in package.json has: `^20.19 || ^24`.
 * @param {string} version such as `v20.19.1`
 * @param {string} range
 */
export function satisfies(version, range) {
  const [major = 0, minor = 0] = version.replace("v", "").split(".").map(Number);
  const alternatives = [...range.matchAll(/\^(\d+)(?:\.(\d+))?/g)];
  return alternatives.some(
    ([, wanted, min = "0"]) => major === Number(wanted) && minor >= Number(min),
  );
}

/**
 * Rejects a Node version that package.json does not allow: it would fail later with an unclear
 * error.
 * @param {string} root
 */
function checkNode(root) {
  const range = readJson(join(root, "package.json"))?.engines?.node;
  if (range && !satisfies(process.version, range))
    throw new PlainError(
      `This project needs Node ${range}, but this is Node ${process.version}. Install a supported version from https://nodejs.org and try again.`,
    );
}

/**
 * The reason to install the packages, or `null` if they are up to date. npm writes
 * `node_modules/.package-lock.json` at the end of an install.
 * @param {string} root
 */
function reasonToInstall(root) {
  const [locked, installed] = ["package-lock.json", "node_modules/.package-lock.json"].map((file) =>
    statSync(join(root, file), { throwIfNoEntry: false }),
  );
  if (!installed) return "they are not installed, or not completely";
  return locked && locked.mtimeMs > installed.mtimeMs ? "package-lock.json has changed" : null;
}

/**
 * Installs exactly the packages of the lock file, unless they are installed already.
 * @param {string} root
 */
function ensureInstalled(root) {
  const reason = reasonToInstall(root);
  if (!reason) return;
  console.log(`Installing the npm packages into node_modules with \`npm ci\` (${reason}) ...`);
  // The build and the tests need development packages and prebuilt binaries, regardless of npm's
  // settings.
  const { status } = spawnSync(
    "npm",
    ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"],
    {
      cwd: root,
      env: childEnvironment(),
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    },
  );
  if (status !== 0)
    throw new PlainError(
      `\`npm ci\` failed (exit code ${status ?? 127}); its own message stands above. Usual causes: no network, or a package-lock.json that does not fit package.json (\`npm install\` fixes that). Then run this command again.`,
    );
}

/**
 * Makes the project ready to run; fast and offline when it already is.
 * @param {string} root
 * @param {{ needsBrowser?: boolean }} [options]
 * @returns the browsers, when requested
 * @throws {PlainError} naming what is missing
 */
export function prepare(root, { needsBrowser = false } = {}) {
  checkNode(root);
  ensureInstalled(root);
  return needsBrowser ? ensureBrowser(root) : undefined;
}
