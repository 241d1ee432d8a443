import { CUT, planeRight, stone } from "../facets";
import { ACCENT, INK, PAPER } from "../palette";
import { seeded } from "../random";
import type { Scene } from "../scene";
import { rect } from "../svg";

export const service: Scene = {
  width: 1280,
  height: 1600,
  format: "jpeg",
  draw({ slug, request }) {
    const random = seeded(request.path + slug);
    const colour =
      typeof request.entry.color === "string" ? request.entry.color : random.pick([ACCENT, INK, "#8a9096", "#e7e3d8"]);
    const size = Math.min(1280, 1600);
    return (
      rect(0, 0, 1280, 1600, { fill: colour === INK ? PAPER : INK }) +
      planeRight(1280 * 0.5 + CUT, 0, 1600, 1280, "#23272b") +
      stone([1280 * 0.5, 1600 * 0.5], size * 0.34, random, { colour })
    );
  },
};
