/** Strings of sections. The specification fixes those marked (spec). */
export const SECTION_STRINGS = {
  /** (spec) */
  notFound: "This page could not be found",
  /** (spec) */
  learnMore: "Learn More",
  /** Visually hidden after "Learn More", for screen readers and search engines. */
  aboutIt: (name: string) => ` about ${name}`,
  /** (spec) */
  startProject: "Start project",
  allWorks: "All works",
  allPositions: "All open positions",
  industry: "Industry",
  keyServices: "Key services",
  seenIn: "Seen in",
  nextWork: "Next case study",
  shortVersion: "The short version",
} as const;
