import { AMBER_TONES, SLATE_TONES } from "../constants/palette";
import { STONE_FACETS } from "./stone";

/**
 * SVG of the facets of the resting stone, in their order. It is a function, because the bundler
 * would keep a computed constant, and with it the facets, in the page's script.
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
