/**
 * Words of sections, for the pages that have them. Up to `startProject`, but for `aboutIt`, the
 * specification fixes them.
 */
export const SECTION_STRINGS = {
  notFound: "This page could not be found",
  learnMore: "Learn More",
  /** Visually hidden after "Learn More", for screen readers and search engines. */
  aboutIt: (name: string) => ` about ${name}`,
  startProject: "Start project",
  allWorks: "All works",
  allPositions: "All open positions",
  industry: "Industry",
  keyServices: "Key services",
  seenIn: "Seen in",
  nextWork: "Next case study",
  shortVersion: "The short version",
} as const;
