/**
 * Further categories of consent are in `measuring.ts`. Videos of other sites: asked for where one
 * is to play, and only there unless the settings are opened.
 */
export const MEDIA = "media";
/** Always on. */
export const NECESSARY = "necessary";

/** Cookie that stores the choice. */
export const CONSENT_COOKIE = "cc_cookie";

/**
 * The prompt comes with the visitor's first input, at the latest after this: until then it would
 * only delay the page.
 */
export const CONSENT_DELAY_MS = 6000;

/**
 * The tag manager's container; without one nothing is measured. `src/build/gatsby/environment.ts`
 * checks it.
 */
export const TAG_MANAGER_ID = process.env.GATSBY_GTM_ID ?? "";

/** A page view, for the tag manager. */
export const ROUTE_CHANGE_EVENT = "gatsby-route-change";

/** A visitor has agreed to videos of other sites. */
export const MEDIA_CONSENT_EVENT = "media-consent";
