/** Words of the forms, apart from the other strings because they arrive with them. Those marked (spec) are fixed. */
export const FORM_STRINGS = {
  name: "Your name",
  company: "Company",
  email: "Email",
  phone: "Phone",
  interests: "What are you interested in?",
  /** (spec) */
  interestNames: [
    "Research & Discovery",
    "Website design",
    "Expert Audit",
    "Branding & Identity",
    "Web development",
    "Software development",
    "UX & UI Design",
    "Mobile development",
    "Other",
  ],
  message: "Your message",
  optional: "optional",
  /** (spec) */
  consent: "By clicking the button I agree with the collection and processing of my personal data.",
  send: "Send message",
} as const;
