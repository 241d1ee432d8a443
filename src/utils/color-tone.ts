import { luminance } from "../../lib/luminance";

/** Luminance at which white and ink (`#141618`) stand out equally: sqrt(1.05 * 0.0579) - 0.05. */
const MIDDLE = 0.1966;

/** The tone of a background colour (`#rrggbb`): "dark" takes white text, "light" ink, whichever reads better. */
export function colorTone(color: string): "dark" | "light" {
  return luminance(color) < MIDDLE ? "dark" : "light";
}
