/** Breakpoints: minimum widths of the viewport, and maximum widths of containers. */
export const BREAKPOINT_SMALL_PX = 576;
export const BREAKPOINT_MEDIUM_PX = 768;
export const BREAKPOINT_LARGE_PX = 992;
export const BREAKPOINT_WIDE_PX = 1200;

/** Viewport width below which the cookie prompt is full width. */
export const CONSENT_NARROW_PX = 688;

/** Gap between the columns of a grid. */
export const GUTTER_PX = 30;

/** Width of the sidebar, from the medium breakpoint up. */
export const SIDEBAR_PX = 80;

/** Width of the agency's mark in the sidebar. */
export const MARK_PX = 44;

/** Space that stays above an anchor when it is scrolled to. */
export const SCROLL_OFFSET_PX = 50;

/** Maximum width of the contact form. */
export const CONTACT_FORM_MAX_WIDTH_PX = 870;

/** Minimum height of the message field. */
export const TEXTAREA_MIN_HEIGHT_PX = 165;

/** The hint to scroll shows until the page is scrolled by the window's height divided by this. */
export const SCROLL_HINT_DIVISOR = 1.2;

/** The angle of all cuts. */
export const CUT_DEGREES = 12;
