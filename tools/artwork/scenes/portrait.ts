import { CUT, planeRight, stone } from "../facets";
import { ACCENT, INK, PAPER } from "../palette";
import { seeded } from "../random";
import type { Scene } from "../scene";
import { rect } from "../svg";

export const portrait: Scene = {
  width: 800,
  height: 1000,
  format: "jpeg",
  draw({ slug, request }) {
    const random = seeded(request.path + slug);
    const colour =
      typeof request.entry.color === "string" ? request.entry.color : random.pick([ACCENT, INK, "#8a9096", "#e7e3d8"]);
    const size = Math.min(800, 1000);
    return (
      rect(0, 0, 800, 1000, { fill: colour === INK ? PAPER : INK }) +
      planeRight(800 * 0.5 + CUT, 0, 1000, 800, "#23272b") +
      stone([800 * 0.5, 1000 * 0.5], size * 0.34, random, { colour })
    );
  },
};
