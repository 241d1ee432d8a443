#!/usr/bin/env node
// npm test: runs every check of the project in order, and prints which tests were skipped and one
// line with the sum at the end. Stops at the first step that fails.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepare } from "./lib/prepare.mjs";
import { PlainError, projectBinary, readJson, run } from "./lib/project.mjs";

/**
 * @typedef {{ passed: number, failed: number, skipped: string[] }} Counts `skipped`: names, which
 * say the reason
 */

/**
 * @typedef {{ name: string, command: string, options: string[], env?: NodeJS.ProcessEnv, counts?:
 * () => Counts }} Step
 *   `counts` reads the report that the runner has written
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

/** Of what `jest --json` writes. Missing values count as 0. @type {(report: any) => Counts} */
const jestCounts = (report) => ({
  passed: report?.numPassedTests || 0,
  // A test file that cannot even be loaded has no failed test, yet it has failed.
  failed: report?.numFailedTests + report?.numRuntimeErrorTestSuites || 0,
  skipped: (report?.testResults ?? [])
    .flatMap((/** @type {any} */ file) => file.assertionResults)
    .filter((/** @type {any} */ test) => test.status === "pending")
    .map((/** @type {any} */ test) => test.fullName),
});

/** Of what Playwright's JSON reporter writes. @type {(report: any) => Counts} */
const playwrightCounts = (report) => ({
  passed: report?.stats?.expected + report?.stats?.flaky || 0,
  failed: report?.stats?.unexpected + report?.errors?.length || 0,
  skipped: Array(report?.stats?.skipped || 0).fill("an end-to-end test, see above"),
});

/**
 * Counts of one step. A runner that ran nothing, left no readable report, or failed without naming
 * a test, has failed.
 * @param {number} code exit code
 * @param {Counts} [counts] without them the step as a whole counts as one test
 * @returns {Counts}
 */
function countStep(code, counts = { passed: code === 0 ? 1 : 0, failed: 0, skipped: [] }) {
  const isHiddenFailure = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return isHiddenFailure ? { ...counts, failed: 1 } : counts;
}

/**
 * @param {string} root
 * @param {string} folder for the reports
 * @returns {(Step | Step[])[]} in order; those of a list run together, because many of them wait
 */
function steps(root, folder) {
  /** @param {string} name */
  const script = (name) => ["run", "--silent", name];
  const jest = join(folder, "jest.json");
  const playwright = join(folder, "playwright.json");
  return [
    { name: "Lint", command: "npm", options: script("lint") },
    [
      { name: "Build", command: "npm", options: script("build"), env: BUILD_ENV },
      {
        name: "Killed servers",
        command: "npm",
        options: script("test:durability"),
        env: { ROUNDS: "4" },
      },
    ],
    // After the build, which writes the types of the queries.
    [
      { name: "Types", command: "npm", options: script("typecheck") },
      {
        name: "Unit tests (Jest)",
        command: projectBinary(root, "jest"),
        options: ["--ci", "--json", `--outputFile=${jest}`],
        counts: () => jestCounts(readJson(jest)),
      },
    ],
    {
      name: "End-to-end tests (Playwright)",
      command: projectBinary(root, "playwright"),
      options: ["test", "--reporter=list,json"],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwright },
      counts: () => playwrightCounts(readJson(playwright)),
    },
  ];
}

/** @param {string} root */
async function runAll(root) {
  const browser = prepare(root, { needsBrowser: true });
  const env = {
    CI: "true",
    ...(browser && { CHROMIUM_PATH: browser.path, CHROMIUM_SHELL_PATH: browser.shell ?? "" }),
  };
  const folder = mkdtempSync(join(tmpdir(), "test-reports-"));
  /** @type {Counts} */
  const sum = { passed: 0, failed: 0, skipped: [] };
  try {
    /** @param {Step} step */
    const runStep = async (step) => {
      console.log(`\n== ${step.name} ==`);
      const code = await run(root, step.command, step.options, { ...env, ...step.env });
      const counts = countStep(code, step.counts?.());
      sum.passed += counts.passed;
      sum.failed += counts.failed;
      sum.skipped.push(...counts.skipped);
      if (counts.failed > 0) console.log(`== ${step.name}: failed ==`);
    };
    for (const step of steps(root, folder)) {
      await Promise.all([step].flat().map(runStep));
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
  end(await runAll(process.cwd()));
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  end({ passed: 0, failed: 1, skipped: [] });
}
