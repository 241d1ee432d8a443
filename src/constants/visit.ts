/** The one language of the site. */
export const DEFAULT_LOCALE = "en";

export const LOCALE_COOKIE = "i18n_redirected";

export const LOCALE_COOKIE_DAYS = 365;

/** A page with a missing part reloads itself at most once in this time. */
export const RELOAD_GUARD_MS = 60_000;

/** Longest wait for an idle browser before prefetching. */
export const PREFETCH_IDLE_TIMEOUT_MS = 2000;

/** Event of the document: whatever covers the window closes, because the page is left. */
export const UNCOVER_EVENT = "site:uncover";

/**
 * State of a history entry that shows another state of the same page: the scroll position and the
 * focus stay.
 */
export const KEEPS_SCROLL = { keepsScroll: true } as const;
