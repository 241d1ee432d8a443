const POLL_MS = 10;
const TIMEOUT_MS = 45_000;

/** Waits until a condition holds; rejects after a timeout. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const start = Date.now();
  while (!(await holds())) {
    if (Date.now() - start > timeoutMs) throw new Error(`Timeout waiting for: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
