import { CUT, planeRight, stone } from "../facets";
import { ACCENT, INK, PAPER } from "../palette";
import { seeded } from "../random";
import type { Scene } from "../scene";
import { rect } from "../svg";

export const figure: Scene = {
  width: 1440,
  height: 810,
  format: "jpeg",
  draw({ slug, request }) {
    const random = seeded(request.path + slug);
    const colour =
      typeof request.entry.color === "string" ? request.entry.color : random.pick([ACCENT, INK, "#8a9096", "#e7e3d8"]);
    const size = Math.min(1440, 810);
    return (
      rect(0, 0, 1440, 810, { fill: colour === INK ? PAPER : INK }) +
      planeRight(1440 * 0.5 + CUT, 0, 810, 1440, "#23272b") +
      stone([1440 * 0.5, 810 * 0.5], size * 0.34, random, { colour })
    );
  },
};
