/** Words of the career form alone. Those marked (spec) are fixed. */
export const CAREER_STRINGS = {
  position: "Position",
  noPosition: "No particular position",
  firstName: "First name",
  surname: "Surname",
  linkedin: "LinkedIn",
  cv: "Your CV",
  cvHint: "PDF, DOCX or ODT, at most 4 MB. Drop it here, or",
  cvChoose: "choose a file",
  /** Before the two that follow. */
  agree: "I agree with the",
  terms: "terms of use",
  privacy: "privacy policy",
  newTab: "(opens in a new tab)",
  /** (spec) */
  consent: "By sending the form I agree with the terms.",
  apply: "Send application",
} as const;
