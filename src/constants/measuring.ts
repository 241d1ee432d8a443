// In a file of their own, so that only the cookie prompt and the forms have them in their scripts.

/**
 * Consent categories that the tag manager needs. Visitors are asked about marketing if the content
 * has words for it.
 */
export const ANALYTICS = "analytics";
export const MARKETING = "marketing";

/** Events for the tag manager: consent was granted, a form was accepted. */
export const CONSENT_GRANTED_EVENT = "consent-granted";
export const LEAD_EVENT = "generate_lead";

/** Lifetime of the consent cookie. */
export const CONSENT_DAYS = 182;

/** Whether first page, referrer and campaign of a visit are noted, to be sent with a message. */
export const NOTES_VISITS = process.env.GATSBY_VISIT_NOTE !== "off";

/** Session key of how the visit began (`form-contract/lead.ts`), as JSON. */
export const LEAD_KEY = "lead";
