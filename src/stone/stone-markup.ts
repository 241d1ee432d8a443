import { AMBER_TONES, SLATE_TONES } from "../constants/palette";
import { STONE_FACETS } from "./stone";

/**
 * The facets of the resting stone, in their order, as elements of SVG. A function: the bundler
 * keeps what a module computes, used or not, and would put the facets into the page's script.
 */
export const stoneMarkup = (): string =>
  [...SLATE_TONES, ...AMBER_TONES]
    .map((colour, at) => {
      const facets = STONE_FACETS.filter(([tone]) => tone === at).map(
        ([, outline]) => `<path d="${outline}"/>`,
      );
      return `<g color="${colour}">${facets.join("")}</g>`;
    })
    .join("");
