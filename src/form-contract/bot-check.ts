import * as v from "valibot";
import { readLead } from "./lead";
import { MAX_LINE_LENGTH, MAX_TOKEN_LENGTH } from "./limits";

/**
 * Fields that the script adds to each form, to tell people from programs and campaigns apart. All may
 * be missing, as without the script.
 */
export const BOT_CHECK = {
  /** Token of the bot check, requested just before sending. */
  recaptcha: v.optional(v.pipe(v.string(), v.maxLength(MAX_TOKEN_LENGTH)), ""),
  /** A hidden field that only bots fill in. */
  website: v.optional(v.pipe(v.string(), v.maxLength(MAX_LINE_LENGTH)), ""),
  /** The lead, as JSON. A visitor could not correct it, so anything invalid is left out. */
  lead: v.optional(v.pipe(v.unknown(), v.transform(readLead)), ""),
  /** Time from showing the form to sending it, in ms; missing, or empty, when it is not known. */
  elapsed: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => (value === "" ? undefined : Number(value))),
      v.optional(v.pipe(v.number(), v.minValue(0))),
    ),
  ),
} as const;
