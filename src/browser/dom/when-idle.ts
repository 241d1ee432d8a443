/** Delay in browsers without `requestIdleCallback` (Safari). */
const FALLBACK_MS = 200;

/** Calls once the browser is idle. @param timeout longest wait, in ms */
export function whenIdle(call: () => void, timeout: number): void {
  if ("requestIdleCallback" in window) requestIdleCallback(call, { timeout });
  else setTimeout(call, FALLBACK_MS);
}
