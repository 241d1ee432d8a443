import { CUT } from "../drawing/facets";
import { polygon, pts, svgDocument } from "../drawing/svg";

/** Skin in three tones; nothing else lies on a face but brows, lips and eyes. */
export type Skin = { light: string; mid: string; shade: string; lip: string; dark: string; white: string };

/** One straight-edged plane. Its hair-thin stroke closes the seam to the neighbour. */
export const plane = (fill: string, ...xy: number[]): string =>
  polygon(pts(...xy), { fill, stroke: fill, width: 1, join: "round" });

/** The flat ground and the one plane of light, right of a 12 degree cut through (x, 0); `width` ends it at a second cut. */
export const ground = (fill: string, lit: string, x: number, width = 1200): string =>
  plane(fill, -2, -2, 802, -2, 802, 1002, -2, 1002) + plane(lit, x, -2, x + width, -2, x + width - 1004 * CUT, 1002, x - 1004 * CUT, 1002);

/**
 * An eye from its inner to its outer corner: white, iris, and the dark upper lid that carries the look.
 * `open` is the height of the opening, `gaze` moves the iris from inner (0) to outer (1) corner.
 */
export function eye(x1: number, y1: number, x2: number, y2: number, open: number, gaze: number, skin: Skin): string {
  const at = (t: number, dy: number): [number, number] => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + dy];
  const up = open * 0.62;
  const r = 0.19;
  return (
    plane(skin.white, ...at(0, 0), ...at(0.3, -up), ...at(0.7, -up), ...at(1, 0), ...at(0.72, open - up), ...at(0.3, open - up)) +
    plane(skin.dark, ...at(gaze - r, -up), ...at(gaze + r, -up), ...at(gaze + r, open * 0.1), ...at(gaze + r * 0.5, open - up), ...at(gaze - r * 0.5, open - up), ...at(gaze - r, open * 0.1)) +
    plane(skin.dark, ...at(-0.03, 2), ...at(0.28, -up - 6), ...at(0.72, -up - 7), ...at(1.1, -1), ...at(1, 2), ...at(0.7, -up + 2), ...at(0.3, -up + 2))
  );
}

export const portrait = (draw: () => string) => (): string => svgDocument(800, 1000, draw);
