import { luminance } from "./drawing/luminance";
import { INK, mix, PAPER } from "./drawing/palette";

export const STONE = "#f4f2ec";
export const SLATE = "#23272b";
export const GREY = "#5c6268";

/** Towards white for positive light, towards ink for negative; -1 to 1. */
export function shade(colour: string, light: number): string {
  return light >= 0 ? mix(colour, PAPER, light) : mix(colour, INK, -light);
}

/** Ink or paper, whichever reads better on the colour. */
export function textOn(colour: string): string {
  return luminance(colour) > 0.36 ? INK : PAPER;
}
