import { CONTENT_RESTORED_EVENT } from "../constants/history";

/**
 * Says that what the visitor had loaded into a page is there again, once it is drawn: the page is waited for, to go to where
 * the visitor was.
 */
export function dispatchContentRestored(): void {
  requestAnimationFrame(() => dispatchEvent(new Event(CONTENT_RESTORED_EVENT)));
}
