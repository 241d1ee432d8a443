/** How long the confirmation shows before the form is empty again. Specification, section 9. */
export const FORM_SENT_MS = 5000;

/** How long a form stays locked after a network failure. Specification, section 9. */
export const SENDING_LOCK_MS = 10_000;

/** Longest time without upload progress, and then without a response. */
export const SEND_TIMEOUT_MS = 30_000;

/** Longest wait for the bot check's token before a form is sent without it. */
export const BOT_CHECK_WAIT_MS = 3000;

/** Version of the bot check. Specification, section 9. */
export const BOT_CHECK_VERSION = "v3";

/** Longest part of the mailer's status text that is shown, in characters. */
export const MAX_STATUS_TEXT_LENGTH = 200;

/** Query parameter of the career page: slug of the position to apply for. */
export const POSITION_PARAMETER = "position";

/** Base address of the mailer, without a trailing slash. */
export const MAILER_URL = (process.env.GATSBY_MAILER_URL || "/api").replace(/\/$/, "");

/** Sent to the mailer with each form. Public, like everything in the browser. */
export const MAILER_TOKEN = process.env.GATSBY_MAILER_TOKEN || "";

export const BOT_CHECK_KEY = process.env.GATSBY_RECAPTCHA_SITE_KEY || "";
