/**
 * Ids of the sections below the text of a position. No heading of the text can have one with an
 * underscore.
 */
export const POSITION_IDS = { form: "application_form", others: "other_positions" } as const;

/** Strings of the open positions. */
export const POSITION_STRINGS = {
  remote: "Remote possible",
  /** Instead of an office. */
  entirelyRemote: "Remote",
  apply: "Apply for this position",
  others: "Other open positions",
  /** On the page of an address that a position may have had. */
  closed: "No position is open at this address. Look at the others, or search the site:",
  labels: {
    place: "Place",
    employment: "Employment",
    salary: "Salary",
    date: "Published",
    validThrough: "Apply by",
  },
  employment: {
    FULL_TIME: "Full-time",
    PART_TIME: "Part-time",
    CONTRACTOR: "Contract",
    TEMPORARY: "Temporary",
    INTERN: "Internship",
    VOLUNTEER: "Volunteer",
    PER_DIEM: "By the day",
    OTHER: "Other",
  },
  per: {
    HOUR: "an hour",
    DAY: "a day",
    WEEK: "a week",
    MONTH: "a month",
    YEAR: "a year",
  },
} as const;
