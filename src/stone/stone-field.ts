/** Attributes of the `svg` around the stone's facets. Thin strokes close the seams between them. */
export const STONE_FIELD = {
  viewBox: "0 0 800 900",
  width: 800,
  height: 900,
  fill: "currentColor",
  stroke: "currentColor",
  strokeLinejoin: "round",
} as const;

/** Whether the stone stays at rest: for visitors who want less motion, and where it is hidden. */
export const isStill = (): boolean =>
  matchMedia("(prefers-reduced-motion: reduce), (prefers-contrast: more), (forced-colors: active)")
    .matches;
