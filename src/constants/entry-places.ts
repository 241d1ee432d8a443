// In a file of its own, so that no page has it in its script.

/**
 * A page that shows entries of a collection which have no pages of their own, or of which anchors
 * on that page have been linked to: positions.
 */
type EntryPlace = {
  page: string;
  collection: string;
  /** Anchor of the section that shows them, if the page has more than one section. */
  section?: string;
  /** Prefix of each entry's anchor, before its slug; undefined if entries have no anchors. */
  prefix?: string;
};

export const ENTRY_PLACES: readonly EntryPlace[] = [
  { page: "/", collection: "industries", section: "industries", prefix: "" },
  { page: "/", collection: "offices", section: "coffee", prefix: "office-" },
  { page: "/contact", collection: "offices", section: "offices", prefix: "office-" },
  { page: "/contact", collection: "contact-people", section: "people" },
  { page: "/about-us", collection: "team", section: "team", prefix: "team-" },
  { page: "/about-us", collection: "values", section: "values" },
  { page: "/about-us", collection: "numbers", section: "numbers" },
  { page: "/about-us", collection: "awards", section: "awards" },
  { page: "/about-us", collection: "design-process", section: "design-process" },
  { page: "/about-us", collection: "process-slides", section: "process-slides" },
  { page: "/services", collection: "services", prefix: "" },
  { page: "/career-page", collection: "positions", section: "positions", prefix: "" },
  { page: "/blog", collection: "categories", section: "topics", prefix: "" },
  { page: "/privacy-policy", collection: "third-parties", section: "tags" },
];

/** The places whose entries have anchors. */
export const ENTRY_ANCHORS = ENTRY_PLACES.flatMap(({ page, collection, prefix }) =>
  prefix === undefined ? [] : [{ page, collection, prefix }],
);
