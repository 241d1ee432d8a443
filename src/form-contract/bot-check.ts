import * as v from "valibot";
import { readLead } from "./lead";
import { MAX_LINE_LENGTH, MAX_TOKEN_LENGTH } from "./limits";

/**
 * What each form sends beside its fields: to tell people from programs, and campaigns apart. All of
 * it may be missing, as without a script.
 */
export const BOT_CHECK = {
  /** Token of the bot check, obtained just before sending. */
  recaptcha: v.optional(v.pipe(v.string(), v.maxLength(MAX_TOKEN_LENGTH)), ""),
  /** A hidden field that only bots fill in. */
  website: v.optional(v.pipe(v.string(), v.maxLength(MAX_LINE_LENGTH)), ""),
  /** Of the visit, as JSON. A visitor could not correct it: what is not allowed is left out. */
  lead: v.optional(v.pipe(v.unknown(), v.transform(readLead)), ""),
  /**
   * How long the visitor has had for the form, in ms; not there, or empty without a script, when
   * that cannot be told.
   */
  elapsed: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => (value === "" ? undefined : Number(value))),
      v.optional(v.pipe(v.number(), v.minValue(0))),
    ),
  ),
} as const;
