/** Words of the table of awards alone. */
export const AWARD_STRINGS = {
  table: "Table of awards",
  award: "Award",
  organisation: "Given by",
  project: "For",
  year: "Year",
} as const;
