/** Words of the forms, apart from the other strings because they arrive with them. Those marked (spec) are fixed. */
export const FORM_STRINGS = {
  name: "Your name",
  company: "Company",
  email: "Email",
  phone: "Phone",
  interests: "What are you interested in?",
  message: "Your message",
  optional: "optional",
  /** (spec) */
  consent: "By clicking the button I agree with the collection and processing of my personal data.",
  send: "Send message",
} as const;
