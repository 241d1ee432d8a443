/** Playback rate of the video, as a multiple of its own speed. */
export const INTRO_PLAYBACK_RATE = 1.1;

/** Time at which the intro begins to leave if its video cannot play. */
export const INTRO_VIDEO_FAIL_MS = 1000;

/** Time by which the intro is gone in any case. */
export const INTRO_FALLBACK_MS = 5000;

/** How long the intro takes to slide away. */
export const INTRO_SLIDE_MS = 600;

/**
 * Side of the square video, in widths of the field (`STONE_FIELD`) of the stone that it ends as.
 */
export const INTRO_SQUARE = 4 / 3;

/** Paths that begin with this have no intro. */
export const INTRO_SKIPPED_PATH = "/blog";

/** Address of the video without its extension: WebM, or MP4 for browsers that cannot play that. */
export const INTRO_VIDEO = "/intro/intro";

/** Document event: the intro's state, which is the root element's `data-intro`, has changed. */
export const INTRO_EVENT = "intro";

export type IntroState = "playing" | "leaving" | "gone";
