export const PEOPLE_SIZES = {
  person: "(min-width: 1200px) 200px, 104px",
  face: "(min-width: 1050px) 14vw, 150px",
} as const;
