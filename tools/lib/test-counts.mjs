// Reads how many tests ran from the reports of the test runners. What is missing counts as 0.

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {any} report what `jest --json` writes
 * @returns {Counts}
 */
export const jestCounts = (report) => ({
  passed: report?.numPassedTests || 0,
  // A test file that cannot even be loaded has no failed test, yet it has failed.
  failed: report?.numFailedTests + report?.numRuntimeErrorTestSuites || 0,
});

/**
 * @param {any} report what Playwright's JSON reporter writes
 * @returns {Counts}
 */
export const playwrightCounts = (report) => ({
  passed: report?.stats?.expected + report?.stats?.flaky || 0,
  failed: report?.stats?.unexpected + report?.errors?.length || 0,
});

/**
 * Counts of one step. A runner that ran nothing, left no readable report, or failed without naming a test, has failed.
 * @param {number} code exit code
 * @param {Counts} [counts] without them the step as a whole counts as one test
 * @returns {Counts}
 */
export function countStep(code, counts = { passed: code === 0 ? 1 : 0, failed: 0 }) {
  const isHiddenFailure = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return isHiddenFailure ? { ...counts, failed: 1 } : counts;
}
