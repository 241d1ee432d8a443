import { RELOAD_GUARD_MS } from "../constants/visit";
import { isNotedInHistory, readSession, writeSession } from "./session";

const KEY = "reloaded-at";

/**
 * Whether a page that misses a part may reload itself: not twice within the guard's time. A time stamp from the future, as
 * after the clock was set back, counts as recent.
 * @param now in ms
 * @param last time of the last such reload in ms, null for none
 */
export function mayReload(now: number, last: number | null): boolean {
  return last === null || now - last >= RELOAD_GUARD_MS;
}

/**
 * Loads the page anew, or another one, because a part of it is missing: most likely the site was deployed meanwhile. Never
 * when the time of it cannot be noted down, because then nothing would stop the next time.
 * @param address where to go, by default the address shown
 * @returns whether it goes; if not, there must be another way out
 */
export function reloadOnce(address: string = location.href): boolean {
  if (navigator.onLine === false) return false;
  const now = Date.now();
  const noted = readSession(KEY);
  const last = noted === null ? null : Number(noted);
  // What is no number was not written by us: it must not open the way for a loop.
  if (Number.isNaN(last) || !mayReload(now, last) || !writeSession(KEY, String(now))) return false;
  if (new URL(address, location.href).href === location.href) location.reload();
  else if (isNotedInHistory(KEY)) {
    // A reload, because what stands in the history's entry survives it.
    history.pushState(history.state, "", address);
    location.reload();
  } else location.assign(address);
  return true;
}
