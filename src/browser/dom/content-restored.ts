/** Window event: content that was loaded before a reload is back. */
export const CONTENT_RESTORED_EVENT = "content-restored";

/** Dispatches the event in the next frame. The restoration of the scroll position waits for it. */
export function dispatchContentRestored(): void {
  requestAnimationFrame(() => dispatchEvent(new Event(CONTENT_RESTORED_EVENT)));
}
