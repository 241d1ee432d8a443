/** Interests to choose from in the contact form. Specification, section 5. */
export const INTERESTS = [
  "Research & Discovery",
  "Website design",
  "Expert Audit",
  "Branding & Identity",
  "Web development",
  "Software development",
  "UX & UI Design",
  "Mobile development",
  "Other",
] as const;
