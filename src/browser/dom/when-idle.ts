/** Delay in browsers without `requestIdleCallback` (Safari). */
const SOON_MS = 200;

/** Calls when the browser is idle. @param timeout in ms, after which it calls in any case */
export function whenIdle(call: () => void, timeout: number): void {
  if ("requestIdleCallback" in window) requestIdleCallback(call, { timeout });
  else setTimeout(call, SOON_MS);
}
