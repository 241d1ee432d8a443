import { MESSAGE_HINT_LENGTH } from "../form-contract/limits";

/**
 * Strings of the forms, whose script loads on demand. The specification fixes those marked (spec).
 */
export const FORM_STRINGS = {
  name: "Your name",
  company: "Company",
  email: "Email",
  phone: "Phone",
  subject: "Subject",
  interests: "What are you interested in?",
  message: "Your message",
  optional: "optional",
  /** Label of the honeypot field. */
  website: "Website",
  /** (spec) */
  consent: "By clicking the button I agree with the collection and processing of my personal data.",
  messageHint: `${MESSAGE_HINT_LENGTH} characters or more help us answer well.`,
  send: "Send message",
  /** (spec) */
  sending: "Sending",
  /** (spec) */
  sent: "The message was sent",
  draftKept: "What you wrote is still in the form.",
  closeNotice: "Close",
  offline: "You are offline. Your message waits here: send it once you are online again.",
  summary: "Please look at this again:",
  unreachable: "no connection to the server",
  unreadable: "an answer that could not be read",
  tooLate: "no answer in time",
} as const;

/** (spec) Notice that a message was not accepted. */
export const sendingFailed = (message: string): string =>
  `There was a problem sending the message (${message})`;
