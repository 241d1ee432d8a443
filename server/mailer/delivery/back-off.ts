/** Waits double until they are this long, in ms. */
const LONGEST_WAIT_MS = 60 * 60_000;

/** Waiting after so many failed attempts, in ms. Decisions, section 5: from the first wait, doubling to an hour. */
export function waitAfter(attempts: number, firstWaitMs: number): number {
  return Math.min(firstWaitMs * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}
