import { MESSAGE_HINT_LENGTH } from "../form-contract/limits";

/** Words of the forms, apart from the other strings because they arrive with them. Those marked (spec) are fixed. */
export const FORM_STRINGS = {
  name: "Your name",
  firstName: "First name",
  surname: "Surname",
  company: "Company",
  email: "Email",
  phone: "Phone",
  subject: "Subject",
  linkedin: "LinkedIn",
  interests: "What are you interested in?",
  message: "Your message",
  optional: "optional",
  /** Of a field that nobody sees. */
  website: "Website",
  cv: "Your CV",
  cvHint: "PDF, DOCX or ODT, at most 4 MB. Drop it here, or",
  cvChoose: "choose a file",
  cvOne: "Please drop one file only.",
  /** Before the two that follow. */
  agree: "I agree with the",
  terms: "terms of use",
  privacy: "privacy policy",
  newTab: "(opens in a new tab)",
  /** (spec) */
  consent: "By clicking the button I agree with the collection and processing of my personal data.",
  /** (spec) */
  careerConsent: "By sending the form I agree with the terms.",
  messageHint: `${MESSAGE_HINT_LENGTH} characters or more help us answer well.`,
  send: "Send message",
  apply: "Send application",
  /** (spec) */
  sending: "Sending",
  /** (spec) */
  sent: "The message was sent",
  draftKept: "What you wrote is still in the form.",
  closeNotice: "Close",
  summary: "Please look at this again:",
  unreachable: "no connection to the server",
  unreadable: "an answer that could not be read",
  tooLate: "no answer in time",
} as const;

/** (spec) What a visitor reads when a message was not taken. */
export const sendingFailed = (message: string): string => `There was a problem sending the message (${message})`;
