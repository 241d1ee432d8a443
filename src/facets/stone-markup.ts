import { AMBER_TONES, SLATE_TONES } from "../drawing/palette";
import { STONE_FACETS } from "./stone";

/** The drawing's field, as attributes of the element around it. A facet's hair-thin edge closes the seam to the next one. */
export const STONE_FIELD = {
  viewBox: "0 0 800 900",
  width: 800,
  height: 900,
  fill: "currentColor",
  stroke: "currentColor",
  strokeLinejoin: "round",
} as const;

/** The facets of the resting stone, in their order, as elements of SVG. */
export const STONE_MARKUP = [...SLATE_TONES, ...AMBER_TONES]
  .map((colour, at) => {
    const facets = STONE_FACETS.filter(([tone]) => tone === at).map(([, outline]) => `<path d="${outline}"/>`);
    return `<g color="${colour}">${facets.join("")}</g>`;
  })
  .join("");
