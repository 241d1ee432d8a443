/** The categories of cookies that need consent; the other one is always on. */
export const ANALYTICS = "analytics";
/** Videos of other sites: asked for where one is to play, and only there unless the settings are opened. */
export const MEDIA = "media";
export const NECESSARY = "necessary";

/** Cookie that stores the choice, and its lifetime. */
export const CONSENT_COOKIE = "cc_cookie";
export const CONSENT_DAYS = 182;

/** The prompt comes with the visitor's first input, at the latest after this: until then it would only delay the page. */
export const CONSENT_DELAY_MS = 6000;

/** The tag manager's container; without one nothing is measured. `src/build/gatsby/environment.ts` checks it. */
export const TAG_MANAGER_ID = process.env.GATSBY_GTM_ID ?? "";

/** Events for the tag manager: a page view, and consent granted. */
export const ROUTE_CHANGE_EVENT = "gatsby-route-change";
export const CONSENT_GRANTED_EVENT = "consent-granted";

/** A message has arrived. */
export const LEAD_EVENT = "generate_lead";

/** A visitor has agreed to videos of other sites. */
export const MEDIA_CONSENT_EVENT = "media-consent";
