/** Shortest name, in characters. Specification, section 5. */
export const NAME_MIN_LENGTH = 3;

/** A phone number has more characters than this. Specification, section 5. */
export const PHONE_LONGER_THAN = 6;

/** A message shorter than this, in characters, is marked as it is written; it can still be sent. */
export const MESSAGE_HINT_LENGTH = 10;

/** Longest values, in UTF-16 code units, checked before any pattern is. */
export const MAX_NAME_LENGTH = 200;
export const MAX_EMAIL_LENGTH = 254;
export const MAX_PHONE_LENGTH = 40;
export const MAX_LINE_LENGTH = 200;
export const MAX_URL_LENGTH = 500;
export const MAX_MESSAGE_LENGTH = 10_000;

/** Longest token of the bot check, in characters; Google's are about 2,000. */
export const MAX_TOKEN_LENGTH = 8192;

/** Largest CV, in units of 1,048,576 bytes and in bytes. */
export const MAX_CV_MB = 4;
export const MAX_CV_BYTES = MAX_CV_MB * 1024 * 1024;

/** A form that is sent sooner was hardly filled in by a person, in ms: its mail is marked. */
export const FASTEST_PERSON_MS = 2000;
