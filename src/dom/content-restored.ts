import { CONTENT_RESTORED_EVENT } from "../constants/history";

/** Reports, after the next frame begins, that content loaded before a reload is back: `scroll-restoration.ts` waits for it. */
export function dispatchContentRestored(): void {
  requestAnimationFrame(() => dispatchEvent(new Event(CONTENT_RESTORED_EVENT)));
}
