// Finds a browser for the end-to-end tests in several ways, because none works on every machine.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { childEnvironment, PlainError, projectBinary, readJson } from "./project.mjs";

/**
 * Headless-only Chromium: renders the same pages in half the time. Also the name of Debian's
 * package.
 */
const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const LAUNCH_TIMEOUT_MS = 30_000;
const INSTALL_TIMEOUT_MS = 600_000;
/**
 * Metric-compatible with Arial, the fallback until the web font has loaded; without it, pages on
 * Debian shift.
 */
const FALLBACK_FONT = {
  folder: "/usr/share/fonts/truetype/liberation",
  package: "fonts-liberation",
};

/** @param {string} root */
const resultFile = (root) => join(root, "node_modules", ".cache", "browser.json");
/** @returns {{ path?: string, shell?: string | null }} the last result of `ensureBrowser` */
const lastResult = (root = process.cwd()) => readJson(resultFile(root)) ?? {};

/** Path of the browser, for playwright.config.ts; `undefined`: Playwright's own. */
export const browserPath = () => process.env.CHROMIUM_PATH || lastResult().path;

/** Path of the headless-only browser, or of the full one where there is none. */
export const quickBrowserPath = () =>
  process.env.CHROMIUM_SHELL_PATH ||
  process.env.CHROMIUM_PATH ||
  lastResult().shell ||
  browserPath();

/**
 * Tries to open a page: a browser may lack system libraries, or be a stub that explains how to
 * install it.
 * @param {string | undefined} path
 * @returns {string | null} the problem, or `null`
 */
function browserProblem(path) {
  if (!path) return "nothing found";
  const profile = mkdtempSync(join(tmpdir(), "browser-"));
  const options = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"];
  const { stdout, stderr, error } = spawnSync(
    path,
    [...options, `--user-data-dir=${profile}`, "--dump-dom", "about:blank"],
    { encoding: "utf8", timeout: LAUNCH_TIMEOUT_MS },
  );
  rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  if (stdout?.includes("<html")) return null;
  const [message] = (stderr || error?.message || "no message").trim().split("\n");
  return `${path} does not open a page (${message})`;
}

/** @param {string} name */
function onPath(name) {
  const paths = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
  return paths.find((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
}

/**
 * @param {string} command
 * @param {string[]} options
 */
function run(command, options) {
  console.log(`> ${command} ${options.join(" ")}`);
  const env = childEnvironment({ DEBIAN_FRONTEND: "noninteractive" });
  spawnSync(command, options, {
    timeout: INSTALL_TIMEOUT_MS,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
}

/** Installs a Debian package if this process has the permission. @param {string} name */
function aptInstall(name) {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version") || !onPath("apt-get"))
    return undefined;
  console.log(
    `Installing the Debian package ${name} with apt-get: the tests need it, and this command runs as root.`,
  );
  // An update may fail for one source and still have succeeded for the others.
  run("apt-get", ["update"]);
  run("apt-get", ["install", "-y", "--no-install-recommends", name]);
  return onPath(name);
}

/** Playwright's own browser, downloaded if missing. @param {string} root */
function playwrightBrowser(root) {
  try {
    const path = createRequire(join(root, "package.json"))(
      "@playwright/test",
    ).chromium.executablePath();
    if (!existsSync(path)) run(projectBinary(root, "playwright"), ["install", "chromium"]);
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds the headless-only browser, with which the tests take half the time. A browser named in the
 * environment is used for everything. For Debian's own Chromium its package is installed, and not
 * tried again after a failure.
 * @param {string} root
 * @param {string} browser path of the full one
 * @returns {string | null}
 */
function findShell(root, browser) {
  const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH } = process.env;
  if (CHROMIUM_SHELL_PATH || browser === CHROMIUM_PATH) return CHROMIUM_SHELL_PATH || null;
  const mayInstall = browser === onPath("chromium") && lastResult(root).shell !== null;
  const path = onPath(SHELL) ?? (mayInstall ? aptInstall(SHELL) : undefined);
  return path && !browserProblem(path) ? path : null;
}

/**
 * Finds or installs a browser that starts, and stores its path for `browserPath`; also a
 * headless-only one for `quickBrowserPath`, unless the browser is named in the environment.
 * @param {string} root
 * @returns {{ path: string, shell: string | null }}
 * @throws {PlainError} naming everything that was tried
 */
export function ensureBrowser(root) {
  if (!existsSync(FALLBACK_FONT.folder)) aptInstall(FALLBACK_FONT.package);
  const fromEnvironment = process.env.CHROMIUM_PATH;
  /** @type {Record<string, () => string | undefined>} in the order of the attempts */
  const sources = {};
  if (fromEnvironment) sources.CHROMIUM_PATH = () => fromEnvironment;
  for (const name of NAMES) sources[`${name} on the PATH`] = () => onPath(name);
  sources["Playwright's own browser"] = () => playwrightBrowser(root);
  sources["apt-get install chromium"] = () => aptInstall("chromium");
  const tried = [];
  for (const [source, find] of Object.entries(sources)) {
    const path = find();
    const problem = browserProblem(path);
    if (!path || problem) {
      tried.push(`  ${source}: ${problem}`);
      continue;
    }
    const shell = findShell(root, path);
    const result = { path, shell: path === fromEnvironment ? undefined : shell };
    mkdirSync(join(root, "node_modules", ".cache"), { recursive: true });
    writeFileSync(resultFile(root), JSON.stringify(result));
    console.log(`Browser for the tests: ${path} (${source})${shell ? `, and ${shell}` : ""}`);
    return { path, shell };
  }
  throw new PlainError(
    `No browser for the tests. Tried:\n${tried.join("\n")}\nInstall Chromium or Google Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test`,
  );
}
