// Reads how many tests ran from the reports of the test runners.

/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {(report: unknown) => Counts} ReadCounts
 */

/**
 * @param {unknown} report what `jest --json` writes
 * @returns {Counts}
 */
export function jestCounts(report) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } =
    /** @type {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} */ (report);
  // A test file that cannot even be loaded has no failed test, yet it has failed.
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/**
 * @param {unknown} report what Playwright's JSON reporter writes
 * @returns {Counts}
 */
export function playwrightCounts(report) {
  const { stats, errors } =
    /** @type {{ stats: { expected: number, flaky: number, unexpected: number }, errors: unknown[] }} */ (report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/**
 * Counts of one step. A runner that ran nothing, left no readable report, or failed without naming a test, has failed.
 * @param {number} code exit code
 * @param {unknown} report `undefined` when it could not be read
 * @param {ReadCounts | undefined} readCounts `undefined`: the step as a whole counts as one test
 * @returns {Counts}
 */
export function countStep(code, report, readCounts) {
  if (!readCounts) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  let counts = { passed: 0, failed: 0 };
  try {
    counts = readCounts(report);
  } catch {
    // No report, or none of the expected form: counted as nothing run.
  }
  if (!Number.isInteger(counts.passed) || !Number.isInteger(counts.failed)) counts = { passed: 0, failed: 0 };
  const isHiddenFailure = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return isHiddenFailure ? { ...counts, failed: 1 } : counts;
}
