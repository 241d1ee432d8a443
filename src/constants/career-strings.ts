/** Strings that only the career form uses. The specification fixes those marked (spec). */
export const CAREER_STRINGS = {
  position: "Position",
  noPosition: "No particular position",
  firstName: "First name",
  surname: "Surname",
  linkedin: "LinkedIn",
  cv: "Your CV",
  cvHint: "PDF, DOCX or ODT, at most 4 MB. Drop it here, or",
  cvChoose: "choose a file",
  /** Followed by links to the terms of use and to the privacy policy. */
  agree: "I agree with the",
  terms: "terms of use",
  privacy: "privacy policy",
  newTab: "(opens in a new tab)",
  /** (spec) */
  consent: "By sending the form I agree with the terms.",
  apply: "Send application",
} as const;
