/** How long the burger menu takes to slide in or out. */
export const MENU_SLIDE_MS = 800;

/** How long a page takes to appear after navigation, and the contact overlay to open or close. */
export const PAGE_FADE_MS = 500;

/** Duration of scrolling back to the top. */
export const SCROLL_TO_TOP_MS = 1500;

/** Duration of scrolling one screen down. */
export const SCROLL_DOWN_MS = 750;

/** Duration of a carousel's move; `--duration-open` in style sheets. */
export const SLIDE_MS = 500;

/** How long a number counts up to its value. */
export const COUNT_MS = 900;

/**
 * Longest time that the old page stands still while the next one renders, so that a poster can move
 * from one to the other.
 */
export const HOLD_MS = 500;

/** Delay before the progress bar appears. */
export const PROGRESS_THROTTLE_MS = 200;

/** How long the bar takes to fill, since the real progress is unknown. */
export const PROGRESS_DURATION_MS = 5000;

/** Interval between the bar's steps. */
export const PROGRESS_TICK_MS = 100;

/** How long the full bar stays visible. */
export const PROGRESS_HIDE_DELAY_MS = 500;

/** Minimum display time of a loading state. */
export const MINIMUM_FETCH_DISPLAY_MS = 200;
