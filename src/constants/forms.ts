/** How long the confirmation stays before the form is empty again. Specification, section 9. */
export const FORM_SENT_MS = 5000;

/** How long a form stays locked after the network has failed. Specification, section 9. */
export const SENDING_LOCK_MS = 10_000;

/** Longest time without upload progress, and for the response. */
export const SEND_TIMEOUT_MS = 30_000;

/** How long sending waits for the token of the bot check. */
export const BOT_CHECK_WAIT_MS = 3000;

/** Version of the bot check. Specification, section 9. */
export const BOT_CHECK_VERSION = "v3";

/** Characters of the mailer's status text that are shown. */
export const MAX_STATUS_TEXT_LENGTH = 200;

/** Of the career page's address: the slug of the position to apply for. */
export const POSITION_PARAMETER = "position";

/** Where the mailer is, without a slash at its end. */
export const MAILER_URL = (process.env.GATSBY_MAILER_URL || "/api").replace(/\/$/, "");

/** Public, as everything in the browser is. */
export const MAILER_TOKEN = process.env.GATSBY_MAILER_TOKEN || "";

export const BOT_CHECK_KEY = process.env.GATSBY_RECAPTCHA_SITE_KEY || "";
