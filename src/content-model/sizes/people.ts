/** `sizes` of portraits, see `SLOTS`. */
export const PEOPLE_SIZES = {
  person: "104px",
  /** A picture as tall as the blade, and wider than its visible part. */
  blade: "(min-width: 1200px) 31vw, 176px",
  face: "(min-width: 640px) 28vw, 180px",
} as const;
