/** Whether the stone stays at rest: for those who want less motion, and where it is not shown. */
export const isStill = (): boolean =>
  matchMedia("(prefers-reduced-motion: reduce), (prefers-contrast: more), (forced-colors: active)").matches;
