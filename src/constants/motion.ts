/** How long the burger menu takes to slide in or out. */
export const MENU_SLIDE_MS = 800;

/** How long a page takes to appear after navigation, and the contact overlay to open or close. */
export const PAGE_FADE_MS = 500;

/** How long the way back to the top takes. */
export const SCROLL_TO_TOP_MS = 1500;

/** How long the way one screen down takes. */
export const SCROLL_DOWN_MS = 750;

/** How long a row of slides takes from one position to another; the style sheet says `--duration-open`. */
export const SLIDE_MS = 500;
