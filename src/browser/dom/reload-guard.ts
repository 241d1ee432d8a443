import { RELOAD_GUARD_MS } from "../../constants/visit";
import { isNotedInHistory, readSession, writeSession } from "./session";

const KEY = "reloaded-at";

/**
 * Whether a page with a missing part may reload itself: once within the guard's time. A timestamp
 * from the future (the clock was set back) counts as recent.
 * @param now in ms
 * @param last time of the last such reload in ms, null for none
 */
export function mayReload(now: number, last: number | null): boolean {
  return last === null || now - last >= RELOAD_GUARD_MS;
}

/**
 * Reloads the page, or loads another, because a part is missing: most likely the site was deployed
 * meanwhile. Refuses when the time cannot be stored, as nothing would then stop a loop.
 * @returns whether it reloads; if not, the caller needs another way out
 */
export function reloadOnce(address: string = location.href): boolean {
  if (navigator.onLine === false) return false;
  const now = Date.now();
  const noted = readSession(KEY);
  const last = noted === null ? null : Number(noted);
  // A value that is not a number is not ours, and must not allow a loop.
  if (Number.isNaN(last) || !mayReload(now, last) || !writeSession(KEY, String(now))) return false;
  if (new URL(address, location.href).href === location.href) location.reload();
  else if (isNotedInHistory(KEY)) {
    // A reload keeps the state of the history entry, where the time is stored.
    history.pushState(history.state, "", address);
    location.reload();
  } else location.assign(address);
  return true;
}
