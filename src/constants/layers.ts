/**
 * Cascade layers: style sheets of a later room overrule those of an earlier one, in whatever order
 * pages load them. What is out of layers overrules all.
 */
export const LAYERS = ["base", "ui", "content", "sections", "print"] as const;

/** Comes first in every page. */
export const LAYER_ORDER = `@layer ${LAYERS.join(",")};`;
