// What the scripts of every page can do without: loaded with the prompt and with the forms.

/**
 * The categories with which the tag manager runs. Marketing is asked for if the settings have words
 * for it.
 */
export const ANALYTICS = "analytics";
export const MARKETING = "marketing";

/** Events for the tag manager: consent granted, and a message that has arrived. */
export const CONSENT_GRANTED_EVENT = "consent-granted";
export const LEAD_EVENT = "generate_lead";

/** Lifetime of the cookie that stores the choice. */
export const CONSENT_DAYS = 182;

/** Key of how the visit began (`form-contract/lead.ts`), as JSON. */
export const LEAD_KEY = "lead";
