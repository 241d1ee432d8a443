/**
 * Consent category of videos and maps of other sites. The visitor is asked when one is opened, not
 * by the prompt. The categories for measuring are in `measuring.ts`.
 */
export const MEDIA = "media";
/** Consent category that is always granted. */
export const NECESSARY = "necessary";

/** Cookie that stores the visitor's choice. */
export const CONSENT_COOKIE = "cc_cookie";

/**
 * Longest wait for the visitor's first input before the prompt shows; sooner it would only delay
 * the page.
 */
export const CONSENT_DELAY_MS = 6000;

/** Id of the tag manager's container, or "": then nothing is measured. */
export const TAG_MANAGER_ID = process.env.GATSBY_GTM_ID ?? "";

/** The tag manager's event for a page view. */
export const ROUTE_CHANGE_EVENT = "gatsby-route-change";

/** Document event: the visitor has agreed to videos and maps of other sites. */
export const MEDIA_CONSENT_EVENT = "media-consent";
