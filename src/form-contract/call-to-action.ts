import * as v from "valibot";
import { BOT_CHECK } from "./bot-check";
import { MAX_LINE_LENGTH } from "./limits";
import { email, message, optionalLine, optionalPhone } from "./text";

/** Matches the path of a page of this site: no host, no query, nothing encoded. */
const PAGE_PATH = /^\/(?:[a-z\d-]+(?:\/[a-z\d-]+)*)?$/;

const isPagePath = (value: unknown): value is string =>
  typeof value === "string" && value.length <= MAX_LINE_LENGTH && PAGE_PATH.test(value);

/** The form for new projects. */
export const callToActionSchema = v.object({
  email: email(),
  phone: optionalPhone(),
  message: message(),
  /** The page with the form. A visitor could not correct it, so anything else counts as empty. */
  page: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => (isPagePath(value) ? value : "")),
    ),
    "",
  ),
  pageTitle: optionalLine(),
  ...BOT_CHECK,
});
