/**
 * The field of the stone's drawing, as attributes of the element around its facets. Hair-thin edges
 * close the seams between them.
 */
export const STONE_FIELD = {
  viewBox: "0 0 800 900",
  width: 800,
  height: 900,
  fill: "currentColor",
  stroke: "currentColor",
  strokeLinejoin: "round",
} as const;

/** Whether the stone stays at rest: for those who want less motion, and where it is not shown. */
export const isStill = (): boolean =>
  matchMedia("(prefers-reduced-motion: reduce), (prefers-contrast: more), (forced-colors: active)")
    .matches;
