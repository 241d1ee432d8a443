/** The one language of the site. */
export const DEFAULT_LOCALE = "en";

export const LOCALE_COOKIE = "i18n_redirected";

export const LOCALE_COOKIE_DAYS = 365;

/** A page whose script or data is missing reloads itself at most once within this time. */
export const RELOAD_GUARD_MS = 60_000;

/** Longest wait for an idle browser before prefetching. */
export const PREFETCH_IDLE_TIMEOUT_MS = 2000;

/** Document event: overlays close, because the page is left. */
export const UNCOVER_EVENT = "site:uncover";

/** State of a history entry that changes the page's query only: scroll position and focus stay. */
export const KEEPS_SCROLL = { keepsScroll: true } as const;
