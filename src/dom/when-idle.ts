/** Where a browser cannot say when it is idle. */
const SOON_MS = 200;

/**
 * Calls in a quiet moment.
 * @param timeout ms after which it calls in any case
 */
export function whenIdle(call: () => void, timeout: number): void {
  if ("requestIdleCallback" in window) requestIdleCallback(call, { timeout });
  else setTimeout(call, SOON_MS);
}
