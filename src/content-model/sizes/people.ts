export const PEOPLE_SIZES = {
  person: "104px",
  /** As tall as a blade, wider than the part of it that shows. */
  blade: "(min-width: 1200px) 31vw, 176px",
  face: "(min-width: 640px) 28vw, 180px",
} as const;
