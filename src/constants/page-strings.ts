import {
  MAX_CV_MB,
  MAX_MESSAGE_LENGTH,
  NAME_MIN_LENGTH,
  PHONE_LONGER_THAN,
} from "../form-contract/limits";

/**
 * Strings of the pages shown after a form was sent without JavaScript. Apart from the forms'
 * strings, so that they are not in their script.
 */
export const ANSWER_STRINGS = {
  sentPerex: "Thank you. One of us will read it and write back, usually within one working day.",
  notSent: "The message was not sent",
  notSentPerex: "Go back in your browser: what you wrote should still be there.",
  notSentLater:
    "Our server could not take it just now. Nothing is wrong with what you wrote: please try again in a minute.",
  notSentTitle: "What to do",
  notSentHints: [
    `Your name needs at least ${NAME_MIN_LENGTH} characters where there is one field for it.`,
    "Your email must be one complete address, such as name@example.com.",
    `A phone number needs more than ${PHONE_LONGER_THAN} characters.`,
    `A message may have up to ${MAX_MESSAGE_LENGTH.toLocaleString("en")} characters.`,
    `A CV must be a PDF, DOCX or ODT file of at most ${MAX_CV_MB} MB.`,
  ],
  notSentMail: "If it does not work again, write to us at",
} as const;

/** Strings of the table of awards. */
export const AWARD_STRINGS = {
  table: "Table of awards",
  award: "Award",
  organisation: "Given by",
  project: "For",
  year: "Year",
} as const;
