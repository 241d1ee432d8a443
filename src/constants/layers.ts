/**
 * Cascade layers: a later one overrides an earlier one, in whatever order pages load the style
 * sheets. Rules outside of layers override all.
 */
export const LAYERS = ["base", "ui", "content", "sections", "print"] as const;

/** The statement that sets the order of the layers: the first style of every page. */
export const LAYER_ORDER = `@layer ${LAYERS.join(",")};`;
