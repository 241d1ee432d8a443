/** Words of the open positions alone. */
export const POSITION_STRINGS = {
  remote: "Remote possible",
  apply: "Apply for this position",
  /** Visually hidden after it. */
  asPosition: (name: string) => ` as ${name}`,
  employment: { FULL_TIME: "Full-time", PART_TIME: "Part-time", CONTRACTOR: "Contract", INTERN: "Internship" },
} as const;
