import { luminance } from "../../lib/luminance";

/** The tone of a background colour: "dark" takes white text, "light" ink. */
export type ColorTone = "dark" | "light";

/** Luminance at which white and ink (`#141618`) stand out equally: sqrt(1.05 * 0.0579) - 0.05. */
const MIDDLE = 0.1966;

/**
 * Whether white or ink reads better on a colour.
 * @param color `#rrggbb`
 */
export function colorTone(color: string): ColorTone {
  return luminance(color) < MIDDLE ? "dark" : "light";
}
