import slugify from "slugify";

/** Turns a title into a slug; empty for an alphabet that slugify does not know. */
export const slugOf = (title: string): string =>
  // Without this, slugify would join the words on both sides.
  slugify(title.normalize("NFC").replace(/[\p{Pd}\p{Pc}/.:]/gu, " "), {
    lower: true,
    strict: true,
  });
