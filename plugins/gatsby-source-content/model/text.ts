/**
 * Unicode's invisible direction overrides and embeddings, which can make a title read as something
 * else, and control characters and halves of characters, which no XML feed may hold.
 */
const UNWANTED = /[\u202A-\u202E\u2066-\u2069]|(?![\n\t])\p{Cc}|\p{Cs}/gu;

/** Invisible characters: spaces, zero-width and filler characters. */
const BLANK = /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** True for a text without one visible character. */
export const isBlank = (text: string): boolean => BLANK.test(text);

/** Text composed (NFC), trimmed, and freed of direction overrides and control characters. */
export const tidyText = (text: string): string =>
  text.normalize("NFC").replace(UNWANTED, "").trim();
