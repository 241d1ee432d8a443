#!/usr/bin/env node
// npm test: runs every check of the project in order, and prints which tests were skipped and one
// line with the sum at the end. Stops at the first check that fails. `npm test -- lint types` runs
// only the checks that are named, as CI does in a job each.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepare } from "./lib/prepare.mjs";
import { PlainError, projectBinary, readJson, run } from "./lib/project.mjs";

/** @typedef {{ passed: number, failed: number, skipped: string[] }} Counts with names of skipped tests */

/**
 * @typedef {object} Check
 * @property {string} id
 * @property {string} name
 * @property {string} command
 * @property {string[]} options
 * @property {NodeJS.ProcessEnv} [env]
 * @property {() => Counts} [counts] reads the report that the command has written
 */

// With the page of all blocks, a tag manager and an interactive map, which must wait for consent,
// and settings of the server, which must not leak into the site (`e2e/built/leaks.spec.ts`).
const BUILD_ENV = {
  NETLIFY: "true", // Must change nothing: the adapter in `gatsby-config.ts`.
  GATSBY_CPU_COUNT: "3", // Gatsby starts one worker less.
  CATALOGUE: "1",
  GATSBY_GTM_ID: "GTM-TESTS",
  GATSBY_GOOGLE_MAPS_API_KEY: "key-of-the-tests-for-maps",
  RECAPTCHA_SECRET: "hunter2-of-the-server",
  SMTP_URL: "smtp://user:hunter2-of-the-server@mail.invalid",
};

/**
 * Counts in a report of `jest --json`. Missing values are 0.
 * @param {any} report
 * @returns {Counts}
 */
function jestCounts(report) {
  const tests = (report?.testResults ?? []).flatMap(
    (/** @type {any} */ file) => file.assertionResults,
  );
  const skipped = tests.filter((/** @type {any} */ test) => test.status === "pending");
  return {
    passed: report?.numPassedTests || 0,
    // A file that cannot be loaded has no tests, yet it has failed.
    failed: report?.numFailedTests + report?.numRuntimeErrorTestSuites || 0,
    skipped: skipped.map((/** @type {any} */ test) => test.fullName),
  };
}

/**
 * Counts in a report of Playwright's JSON reporter. Missing values are 0.
 * @param {any} report
 * @returns {Counts}
 */
const playwrightCounts = (report) => ({
  passed: report?.stats?.expected + report?.stats?.flaky || 0,
  failed: report?.stats?.unexpected + report?.errors?.length || 0,
  skipped: Array(report?.stats?.skipped || 0).fill("an end-to-end test, see above"),
});

/**
 * Counts a check. It has failed, too, if it ran nothing, left no readable report, or failed without
 * naming a test.
 * @param {number} code exit code
 * @param {Counts} [counts] by default the whole check counts as one test
 * @returns {Counts}
 */
function countCheck(code, counts = { passed: code === 0 ? 1 : 0, failed: 0, skipped: [] }) {
  const isHiddenFailure = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return isHiddenFailure ? { ...counts, failed: 1 } : counts;
}

/**
 * @param {string} root
 * @param {string} folder for the reports
 * @returns {Check[][]} in order; those of a group run together, because they often wait
 */
function allChecks(root, folder) {
  /** @param {string} name */
  const npmScript = (name) => ({ command: "npm", options: ["run", "--silent", name] });
  const jestReport = join(folder, "jest.json");
  const playwrightReport = join(folder, "playwright.json");
  return [
    [
      { id: "lint", name: "Lint", ...npmScript("lint") },
      { id: "build", name: "Build", ...npmScript("build"), env: BUILD_ENV },
      {
        id: "durability",
        name: "Killed servers",
        ...npmScript("test:durability"),
        env: { ROUNDS: "4" },
      },
    ],
    // After the build, which writes the types of the queries.
    [
      { id: "types", name: "Types", ...npmScript("typecheck") },
      {
        id: "unit",
        name: "Unit tests (Jest)",
        command: projectBinary(root, "jest"),
        options: ["--ci", "--json", `--outputFile=${jestReport}`],
        counts: () => jestCounts(readJson(jestReport)),
      },
    ],
    [
      {
        id: "e2e",
        name: "End-to-end tests (Playwright)",
        command: projectBinary(root, "playwright"),
        options: ["test", "--reporter=list,json"],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
        counts: () => playwrightCounts(readJson(playwrightReport)),
      },
    ],
  ];
}

/**
 * @param {Check[][]} groups
 * @param {string[]} ids of the checks that are wanted; none: all
 * @throws {PlainError} for an unknown id
 */
function selectChecks(groups, ids) {
  const known = groups.flat().map(({ id }) => id);
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown)
    throw new PlainError(`There is no check "${unknown}". The checks are ${known.join(", ")}.`);
  if (ids.length === 0) return groups;
  return groups.map((group) => group.filter(({ id }) => ids.includes(id)));
}

/**
 * Runs checks until one fails.
 * @param {string} root
 * @param {string[]} ids
 */
async function runChecks(root, ids) {
  const folder = mkdtempSync(join(tmpdir(), "test-reports-"));
  /** @type {Counts} */
  const sum = { passed: 0, failed: 0, skipped: [] };
  try {
    const groups = selectChecks(allChecks(root, folder), ids);
    const needsBrowser = groups.flat().some(({ id }) => id === "e2e");
    const browser = prepare(root, { needsBrowser });
    const env = {
      CI: "true",
      ...(browser && { CHROMIUM_PATH: browser.path, CHROMIUM_SHELL_PATH: browser.shell ?? "" }),
    };
    /** @param {Check} check */
    const runCheck = async (check) => {
      console.log(`\n== ${check.name} ==`);
      const code = await run(root, check.command, check.options, { ...env, ...check.env });
      const counts = countCheck(code, check.counts?.());
      sum.passed += counts.passed;
      sum.failed += counts.failed;
      sum.skipped.push(...counts.skipped);
      if (counts.failed > 0) console.log(`== ${check.name}: failed ==`);
    };
    for (const group of groups) {
      await Promise.all(group.map(runCheck));
      if (sum.failed > 0) break;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return sum;
}

/** @param {Counts} sum */
function end({ passed, failed, skipped }) {
  process.exitCode = failed > 0 ? 1 : 0;
  for (const name of skipped) console.log(`Skipped: ${name}`);
  console.log(`\n${passed} passed, ${failed} failed, ${skipped.length} skipped`);
}

try {
  end(await runChecks(process.cwd(), process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  end({ passed: 0, failed: 1, skipped: [] });
}
