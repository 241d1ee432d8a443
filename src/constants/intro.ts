/** How fast the video plays, as a multiple of its own speed. */
export const INTRO_PLAYBACK_RATE = 1.1;

/** When the intro leaves if its video cannot play. */
export const INTRO_VIDEO_FAIL_MS = 1000;

/** When the intro is gone, whatever happens. */
export const INTRO_FALLBACK_MS = 5000;

/** How long it takes to slide away. */
export const INTRO_SLIDE_MS = 600;

/**
 * Side of its video, in widths of the field in which the hero's stone is drawn; their middles
 * coincide.
 */
export const INTRO_SQUARE = 4 / 3;

/** Beginning of the paths that have no intro. */
export const INTRO_SKIPPED_PATH = "/blog";

/**
 * Address of its video, without the extension: WebM first, MP4 for browsers that cannot play it.
 */
export const INTRO_VIDEO = "/intro/intro";

/** Dispatched on the document when the intro's state, the root element's `data-intro`, changes. */
export const INTRO_EVENT = "intro";

export type IntroState = "playing" | "leaving" | "gone";
