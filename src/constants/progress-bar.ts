/** Delay before the bar appears. */
export const PROGRESS_THROTTLE_MS = 200;

/** How long the bar takes to fill while the progress is unknown. */
export const PROGRESS_DURATION_MS = 5000;

/** Interval of its steps. */
export const PROGRESS_TICK_MS = 100;

/** How long the full bar stays. */
export const PROGRESS_HIDE_DELAY_MS = 500;

/** Minimum display time of whatever shows that something loads. */
export const MINIMUM_FETCH_DISPLAY_MS = 200;
