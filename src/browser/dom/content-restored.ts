/** Window event: content loaded before a reload has been restored. */
export const CONTENT_RESTORED_EVENT = "content-restored";

/**
 * Reports, after the next frame begins, that content loaded before a reload is back:
 * `scroll-restoration.ts` waits for it.
 */
export function dispatchContentRestored(): void {
  requestAnimationFrame(() => dispatchEvent(new Event(CONTENT_RESTORED_EVENT)));
}
