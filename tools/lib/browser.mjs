// Finds a browser for the end-to-end tests. Several ways, because none works on every machine.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { childEnvironment, PlainError, projectBinary, readJson } from "./project.mjs";

/**
 * Chromium without its windows, settings and cache of pages: the same pages in half the time. Also the name of Debian's
 * package.
 */
const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** How a browser was found that a person has named. */
const NAMED = "CHROMIUM_PATH";
const LAUNCH_TIMEOUT_MS = 30_000;
const INSTALL_TIMEOUT_MS = 600_000;

/**
 * What stands in for Arial on Linux, as Debian's package has it. Pages are laid out in it until their own face has come; a
 * bare Debian has nothing of that width, and what is to stay in place then moves.
 */
const FALLBACK_FONT = { folder: "/usr/share/fonts/truetype/liberation", package: "fonts-liberation" };

/** @param {string} root */
const noteFile = (root) => join(root, "node_modules", ".cache", "browser.json");

/**
 * Path of the browser that `prepare --browser` found, for playwright.config.ts.
 * @param {string} [root]
 * @returns {string | undefined} `undefined`: let Playwright use its own
 */
export function browserPath(root = process.cwd()) {
  return process.env.CHROMIUM_PATH || readJson(noteFile(root))?.path;
}

/**
 * Path of the browser for what needs no windows, settings or cache of pages: most end-to-end tests.
 * @param {string} [root]
 * @returns {string | undefined} the same as `browserPath` where there is no quicker one
 */
export function quickBrowserPath(root = process.cwd()) {
  const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH } = process.env;
  return CHROMIUM_SHELL_PATH || CHROMIUM_PATH || readJson(noteFile(root))?.shell || browserPath(root);
}

/**
 * Whether a browser really starts: it may be there and yet lack libraries of the system, or be a mere signpost.
 * @param {string} path
 * @returns {string | null} what is wrong, or `null`
 */
export function whyUnusable(path) {
  if (!existsSync(path)) return "is not there";
  const version = spawnSync(path, ["--version"], { encoding: "utf8", timeout: LAUNCH_TIMEOUT_MS });
  if (version.status !== 0)
    return `does not run (${firstLine(version.stderr) || version.error?.message || "no message"})`;
  const profile = mkdtempSync(join(tmpdir(), "browser-"));
  const options = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    `--user-data-dir=${profile}`,
    "--dump-dom",
    "about:blank",
  ];
  const launch = spawnSync(path, options, { encoding: "utf8", timeout: LAUNCH_TIMEOUT_MS });
  rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  return launch.status === 0 && launch.stdout.includes("<html")
    ? null
    : `does not open a page (${firstLine(launch.stderr) || "no message"})`;
}

/** @param {string | null} text */
const firstLine = (text) => (text ?? "").trim().split("\n")[0];

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path) && statSync(path).isFile());
}

/**
 * @param {string} root
 * @returns {string | undefined}
 */
function playwrightsOwn(root) {
  try {
    return createRequire(join(root, "package.json"))("@playwright/test").chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * @param {string} command
 * @param {string[]} options
 */
function run(command, options) {
  console.log(`> ${command} ${options.join(" ")}`);
  const env = childEnvironment({ DEBIAN_FRONTEND: "noninteractive" });
  const limits = { timeout: INSTALL_TIMEOUT_MS };
  return spawnSync(command, options, { ...limits, env, stdio: ["ignore", "inherit", "inherit"] }).status === 0;
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync("/etc/debian_version") && Boolean(onPath("apt-get"));

/** @param {string} name */
function aptInstall(name) {
  console.log(`Installing the Debian package ${name} with apt-get: the tests need it, and this command runs as root.`);
  // An update that fails for one source may still have brought the others.
  run("apt-get", ["update"]);
  return run("apt-get", ["install", "-y", "--no-install-recommends", name]);
}

/** Elsewhere Arial is there, or whoever installs packages is asked by a test that fails. */
function ensureFallbackFont() {
  if (!existsSync(FALLBACK_FONT.folder) && isDebianRoot()) aptInstall(FALLBACK_FONT.package);
}

/**
 * Where packages may be installed, the program of one.
 * @param {string} name
 */
const installed = (name) =>
  isDebianRoot() ? [{ how: `apt-get install ${name}`, find: () => (aptInstall(name) ? onPath(name) : undefined) }] : [];

/**
 * @param {string} root
 * @returns {{ how: string, find: () => string | undefined }[]} in the order in which they are tried
 */
function ways(root) {
  return [
    { how: NAMED, find: () => process.env.CHROMIUM_PATH },
    ...NAMES.map((name) => ({ how: `${name} on the PATH`, find: () => onPath(name) })),
    {
      how: "Google Chrome for macOS",
      find: () => ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"].find((path) => existsSync(path)),
    },
    { how: "Playwright's own browser", find: () => playwrightsOwn(root) },
    {
      how: "playwright install chromium",
      find: () => (run(projectBinary(root, "playwright"), ["install", "chromium"]) ? playwrightsOwn(root) : undefined),
    },
    ...installed("chromium"),
  ];
}

/**
 * A quicker browser, if one can be had; without it everything takes longer, and nothing else. Only Debian's own Chromium gets one
 * installed beside it, and only once: where there is no such package the next run does not ask again.
 * @param {string} root
 * @param {string} browser path of the whole one
 */
function findShell(root, browser) {
  const named = process.env.CHROMIUM_SHELL_PATH;
  const isNamed = browser === process.env.CHROMIUM_PATH;
  const present = named || (isNamed ? undefined : onPath(SHELL));
  const hasTried = readJson(noteFile(root))?.shell === null;
  const mayInstall = !isNamed && !hasTried && browser === onPath("chromium");
  const path = present ?? (mayInstall ? installed(SHELL)[0]?.find() : undefined);
  return path && !whyUnusable(path) ? path : undefined;
}

/**
 * Finds a browser that starts, or installs one, and notes its path for `browserPath`; beside one that nobody has named, a
 * quicker one for `quickBrowserPath`.
 * @param {string} root
 * @param {ReturnType<typeof ways>} [candidates]
 * @returns {{ path: string, shell?: string }}
 * @throws {PlainError} naming everything that was tried
 */
export function ensureBrowser(root, candidates = ways(root)) {
  ensureFallbackFont();
  const tried = [];
  for (const { how, find } of candidates) {
    const path = find();
    const problem = path ? whyUnusable(path) : "nothing found";
    if (path && !problem) {
      const shell = findShell(root, path);
      mkdirSync(join(root, "node_modules", ".cache"), { recursive: true });
      writeFileSync(
        noteFile(root),
        `${JSON.stringify({ path, how, shell: how === NAMED ? shell : (shell ?? null) })}\n`,
      );
      console.log(`Browser for the tests: ${path} (${how})${shell ? `, and ${shell}` : ""}`);
      return { path, shell };
    }
    // An unset variable is no failed attempt.
    if (path || how !== NAMED) tried.push(`  ${how}: ${path ? `${path} ${problem}` : problem}`);
  }
  throw new PlainError(
    `No browser for the tests. Tried:\n${tried.join("\n")}\nInstall Chromium or Google Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test`,
  );
}
