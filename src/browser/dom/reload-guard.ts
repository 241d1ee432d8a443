import { RELOAD_GUARD_MS } from "../../constants/visit";
import { isStoredInHistory, readSession, writeSession } from "./session";

const KEY = "reloaded-at";

/**
 * Whether a page with a missing part may reload itself: once within `RELOAD_GUARD_MS`. A time in
 * the future, because the clock was set back, counts as recent.
 * @param now in ms
 * @param last time of the last such reload in ms, null for none
 */
export function mayReload(now: number, last: number | null): boolean {
  return last === null || now - last >= RELOAD_GUARD_MS;
}

/**
 * Reloads the page, or loads another one as a document, because a part of it is missing: most
 * likely the site was deployed meanwhile. It refuses when the time cannot be stored, since nothing
 * would then stop a loop.
 * @returns whether it reloads
 */
export function reloadOnce(address: string = location.href): boolean {
  if (navigator.onLine === false) return false;
  const now = Date.now();
  const stored = readSession(KEY);
  const last = stored === null ? null : Number(stored);
  // A value that is not a number comes from another script, and must not allow a loop.
  if (Number.isNaN(last) || !mayReload(now, last) || !writeSession(KEY, String(now))) return false;
  if (new URL(address, location.href).href === location.href) location.reload();
  else if (isStoredInHistory(KEY)) {
    // A reload keeps the state of the history entry. `location.assign` would lose it.
    history.pushState(history.state, "", address);
    location.reload();
  } else location.assign(address);
  return true;
}
