import { CUT, planeRight, stone } from "../facets";
import { ACCENT, INK, PAPER } from "../palette";
import { seeded } from "../random";
import type { Scene } from "../scene";
import { rect } from "../svg";

export const processSlide: Scene = {
  width: 1600,
  height: 1200,
  format: "jpeg",
  draw({ slug, request }) {
    const random = seeded(request.path + slug);
    const colour =
      typeof request.entry.color === "string" ? request.entry.color : random.pick([ACCENT, INK, "#8a9096", "#e7e3d8"]);
    const size = Math.min(1600, 1200);
    return (
      rect(0, 0, 1600, 1200, { fill: colour === INK ? PAPER : INK }) +
      planeRight(1600 * 0.5 + CUT, 0, 1200, 1600, "#23272b") +
      stone([1600 * 0.5, 1200 * 0.5], size * 0.34, random, { colour })
    );
  },
};
