/**
 * Lets something take a least time, so that the sign that it is under way does not flash. What fails, fails at once.
 * @param duration ms
 */
export async function lastingAtLeast<T>(work: Promise<T>, duration: number): Promise<T> {
  const pause = new Promise((resolve) => setTimeout(resolve, duration));
  const [result] = await Promise.all([work, pause]);
  return result;
}
