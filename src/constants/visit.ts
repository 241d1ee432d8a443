/** The one language of the site. */
export const DEFAULT_LOCALE = "en";

export const LOCALE_COOKIE = "i18n_redirected";

export const LOCALE_COOKIE_DAYS = 365;

/** A page reloads itself, when a part of it is missing, at most once in this time. */
export const RELOAD_GUARD_MS = 60_000;

/** How long prefetching waits for a quiet moment at most. */
export const PREFETCH_IDLE_TIMEOUT_MS = 2000;

/** Event of the document: whatever covers the window closes, because the page is left. */
export const UNCOVER_EVENT = "site:uncover";
