/** Minimum length of a name, in characters. Specification, section 5. */
export const NAME_MIN_LENGTH = 3;

/** A phone number has more characters than this. Specification, section 5. */
export const PHONE_LONGER_THAN = 6;

/**
 * Below this length the form hints that a message is short. It can still be sent. In characters.
 */
export const MESSAGE_HINT_LENGTH = 10;

/** Maximum lengths, in UTF-16 code units. They are checked before any pattern. */
export const MAX_NAME_LENGTH = 200;
export const MAX_EMAIL_LENGTH = 254;
export const MAX_PHONE_LENGTH = 40;
export const MAX_LINE_LENGTH = 200;
export const MAX_URL_LENGTH = 500;
export const MAX_MESSAGE_LENGTH = 10_000;

/** Maximum length of the bot check's token, in characters; Google's have about 2,000. */
export const MAX_TOKEN_LENGTH = 8192;

/** Maximum size of a CV, in units of 1,048,576 bytes and in bytes. */
export const MAX_CV_MB = 4;
export const MAX_CV_BYTES = MAX_CV_MB * 1024 * 1024;

/** A form sent sooner than this, in ms, is suspicious: a person hardly fills it in as fast. */
export const MIN_ELAPSED_MS = 2000;
