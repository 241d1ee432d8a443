/**
 * Delays a result to a minimum duration, so that a loading message does not flash. Failures are not delayed.
 * @param duration ms
 */
export async function lastingAtLeast<T>(work: Promise<T>, duration: number): Promise<T> {
  const pause = new Promise((resolve) => setTimeout(resolve, duration));
  const [result] = await Promise.all([work, pause]);
  return result;
}
