/** Words of the pages that answer a form which was sent without a script; forms with one do not bring them along. */
export const ANSWER_STRINGS = {
  sentPerex: "Thank you. One of us will read it and write back, usually within two working days.",
  notSent: "The message was not sent",
  notSentPerex: "Go back in your browser: what you wrote should still be there.",
  notSentLater:
    "Our server could not take it just now. Nothing is wrong with what you wrote: please try again in a minute.",
  notSentTitle: "What to do",
  notSentHints: [
    "Your name needs at least 3 characters where there is one field for it.",
    "Your email must be one complete address, such as name@example.com.",
    "A phone number needs more than 6 characters.",
    "A message may have up to 10,000 characters.",
    "A CV must be a PDF, DOCX or ODT file of at most 4 MB.",
  ],
  notSentMail: "If it does not work again, write to us at",
} as const;
