/** `sizes` of pictures of the services page, see `SLOTS`. */
export const SERVICES_SIZES = {
  /** A picture as tall as the words beside it, and wider than its visible part. */
  tall: "(min-width: 1200px) 74vw, (min-width: 768px) 40vw, calc(100vw - 40px)",
  edge: "(min-width: 768px) 40vw, calc(100vw - 40px)",
  column: "(min-width: 1200px) 27vw, (min-width: 768px) 38vw, calc(100vw - 40px)",
} as const;
